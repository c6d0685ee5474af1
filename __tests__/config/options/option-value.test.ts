/** @jest-environment node */
import { fileOptions, type Option } from '@/config/options/option'
import { type ConfigValue, entryFits, valueFits } from '@/config/options/option-value'
import { catalogueOptions, readReferences } from '@/content/references'

const option = (type: Option['type'], values?: Option['values']): Option => ({
  key: 'demo.key',
  type,
  values,
  default: null,
  required: false,
  description: { es: '', en: '' },
})

/** A property that the tool fills in at run time. */
const PLACEHOLDER = `\${mode}`

const CASES: [type: Option['type'], fitting: ConfigValue[], others: ConfigValue[]][] = [
  ['string', ['a', '', 3, true, PLACEHOLDER], [null, [], ['a'], {}]],
  ['boolean', [true, false, 'true', 'false', PLACEHOLDER], ['yes', 1, null, '', []]],
  [
    'integer',
    [0, -3, '42', '+7', `n ${PLACEHOLDER}`],
    [1.5, '1.5', 'soon', '', ' ', '0x10', '1e3', true, null, [1], Infinity],
  ],
  ['decimal', [0, -1.5, '3', '.5', '2.', '1e-3', PLACEHOLDER], ['1,5', '', ' ', 'a', true, null, NaN, Infinity]],
  [
    'url',
    ['http://localhost:8080', 'amqp://x', 'failover:(amqp://x,amqp://y)', PLACEHOLDER],
    ['localhost', 'localhost:8080', 'http:/a', '/a', 'http://a b', 3, null],
  ],
  ['locale', ['es', 'en-US', 'es_ES', 'spa'], ['español', 'e', '', 3, true]],
  ['coordinates', ['es.iti:rest:1.0', 'a:b', 'a:b:jar:c:1'], ['rest', 'a:', 'a b:c', 3, 'a:b,c:d']],
  ['path', ['a/b', '/tmp', '.', 3], [null, ['a'], {}]],
  ['regex', ['^a.*$', ''], [null, []]],
  ['section', [{}, { a: 1 }], ['a', 1, null, [], ['a']]],
  ['list<string>', [[], ['a'], 'a', 'a, b', '', 3], [null, [null], [['a']], {}]],
  ['list<integer>', [[1, '2'], '1, 2', 3, []], [['a'], '1, b', '1,,2', null, {}]],
  ['map<integer>', [{}, { a: 1, b: '2' }], [{ a: 'x' }, [1], 'a', null, 1]],
]

describe.each(CASES)('%s', (type, fitting, others) => {
  test.each(fitting.map((value) => [value]))('takes %j', (value) => {
    expect(valueFits(option(type), value)).toBe(true)
  })

  test.each(others.map((value) => [value]))('does not take %j', (value) => {
    expect(valueFits(option(type), value)).toBe(false)
  })
})

test.each<[ConfigValue, boolean]>([
  ['STRICT', true],
  ['strict', true],
  ['0', true],
  [0, true],
  [PLACEHOLDER, true],
  ['STRICTER', false],
  ['', false],
  [null, false],
  [['STRICT'], false],
  [{}, false],
])('in a closed list %j fits: %s', (value, fits) => {
  expect(valueFits(option('enum', ['STRICT', 'LOOSE', 0]), value)).toBe(fits)
})

test('a list of values is closed only for an enum', () => {
  expect(valueFits(option('string', ['a', 'b']), 'c')).toBe(true)
  expect(valueFits(option('enum'), 'anything')).toBe(true)
})

test.each<[Option['type'], ConfigValue, boolean]>([
  ['map<integer>', 3, true],
  ['map<integer>', 'x', false],
  ['map<string>', ['a', 'b'], true],
  ['map<string>', null, false],
  ['string', 'a', true],
  ['string', null, false],
  ['string', { deeper: 1 }, true],
])('an entry of %s may be %j: %s', (type, value, fits) => {
  expect(entryFits(option(type), value)).toBe(fits)
})

const KNOWN = fileOptions(catalogueOptions(readReferences()))

const known = (key: string) => {
  const found = KNOWN.find((one) => one.key === key)
  if (!found) throw new Error(`no option ${key}`)
  return found
}

test('a list may be one text with commas, each part of its type', () => {
  const percentiles = known('jmeter.report.influx.percentiles')
  expect(valueFits(percentiles, '95, 99.5')).toBe(true)
  expect(valueFits(percentiles, [95, '99.5'])).toBe(true)
  expect(valueFits(percentiles, '95, most')).toBe(false)
})

test.each([
  ['group:artifact', true],
  ['group:artifact:1.0.0', true],
  ['artifact', false],
  ['group:artifact 1', false],
])('%s are coordinates: %s', (text, fits) => {
  expect(valueFits(known('wakamiti.launcher.modules'), [text])).toBe(fits)
})

test('an entry has the type of what it is an entry of; more levels of keys are valid', () => {
  const loggers = known('wakamiti.log.loggers.*')
  expect(entryFits(loggers, 'DEBUG')).toBe(true)
  expect(entryFits(loggers, 'loud')).toBe(false)
  expect(entryFits(loggers, { iti: 'loud' })).toBe(true)
  const info = known('htmlReport.extra_info.*')
  expect(entryFits(info, ['a', 1])).toBe(true)
  expect(entryFits(info, null)).toBe(false)
})
