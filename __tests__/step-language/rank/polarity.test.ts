/** @jest-environment node */

import type { Locale } from '@/i18n/locale'
import { findSteps } from '@/step-language/finder'
import { areOpposite, senseOf } from '@/step-language/rank/sense'
import { testFinder } from '../test-finder'

const sense = (words: string, locale: Locale) => senseOf(words.split(' '), locale)

test.each<[string, Locale, boolean]>([
  ['la tabla no esta vacia', 'es', true],
  ['la tabla esta vacia', 'es', false],
  ['las cookies estan desactivadas', 'es', true],
  ['no se recibe ningun mensaje', 'es', true],
  // A phrase says what it says as a whole.
  ['la tabla esta sin filas', 'es', false],
  ['la tabla no tiene filas', 'es', false],
  ['that element is disabled', 'en', true],
  ['the content does not exist in the database', 'en', true],
  ['the number of users', 'en', false],
])('whether «%s» says no', (words, locale, isNegative) => {
  expect(sense(words, locale).negations.length > 0).toBe(isNegative)
})

test.each<[string, string, Locale, boolean]>([
  ['el fichero existe', 'el fichero no existe', 'es', true],
  ['the file is missing', 'the file exists', 'en', true],
  ['se inserta el contenido', 'se elimina el contenido', 'es', true],
  ['la tabla no esta vacia', 'la tabla tiene filas', 'es', false],
  ['the users are not equal', 'the users are different', 'en', false],
])('whether «%s» is the contrary of «%s»', (one, other, locale, isOpposite) => {
  expect(areOpposite(sense(one, locale), sense(other, locale))).toBe(isOpposite)
})

const nearest = (sentence: string, locale: Locale) => {
  const answer = findSteps({ text: sentence, lang: locale }, testFinder(), locale)
  return answer.kind === 'near' ? answer.near[0]?.step.id : undefined
}

test.each<[string, Locale, string]>([
  ['las cookies no están activadas', 'es', 'jmeter.define.cookies.disable'],
  ["a book with TITLE = 'Quixote' doesn't exist in table BOOKS", 'en', 'db.assert.table.not.exists.row.one.column'],
  ["a book with TITLE = 'Quixote' exists in table BOOKS", 'en', 'db.assert.table.exists.row.one.column'],
  // The no of a comparison is its own.
  ['el código de la respuesta HTTP no es 200', 'es', 'rest.assert.response.HTTP.code'],
])('«%s» is no nearer to its opposite', (sentence, locale, id) => {
  expect(nearest(sentence, locale)).toBe(id)
})
