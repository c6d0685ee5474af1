import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readReferences } from '@/content/references'
import { otherLanguage, STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { createValueTools } from '@/step-language/values/value-tools'
import { writePhrase } from '@/step-language/write/write-sentence'
import { createStepExpression, matchExpression } from '@/steps/expression/step-expression'
import { createTypePatterns } from '@/steps/values/type-patterns'

interface Case {
  type: string
  es: string
  en: string
  /** Only in this direction: the other one yields another form. */
  only?: StepLanguage
}

interface Cases {
  pairs: Case[]
  none: { type: string; from: StepLanguage; raw: string }[]
}

const { pairs, none }: Cases = parse(readFileSync(join(__dirname, 'values.yaml'), 'utf8'))
const { dataTypes } = readReferences()
const { translate } = createValueTools(dataTypes)
const directions = pairs.flatMap((pair) =>
  STEP_LANGUAGES.filter((from) => !pair.only || pair.only === from).map((from) => ({
    ...pair,
    from,
    to: otherLanguage(from),
  })),
)

test.each(directions)('$type: «$es» and «$en» are translations, from $from', ({ type, from, to, ...both }) => {
  expect(translate(both[from], type, from, to)).toBe(both[to])
})

test.each(none)('$type: «$raw» of $from has no form in the other language', ({ type, from, raw }) => {
  expect(translate(raw, type, from, otherLanguage(from))).toBeUndefined()
})

test.each(directions)('$type: the translation of «$es» / «$en» is accepted in the other language', (value) => {
  const { type, from, to } = value
  const written = translate(value[from], type, from, to) ?? ''
  const expression = createStepExpression(`{x:${type}}`, createTypePatterns(dataTypes, to))
  expect(matchExpression(expression, written)?.x?.raw).toBe(written)
})

test.each(STEP_LANGUAGES)('every comparison of %s survives a translation and back', (from) => {
  const to = otherLanguage(from)
  for (const { key, family, expression } of dataTypes.matchers) {
    const type = family.includes('string') ? 'text-assertion' : 'integer-assertion'
    const value = type === 'text-assertion' ? "'a, b'" : '1'
    const written = writePhrase(expression[from]).replace('~x~', value)
    const translation = writePhrase(expression[to]).replace('~x~', value)
    expect([key, translate(written, type, from, to)]).toEqual([key, translation])
  }
})

test('a value is unchanged if the language stays the same', () => {
  expect(translate('1.400,5', 'decimal', 'es', 'es')).toBe('1.400,5')
})
