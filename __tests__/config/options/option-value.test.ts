import type { Option } from '@/config/options/option'
import { type ConfigValue, entryFits, valueFits } from '@/config/options/option-value'
import { translated } from '@/i18n/locale'

const option = (type: Option['type'], values?: Option['values']): Option => ({
  key: 'demo.key',
  type,
  values,
  default: null,
  required: false,
  description: translated({ es: '', en: '' }),
})

/** A property that the tool replaces at run time. */
const PLACEHOLDER = `\${mode}`

const CASES: [type: Option['type'], fitting: ConfigValue[], others: ConfigValue[]][] = [
  ['string', ['a', '', 3, true, PLACEHOLDER], [null, [], ['a'], {}]],
  ['boolean', [true, false, 'true', 'Off', 'yes', PLACEHOLDER], ['maybe', 1, null, '', []]],
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
  ['coordinates', ['es.iti:rest:1.0', 'a:b', 'a:b:jar:c:1'], ['rest', 'a:', 'a b:c', 'a:b 1', 3, 'a:b,c:d']],
  ['list<decimal>', ['95, 99.5', [95, '99.5']], ['95, most']],
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
