/** Accents and other combining marks; without its bar `≠` would be `=`. */
const MARKS = /(?!\u0338)\p{M}/gu

/** @example withoutAccents('Instalación') // => 'Instalacion' */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(MARKS, '')

const NOT_ASCII = /[^\0-\x7f]/gu

const foldCharacter = (character: string): string => {
  const folded = withoutAccents(character).toLowerCase()
  return folded.length === character.length ? folded : character
}

/**
 * A text without case and accents, for comparing. The length never changes, so offsets in the folded text are valid in the
 * original.
 * @example foldText('Código HTTP') // => 'codigo http'
 */
export const foldText = (text: string): string => text.replace(NOT_ASCII, foldCharacter).toLowerCase()

/** Camel-case boundaries (`baseURL`, `executionID`, `HTTPCode`), and signs between words. */
const BOUNDARY = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^\p{L}\p{N}]+/u

/** @example splitName('html-reportTitle') // => ['html', 'report', 'Title'] */
export const splitName = (name: string): string[] => name.split(BOUNDARY).filter(Boolean)

/** Whether a text is the source of a regular expression. */
export function isRegExp(source: string): boolean {
  try {
    return Boolean(new RegExp(source))
  } catch {
    return false
  }
}

/** A text for use in a regular expression, where it stands for itself. @example escaped('a.b') // => 'a\\.b' */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export type DiffPart = { change: 'same' | 'del' | 'ins'; text: string }

/** How a sign that nobody sees is known. @example signName('\u200b') // => 'U+200B' */
export const signName = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
