import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readReferences } from '@/content/references'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { type ArgumentFault, correctValue, explainArgument, unquote } from '@/step-language/correct/correct-value'
import { createValueTools, sampleValue } from '@/step-language/values/value-tools'
import { problemText } from '@/tools/step-finder/near-item'
import { testCatalogue } from '../test-finder'

interface Value {
  locale: StepLanguage
  type: string
  raw: string
  fault?: ArgumentFault
  corrected?: string
}

const values: Value[] = parse(readFileSync(join(__dirname, 'values.yaml'), 'utf8'))
const types = readReferences().dataTypes
const tools = createValueTools(types)
const wrong = values.filter(({ fault }) => fault)

test.each(values)('$locale, $type: what is wrong with «$raw»', ({ locale, type, raw, fault, corrected }) => {
  const problem = explainArgument({ name: 'x', type }, raw, locale, tools)
  expect(problem?.fault).toBe(fault)
  expect(problem?.corrected).toBe(corrected)
})

test.each(wrong.filter(({ corrected }) => corrected))(
  '$locale, $type: «$corrected» is right',
  ({ locale, type, corrected = '' }) => {
    expect(tools.isValue(corrected, type, locale)).toBe(true)
    expect(correctValue(corrected, type, locale, tools)).toBe(corrected)
  },
)

test.each(wrong)('$locale, $type: it is said how «$raw» is written', ({ locale, type, raw }) => {
  const problem = explainArgument({ name: 'x', type }, raw, locale, tools)
  const text = problem && problemText(problem, 'SAMPLE', locale)
  expect(text?.rule).toMatch(/^\p{Lu}.*[^.]$/u)
  expect(text?.example).toBe(problem?.corrected ?? 'SAMPLE')
})

test('a text goes in quotes, and a missing value is named', () => {
  const problem = explainArgument({ name: 'path', type: 'text' }, '/users', 'en', tools)
  expect(problem && problemText(problem, '', 'en')).toEqual({
    raw: '/users',
    rule: 'A text goes in quotes',
    lead: FINDER_STRINGS.en.write,
    example: "'/users'",
  })
  const missing = explainArgument({ name: 'path', type: 'text' }, '', 'es', tools)
  expect(missing && problemText(missing, "'a'", 'es').rule).toBe('Falta el valor de path')
})

const argumentTypes = [
  ...new Set(testCatalogue().steps.flatMap((step) => step.arguments?.map(({ type }) => type) ?? [])),
]

test.each(STEP_LANGUAGES)('the sample of every type is a value of it in %s', (locale) => {
  for (const type of argumentTypes) {
    const sample = sampleValue(type, 'name', locale, types)
    expect([type, sample, tools.isValue(sample, type, locale)]).toEqual([type, sample, true])
  }
})

test('a text is shown as its name, and nothing is known of an unknown type', () => {
  expect(sampleValue('text', 'alias', 'es', types)).toBe("'alias'")
  expect(sampleValue('unheard-of', 'x', 'es', types)).toBe('')
})

test.each([
  ["'a'", 'a'],
  ['"a"', 'a'],
  ['\'a"', '\'a"'],
  ['a', 'a'],
])('without its quotes, %s is %s', (raw, text) => {
  expect(unquote(raw)).toBe(text)
})
