/** @jest-environment node */

import { LOCALES } from '@/i18n/locale'
import { sampleSentence } from '@/step-language/values/sample-value'
import { testFinder } from '../test-finder'

const { catalogue, match } = testFinder()
const { steps, dataTypes } = catalogue

test.each(LOCALES)('the sample sentence of every step in %s is that step', (locale) => {
  const others = steps.filter((step) => {
    const found = match(sampleSentence(step, locale, dataTypes), locale)
    return !found.some(({ step: { id } }) => id === step.id)
  })
  expect(others.map(({ id }) => id)).toEqual([])
})

test('it shows how values are written, and fills in free words', () => {
  const expression = { es: 'se modifica(n) * con los datos del fichero {file}', en: '{word} as content type' }
  expect(sampleSentence({ expression }, 'es', dataTypes)).toMatch(
    /^se modifica el elemento con los datos del fichero '.+'$/,
  )
  expect(sampleSentence({ expression }, 'en', dataTypes)).toMatch(/^[\w-]+ as content type$/)
})
