import { LOCALES, type Locale } from '@/i18n/locale'
import { wordKey } from '@/step-language/words/word-key'
import { synonymLikeness } from '@/step-language/words/word-likeness'

const areSynonyms = (one: string, other: string, ...locales: Locale[]) =>
  synonymLikeness(wordKey(one, ...locales), wordKey(other, ...locales)) > 0

test.each([
  ['borrar', 'eliminan'],
  ['archivos', 'fichero'],
  ['contrasena', 'password'],
  ['remove', 'deleted'],
  ['bbdd', 'database'],
  ['estado', 'status'],
  ['correos', 'email'],
])('who searches for "%s" may mean "%s"', (typed, other) => {
  expect(areSynonyms(typed, other, ...LOCALES)).toBe(true)
})

test.each(['portabilidad', 'rutinariamente', 'fragmentario', ''])('"%s" has no other word', (typed) => {
  expect(wordKey(typed, ...LOCALES).concepts).toEqual([])
})

test('in a Spanish sentence English words match only verbatim', () => {
  expect(areSynonyms('record', 'fila', 'es')).toBe(true)
  expect(areSynonyms('records', 'fila', 'es')).toBe(false)
})

test('a word stands for what its concept stands for, one way', () => {
  expect(areSynonyms('rabbitmq', 'cola', 'es')).toBe(true)
  expect(areSynonyms('cola', 'rabbitmq', 'es')).toBe(false)
})
