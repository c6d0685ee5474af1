import { readReferences } from '@/content/references'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { createStepExpression, isValueOf, matchExpression } from '@/steps/expression/step-expression'
import { createTypePatterns } from '@/steps/values/type-patterns'

const { dataTypes } = readReferences()

const isValue = (type: string, value: string, language: string): boolean =>
  isValueOf(type, value, createTypePatterns(dataTypes, language))

const valuesOf = (kind: 'examples' | 'rejected') =>
  STEP_LANGUAGES.flatMap((locale) =>
    dataTypes.types.flatMap(({ name, [kind]: values }) =>
      [...(values?.any ?? []), ...(values?.[locale] ?? [])].map((value) => [locale, name, value] as const),
    ),
  )

test('exactly the types that may be in a sentence have a pattern', () => {
  const named = [...dataTypes.types.filter(({ kind }) => kind !== 'block'), ...dataTypes.assertions]
  const known = [...createTypePatterns(dataTypes, 'es').keys()]
  expect(known.sort()).toEqual(named.map(({ name }) => name).sort())
})

test.each(valuesOf('examples'))('%s: the type %s accepts %s', (locale, type, value) => {
  expect(isValue(type, value, locale)).toBe(true)
})

test.each(valuesOf('rejected'))('%s: the type %s rejects %s', (locale, type, value) => {
  expect(isValue(type, value, locale)).toBe(false)
})

const OPERANDS: Record<string, Record<StepLanguage, string>> = {
  text: { es: "'a'", en: "'a'" },
  integer: { es: '1.400', en: '1,400' },
  decimal: { es: '1,5', en: '1.5' },
  duration: { es: '3 segundos', en: '3 seconds' },
}

const comparisons = STEP_LANGUAGES.flatMap((locale) =>
  dataTypes.assertions
    .filter(({ operand }) => operand in OPERANDS)
    .flatMap(({ name, operand, family, unary }) =>
      dataTypes.matchers
        .filter(({ key, expression, family: families }) =>
          expression.en.includes('~x~')
            ? families.includes(family)
            : unary.includes(key.replace('matcher.generic.', '')),
        )
        .map(({ expression }) => {
          const plain = expression[locale].replace(/(?<!\\)\((\w+ )?(?:\w+\|)?([\w ]+)\)/g, '$1$2').replace(/\\/g, '')
          return [locale, name, plain.replace('~x~', OPERANDS[operand]?.[locale] ?? '')] as const
        }),
    ),
)

test.each(comparisons)('%s: the type %s accepts the comparison %s', (locale, type, comparison) => {
  expect(isValue(type, comparison, locale)).toBe(true)
})

test.each(STEP_LANGUAGES)('%s: units and metrics are those of the language, singular and plural', (locale) => {
  for (const { expression } of dataTypes.durationUnits) {
    for (const end of ['', 's'])
      expect(isValue('duration', `3 ${expression[locale].replace('(s)', end)}`, locale)).toBe(true)
  }
  for (const { type, expression } of dataTypes.metrics) {
    expect(isValue(type, expression[locale].replace(/\((\w+)\|\w+\)/, '$1'), locale)).toBe(true)
  }
})

test.each([
  ['en', 'is Thursday, February 29, 2024', true],
  ['en', 'is 2024-02-29', false],
  ['en', '2024-02-29', true],
  ['es', 'es 29 feb 2024', true],
  ['es', 'es 29/2/24', false],
  ['es', '29/2/24', true],
  ['es', 'es nulo', true],
] as const)('%s: a comparison of dates ties only the first form to its words: "%s"', (locale, value, expected) => {
  expect(isValue('date-assertion', value, locale)).toBe(expected)
})

test.each([
  ['fr', '1\u202f234,5', true],
  ['fr', '1.5', false],
  ['en-US', '1,234.5', true],
  ['es-ES', '1.234,5', true],
  ['no language', '1,234.5', true],
])('the language tag %s gives the numbers their separators: %s', (language, value, expected) => {
  expect(isValue('decimal', value, language)).toBe(expected)
})

test('a language that is neither Spanish nor English has ISO dates and English words', () => {
  expect(isValue('date', '2024-02-29', 'fr')).toBe(true)
  expect(isValue('duration', '3 seconds', 'fr')).toBe(true)
  expect(isValue('duration', '3 secondes', 'fr')).toBe(false)
})

test.each([
  ['integer-assertion', "starts with 'a'"],
  ['integer-assertion', 'starts with 1'],
  ['integer-assertion', 'is empty'],
  ['integer-assertion', 'is 1.5'],
  ['biginteger-assertion', 'is 14'],
  ['text-assertion', "is greater than 'a'"],
  ['text-assertion', 'is a'],
  ['duration-assertion', 'is 3'],
  ['long-metric', 'median'],
])('the type %s does not take "%s"', (type, value) => {
  expect(isValue(type, value, 'en')).toBe(false)
})

test('a decimal matches as few digits as possible, like the tool', () => {
  const expression = createStepExpression('{decimal}(*)', createTypePatterns(dataTypes, 'en'))
  expect(matchExpression(expression, '1.234')?.unnamed?.raw).toBe('1.2')
})

test.each([
  ['date', '1/123/24'],
  ['date', '123/1/24'],
  ['date', '1/1/024'],
  ['date', '2024-2-29'],
  ['time', '9:5'],
  ['time', '10:05:03.12'],
  ['datetime', '2024-02-29_09:05'],
])('the shape of a moment counts: no %s is %s', (type, value) => {
  expect(isValue(type, value, 'es')).toBe(false)
})

test.each([
  ['date', '99/99/99'],
  ['time', '10:05:03 (CEST)'],
  ['datetime', 'jueves, 29 de febrero de 2024, 9:05:10 CET'],
])('the tool looks at the shape only: a %s is %s', (type, value) => {
  expect(isValue(type, value, 'es')).toBe(true)
})
