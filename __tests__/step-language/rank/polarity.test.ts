/** @jest-environment node */

import type { Locale } from '@/i18n/locale'
import { findSteps } from '@/step-language/finder'
import { testFinder } from '../test-finder'

const nearest = (sentence: string, locale: Locale) => {
  const answer = findSteps({ text: sentence, lang: locale }, testFinder(), locale)
  return answer.kind === 'near' ? answer.near[0]?.step.id : undefined
}

test.each<[string, Locale, string]>([
  // The no of a comparison is its own.
  ['el código de la respuesta HTTP no es 200', 'es', 'rest.assert.response.HTTP.code'],
])('«%s» is no nearer to its opposite', (sentence, locale, id) => {
  expect(nearest(sentence, locale)).toBe(id)
})
