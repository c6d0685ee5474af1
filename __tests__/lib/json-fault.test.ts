import { jsonFault } from '@/lib/json-fault'

test.each(['{}', '[]', '0', ' "a\\u00e9\\"" ', '{"a": [1, -2.5e3, {"b": null}], "c": true}\n', '[[], {}]'])(
  '%j is JSON',
  (text) => {
    expect(() => JSON.parse(text)).not.toThrow()
    expect(jsonFault(text)).toBeUndefined()
  },
)

test.each([
  ['{"a": 1,}', '}'],
  ['[1, 2,]', ']'],
  ["{'a': 1}", "'"],
  ['{"a" 1}', '1'],
  ['[1 2]', '2'],
  ['{"a": 1', '1'],
  ['{} {}', '{'],
  ['{"a": tru}', 't'],
  ['[01]', '0'],
  ['{"a": "b\nc"}', '"'],
  ['// no', '/'],
  ['[}', '}'],
])('in %j the first error is at %j', (text, sign) => {
  expect(() => JSON.parse(text)).toThrow()
  const fault = jsonFault(text)
  expect(text.slice(fault?.from, fault?.to)).toBe(sign)
})
