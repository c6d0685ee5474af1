/** @jest-environment node */

import type { Locale } from '@/i18n/locale'
import { findSteps } from '@/step-language/finder'
import { testFinder } from '../test-finder'

const nearest = (sentence: string, locale: Locale) => {
  const answer = findSteps({ text: sentence, lang: locale }, testFinder(), locale)
  return answer.kind === 'near' ? (answer.near[0]?.step.id ?? '') : ''
}

test.each<[string, string, Locale, string]>([
  ['the name of a plugin', 'un timeout de jmeter de 5 segundos', 'es', 'jmeter.define.timeout'],
  ['the name of a plugin', 'a rest timeout of 5 seconds', 'en', 'rest.define.timeout'],
  ['the code of a response', 'a status 404', 'en', 'rest.assert.response.HTTP.code'],
  ['the code of a response', 'el status es 201', 'es', 'rest.assert.response.HTTP.code'],
  ['the end', 'se ejecuta el siguiente script SQL al terminar:', 'es', 'db.define.cleanup.document'],
  ['the keyword', 'Cuando se ha limpiado la tabla de LIBROS', 'es', 'db.action.clear.table.all'],
])('%s decides between steps: «%s»', (_, sentence, locale, id) => {
  expect(nearest(sentence, locale)).toBe(id)
})
