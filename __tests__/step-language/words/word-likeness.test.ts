import type { Locale } from '@/i18n/locale'
import { stem } from '@/step-language/words/stem'
import { wordKey, wordLikeness } from '@/step-language/words/word-likeness'

const likeness = (locale: Locale, one: string, other: string) =>
  wordLikeness(wordKey(one, locale), wordKey(other, locale))

test.each<[Locale, string, string]>([
  ['es', 'siguientes', 'siguiente'],
  ['es', 'vacio', 'vacia'],
  ['es', 'consultamos', 'consulta'],
  ['es', 'eliminado', 'eliminan'],
  ['en', 'satisfies', 'satisfy'],
  ['en', 'tapped', 'tap'],
  ['en', 'records', 'record'],
])('%s: «%s» and «%s» have the same stem', (locale, one, other) => {
  expect(stem(one, locale)).toBe(stem(other, locale))
  expect(likeness(locale, one, other)).toBe(0.95)
})

test('a short word keeps its end', () => {
  expect(stem('los', 'es')).toBe('los')
})

test.each<[Locale, string, string, number]>([
  ['es', 'tabla', 'tabla', 1],
  ['es', 'archivo', 'fichero', 0.85],
  ['es', 'carpetas', 'directorio', 0.85],
  ['en', 'folder', 'directory', 0.85],
  ['es', 'parmetro', 'parametro', 0.85],
  ['es', 'tiemout', 'timeout', 0.85],
  ['en', 'requestd', 'requested', 0.85],
  ['es', 'respuetsa', 'respuesta', 0.85],
  ['es', 'cola', 'tabla', 0],
  ['es', 'el', 'la', 0],
])('%s: «%s» is like «%s» by %d', (locale, one, other, expected) => {
  expect(likeness(locale, one, other)).toBeCloseTo(expected)
})

test('a word that has been begun is the more like the longer it is', () => {
  expect(likeness('es', 'resp', 'respuesta')).toBeGreaterThan(0.6)
  expect(likeness('es', 'respues', 'respuesta')).toBeGreaterThan(likeness('es', 'resp', 'respuesta'))
  expect(likeness('es', 're', 'respuesta')).toBe(0)
})
