import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readReferences } from '@/content/references'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { type ArgumentFault, correctValue, diagnose, unquote } from '@/step-language/correct/correct-value'
import { createValueTools, sampleValue } from '@/step-language/values/value-tools'
import { problemText } from '@/tools/step-finder/finder-view'
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

test.each(values)('$locale, $type: the fault of «$raw»', ({ locale, type, raw, fault, corrected }) => {
  expect(diagnose(raw, type, locale, tools) ?? []).toEqual([fault, corrected].filter(Boolean))
})

test.each(wrong.filter(({ corrected }) => corrected))(
  '$locale, $type: «$corrected» is right',
  ({ locale, type, corrected = '' }) => {
    expect(tools.isValue(corrected, type, locale)).toBe(true)
    expect(correctValue(corrected, type, locale, tools)).toBe(corrected)
  },
)

test.each(wrong)('$locale, $type: the strings say how to correct «$raw»', ({ locale, type, raw }) => {
  const [fault = 'missing', corrected] = diagnose(raw, type, locale, tools) ?? []
  const text = problemText({ name: 'x', type, raw, fault, corrected }, 'SAMPLE', locale)
  expect(text.rule).toMatch(/^\p{Lu}.*[^.]$/u)
  expect(text.example).toBe(corrected ?? 'SAMPLE')
})

test('a text gets quotes, and a missing value is reported', () => {
  const value = { name: 'path', type: 'text' }
  const quotes = { ...value, raw: '/users', fault: 'quotes', corrected: "'/users'" } as const
  expect(problemText(quotes, '', 'en')).toEqual({
    raw: '/users',
    rule: 'It goes in quotes',
    lead: FINDER_STRINGS.en.write,
    example: "'/users'",
  })
  const missing = { ...value, raw: '', fault: 'missing', corrected: undefined } as const
  expect(problemText(missing, "'a'", 'es').rule).toBe('Falta el valor de path')
})

const argumentTypes = [
  ...new Set(testCatalogue().steps.flatMap((step) => step.arguments?.map(({ type }) => type) ?? [])),
]

test.each(STEP_LANGUAGES)('the sample of every type is valid in %s', (locale) => {
  for (const type of argumentTypes) {
    const sample = sampleValue(type, 'name', locale, types)
    expect([type, sample, tools.isValue(sample, type, locale)]).toEqual([type, sample, true])
  }
})

test('a text sample is the name of its argument, and an unknown type has no sample', () => {
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
