import { STEP_LANGUAGES } from '@/i18n/locale'
import { sampleParts, sampleSentence } from '@/step-language/values/value-tools'
import { testFinder } from '../test-finder'

const { catalogue, match } = testFinder()
const { steps, dataTypes } = catalogue

test.each(STEP_LANGUAGES)('the sample sentence of every step in %s matches that step', (locale) => {
  const others = steps.filter((step) => {
    const found = match(sampleSentence(step, locale, dataTypes), locale)
    return !found.some(({ step: { id } }) => id === step.id)
  })
  expect(others.map(({ id }) => id)).toEqual([])
})

test.each(STEP_LANGUAGES)('every value in the sample of every step in %s has the colour of its type', (locale) => {
  for (const step of steps) {
    const parts = sampleParts(step, locale, match, dataTypes)
    expect(parts.map(({ text }) => text).join('')).toBe(sampleSentence(step, locale, dataTypes))
    expect([step.id, parts.filter(({ family }) => family).length]).toEqual([step.id, step.arguments?.length ?? 0])
  }
})

test('a sample sentence has sample values and free words', () => {
  const expression = { es: 'se modifica(n) * con los datos del fichero {file}', en: '{word} as content type' }
  expect(sampleSentence({ expression }, 'es', dataTypes)).toMatch(
    /^se modifica el elemento con los datos del fichero '.+'$/,
  )
  expect(sampleSentence({ expression }, 'en', dataTypes)).toMatch(/^[\w-]+ as content type$/)
})
