/** @jest-environment node */

import type { Locale } from '@/i18n/locale'
import { findSteps } from '@/step-language/finder'
import { isStepNegative } from '@/step-language/rank/polarity'
import { stepUnits } from '@/step-language/rank/step-units'
import { Vocabulary } from '@/step-language/words/vocabulary'
import { testFinder } from '../test-finder'

const isNegativeStep = (expression: string, locale: Locale) =>
  isStepNegative(stepUnits(expression, new Vocabulary(locale)), locale)

test.each<[string, Locale, boolean]>([
  ['la tabla {word} no está vacía', 'es', true],
  ['la tabla {word} está vacía', 'es', false],
  ['(que) las cookies están desactivadas', 'es', true],
  ['no se recibe ningún mensaje durante {duration}', 'es', true],
  ['that element is disabled', 'en', true],
  ['the content of the XLS file {file} does not exist in the database', 'en', true],
  ['the number of * having {word} = {text}', 'en', false],
])('whether «%s» is negative', (expression, locale, isNegative) => {
  expect(isNegativeStep(expression, locale)).toBe(isNegative)
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
