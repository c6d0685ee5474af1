import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020'
import { parse } from 'yaml'
import { configSchema, type JsonSchema } from '@/config/options/config-schema'
import { fileOptions, ROOTS } from '@/config/options/option'
import { catalogueOptions, readReferences } from '@/content/references'
import { LOCALES } from '@/i18n/locale'
import { optionExample } from '@/tools/options-explorer/options-explorer'

const OPTIONS = catalogueOptions(readReferences())
const FILE_OPTIONS = fileOptions(OPTIONS)

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
const validate = ajv.compile(configSchema(OPTIONS, 'en'))

/** The errors of a configuration; none if it is valid. */
const errorsOf = (config: unknown): string[] =>
  validate(config) ? [] : (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)

const at = (schema: JsonSchema, ...path: string[]): JsonSchema =>
  path.reduce((node, name) => (node.properties as Record<string, JsonSchema>)[name] ?? {}, schema)

test.each(LOCALES)('the schema in %s is valid against its meta-schema', (locale) => {
  const schema = configSchema(OPTIONS, locale)
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(schema.$id).toBe(`https://iti-ict.github.io/wakamiti/assets/schema/wakamiti.${locale}.schema.json`)
  expect(ajv.validateSchema(schema)).toBe(true)
})

test('the schemas of both languages differ only in their texts', () => {
  const [spanish, english] = LOCALES.map((locale) =>
    JSON.stringify(configSchema(OPTIONS, locale), (key, value) => (['description', '$id'].includes(key) ? '' : value)),
  )
  expect(spanish).toBe(english)
  expect(at(configSchema(OPTIONS, 'es'), 'wakamiti', 'rest', 'timeout').description).toContain('Límite')
  expect(at(configSchema(OPTIONS, 'en'), 'wakamiti', 'rest', 'timeout').description).toContain('Limit')
})

test('closed lists are enums, and options without effect are deprecated', () => {
  const schema = configSchema(OPTIONS, 'en')
  expect(at(schema, 'wakamiti', 'email', 'store', 'protocol')).toMatchObject({
    anyOf: [{ enum: ['imap', 'imaps', 'pop3', 'pop3s'] }, {}],
  })
  expect(at(schema, 'wakamiti', 'logs', 'showLogo').deprecated).toBe(true)
  expect(at(schema, 'wakamiti', 'logs', 'showElapsedTime').deprecated).toBeUndefined()
})

test('a default is spelt as among the values', () => {
  const strategy = at(configSchema(OPTIONS, 'en'), 'wakamiti', 'cucumberExporter', 'multiLevelStrategy')
  expect(strategy).toMatchObject({ default: 'outerSteps', anyOf: [{ enum: ['innerSteps', 'outerSteps'] }, {}] })
})

test('the description of a required option begins with that, in its language', () => {
  expect(at(configSchema(OPTIONS, 'es'), 'wakamiti', 'resourceTypes').description).toMatch(/^Obligatoria\. /)
  expect(at(configSchema(OPTIONS, 'en'), 'wakamiti', 'resourceTypes').description).toMatch(/^Required\. /)
})

const CONTENT = join(__dirname, '../../../content')

/** Every YAML example of the site that is a configuration of the tool. */
const EXAMPLES = (readdirSync(CONTENT, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(join(CONTENT, file), 'utf8').matchAll(/^```yaml[^\n]*\n([\s\S]*?)^```/gm)].map(
      ([, yaml = ''], index) => [`${file} ${index + 1}`, parse(yaml) as Record<string, unknown> | null] as const,
    ),
  )
  .filter(([, config]) => ROOTS.some((root) => config?.[root] !== undefined))

test.each(EXAMPLES)('the example %s is valid', (_, config) => {
  expect(errorsOf(config)).toEqual([])
})

test.each(FILE_OPTIONS.map((option) => [option.key, option] as const))(
  '%s, as the explorer writes it, is valid',
  (_, option) => {
    for (const locale of LOCALES) expect(errorsOf(parse(optionExample(option, locale)))).toEqual([])
  },
)

const REFUSED: [string, unknown, string[]][] = [
  ['another root', { wakamitti: {} }, [' additionalProperties']],
  ['a misspelled key', { wakamiti: { rest: { baseUrl: 'http://a' } } }, ['/wakamiti/rest additionalProperties']],
  [
    'a misspelled key of a data source',
    { wakamiti: { database: { datasource: { archive: { url: 'a' } } } } },
    ['/wakamiti/database/datasource/archive additionalProperties'],
  ],
  [
    'a category inside a category',
    { wakamiti: { fileUploader: { reportOutputs: { testCaseOutputs: {} } } } },
    ['/wakamiti/fileUploader/reportOutputs additionalProperties'],
  ],
  [
    'an option of feature files',
    { wakamiti: { redefinition: { stepMap: '1-2' } } },
    ['/wakamiti/redefinition additionalProperties'],
  ],
]

test.each(REFUSED)('%s is refused', (_, config, errors) => {
  expect(errorsOf(config)).toEqual(errors)
})

const ACCEPTED: [string, unknown][] = [
  ['custom keys, for features to read', { wakamiti: { member: 7, library: { name: 'Central' } } }],
  ['numbers and booleans between quotes', { wakamiti: { dryRun: 'true', rest: { timeout: '500' } } }],
  [
    'a placeholder',
    { wakamiti: { dryRun: `\${env.DRY}`, rest: { baseURL: `\${env.URL}`, contentType: `\${env.TYPE}` } } },
  ],
  ['entries of several levels', { wakamiti: { htmlReport: { extra_info: { team: { name: 'QA' }, tags: ['a'] } } } }],
  [
    'the keys that a category repeats',
    { wakamiti: { fileUploader: { reportOutputs: { host: 'a', credentials: { username: 'b' } } } } },
  ],
]

test.each(ACCEPTED)('%s is accepted', (_, config) => {
  expect(errorsOf(config)).toEqual([])
})
