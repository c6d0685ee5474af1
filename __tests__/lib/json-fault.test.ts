import { jsonFault } from '@/lib/json-fault'

test.each(['{}', '[]', '0', ' "a\\u00e9\\"" ', '{"a": [1, -2.5e3, {"b": null}], "c": true}\n', '[[], {}]'])(
  '%j is JSON',
  (text) => {
    expect(() => JSON.parse(text)).not.toThrow()
    expect(jsonFault(text)).toBeUndefined()
  },
)

test.each([
  ['{"a": 1,}', '}', 'name'],
  ['[1, 2,]', ']', 'value'],
  ["{'a': 1}", "'", 'name'],
  ['{"a" 1}', '1', 'colon'],
  ['[1 2]', '2', 'comma'],
  ['{"a": 1', '1', 'comma'],
  ['{} {}', '{', 'end'],
  ['{"a": tru}', 't', 'value'],
  ['[01]', '0', 'value'],
  ['{"a": "b\nc"}', '"', 'value'],
  ['// no', '/', 'value'],
  ['[}', '}', 'value'],
])('in %j the first error is at %j, where a %s is expected', (text, sign, expected) => {
  expect(() => JSON.parse(text)).toThrow()
  const fault = jsonFault(text)
  expect([text.slice(fault?.from, fault?.to), fault?.expected]).toEqual([sign, expected])
})
