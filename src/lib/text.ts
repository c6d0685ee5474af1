/** Accents and other combining marks, except the bar that tells `≠` from `=`. */
const MARKS = /(?!\u0338)\p{M}/gu

/** @example withoutAccents('Instalación') // => 'Instalacion' */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(MARKS, '')

const NOT_ASCII = /[^\0-\x7f]/gu

const foldCharacter = (character: string): string => {
  const folded = withoutAccents(character).toLowerCase()
  return folded.length === character.length ? folded : character
}

/** Removes case and accents, for comparing. The length stays, so that offsets do, too. @example foldText('Código') // => 'codigo' */
export const foldText = (text: string): string => text.replace(NOT_ASCII, foldCharacter).toLowerCase()

/** Camel-case boundaries (`baseURL`, `executionID`, `HTTPCode`), and what is between words. */
const BOUNDARY = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^\p{L}\p{N}]+/u

/** @example splitName('html-reportTitle') // => ['html', 'report', 'Title'] */
export const splitName = (name: string): string[] => name.split(BOUNDARY).filter(Boolean)

/** Counts in words. @example counted('step', 'steps')(1) // => '1 step' */
export const counted =
  (one: string, many: string) =>
  (count: number): string =>
    `${count} ${count === 1 ? one : many}`

export function isRegExp(source: string): boolean {
  try {
    return Boolean(new RegExp(source))
  } catch {
    return false
  }
}

/** Escapes a text to match it literally in a regular expression. @example escaped('a.b') // => 'a\\.b' */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export type DiffPart = { change: 'same' | 'del' | 'ins'; text: string }

/** Names an invisible character by its code point. @example codePointOf('\u200b') // => 'U+200B' */
export const codePointOf = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
