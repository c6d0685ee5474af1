import Ajv2020 from 'ajv/dist/2020'
import { parse } from 'yaml'
import { checkConfig } from '@/config/check/check-config'
import { configSchema } from '@/config/options/config-schema'
import { fileOptions, fullKey } from '@/config/options/option'
import { optionCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'

const CATALOGUE = optionCatalogue(readReferences())

const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(configSchema(CATALOGUE.options, 'en'))

/** The codes that the schema can report, too: it sees neither quotes nor other keys. */
const SHARED = ['unknown-key', 'wrong-value', 'misplaced-key', 'read-elsewhere', 'no-keys']

const PLACEHOLDER = `\${x}`

const VALUES = [
  ...['true', 'yes', 'Off', 'maybe', '1', '1.5', '.inf', '.nan', 'text', "''", 'DEBUG', 'gherkin', 'Gherkin', 'json'],
  ...[
    'http://a',
    'localhost:8080',
    'a:b:1',
    "'a:b:1, c:d'",
    "'1, 2'",
    "'1, b'",
    `'a b, ${PLACEHOLDER}'`,
    `'1, ${PLACEHOLDER}'`,
    `'${PLACEHOLDER}'`,
  ],
  ...[
    '[gherkin]',
    '[1, 2]',
    '[a, [b]]',
    '[[a]]',
    `['${PLACEHOLDER}']`,
    '{}',
    '{ a: b }',
    '{ a: [b] }',
    '{ a: { b: c } }',
    '{ a: [[b]] }',
  ],
  'null',
]

const onePerType = [
  ...new Map(
    fileOptions(CATALOGUE.options).map((option) => {
      const { type, values, exactCase, required, key } = option
      const ends = key.endsWith('.*')
      return [[type, values !== undefined, exactCase, required, ends, key.includes('{')].join(), option]
    }),
  ).values(),
]

const isMissing = (text: string, key: string): boolean =>
  checkConfig(text, CATALOGUE).findings.some((finding) => finding.code === 'missing-key' && finding.key === key)

const checkerAccepts = (text: string): boolean =>
  !checkConfig(text, CATALOGUE).findings.some(({ code }) => SHARED.includes(code))

const nested = (key: string, value: string): string => {
  const names = key.replace('{alias}', 'mine').replace('*', 'mine').split('.')
  return `${names.map((name, depth) => `${'  '.repeat(depth)}${name}:`).join('\n')} ${value}`
}

test.each(onePerType.map((option) => [option.key, option.type, option] as const))(
  '%s, %s: checker and schema agree on its values',
  (_, __, option) => {
    const texts = VALUES.map((value) => nested(fullKey(option), value))
    const decided = texts.filter((text) => !option.required || !isMissing(text, fullKey(option)))
    expect(decided.filter((text) => checkerAccepts(text) !== validate(parse(text)))).toEqual([])
  },
)

test.each([
  'wakamiti.rest.timeout: 5',
  'wakamiti: { rest.timeout: 5 }',
  'wakamiti: { database: { connection.url: a } }',
])('checker and schema refuse keys with dots: %s', (text) => {
  expect(validate(parse(text))).toBe(false)
  expect(checkConfig(text, CATALOGUE).findings.map(({ code }) => code)).toContain('dotted-key')
})
