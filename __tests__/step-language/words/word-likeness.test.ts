import { LOCALES, type Locale } from '@/i18n/locale'
import { stem } from '@/step-language/words/stem'
import { wordKey } from '@/step-language/words/word-key'
import { mistypedLikeness, typedLikeness, wordLikeness } from '@/step-language/words/word-likeness'

const likeness = (locale: Locale, one: string, other: string) =>
  wordLikeness(wordKey(one, locale), wordKey(other, locale))

const typed = (one: string, other: string) => typedLikeness(wordKey(one, ...LOCALES), wordKey(other, ...LOCALES))
const mistyped = (one: string, other: string) => mistypedLikeness(wordKey(one, 'es'), wordKey(other, 'es'))

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

describe('while it is being typed', () => {
  test.each([
    ['timeout', 'timeout'],
    ['autentic', 'autenticacion'],
    ['tablas', 'tabla'],
    ['files', 'file'],
    ['autenticar', 'autenticacion'],
    ['sheet', 'ignoresheetpattern'],
  ])('"%s" means "%s" without a slip', (begun, word) => {
    expect(typed(begun, word)).toBeGreaterThan(0)
  })

  test.each([
    ['rest', 'test'],
    ['conexion', 'contenido'],
    ['url', 'curl'],
    ['tablas', 'tab'],
  ])('"%s" does not mean "%s"', (begun, word) => {
    expect(typed(begun, word)).toBe(0)
  })

  test('the word itself is nearest, then its beginning, the longer the nearer', () => {
    const [whole, long, short, inside] = [
      typed('timeout', 'timeout'),
      typed('timeou', 'timeout'),
      typed('ti', 'timeout'),
      typed('meout', 'timeout'),
    ]
    expect(whole).toBe(1)
    expect(long).toBeLessThan(whole)
    expect(short).toBeLessThan(long)
    expect(inside).toBeLessThan(short)
  })

  test.each([
    ['tiemout', 'timeout'],
    ['cabezera', 'cabecera'],
    ['autentificacion', 'autenticacion'],
    ['autentizac', 'autenticacion'],
  ])('"%s" is a slip of "%s"', (begun, word) => {
    expect(mistyped(begun, word)).toBeGreaterThan(0)
  })

  test.each([
    ['sql', 'sal'],
    ['orden', 'dodge'],
    ['rest', 'resultado'],
  ])('"%s" is no slip of "%s"', (begun, word) => {
    expect(mistyped(begun, word)).toBe(0)
  })

  test('slips are guessed at in whole words where that is asked for', () => {
    const isMistyped = (other: string) => mistypedLikeness(wordKey('proxi', 'es'), wordKey(other, 'es'), true) > 0
    expect([isMistyped('proxy'), isMistyped('proxies'), isMistyped('proxim')]).toEqual([true, false, false])
  })

  test('in two languages a short stem says nothing', () => {
    expect(typed('outer', 'out')).toBe(0)
    expect(typed('tablas', 'tabla')).toBe(0.95)
  })
})
