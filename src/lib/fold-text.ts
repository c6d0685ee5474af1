/** Accents and other marks that stand on a letter. */
const MARKS = /\p{M}/gu
const NOT_ASCII = /[^\0-\x7f]/gu

const foldCharacter = (character: string): string => {
  const folded = character.normalize('NFD').replace(MARKS, '').toLowerCase()
  return folded.length === character.length ? folded : character
}

/**
 * A text as it is compared when case and accents do not count. Every character keeps its place, so that a position in the
 * folded text is one in the text itself.
 * @example foldText('Código HTTP') // => 'codigo http'
 */
export const foldText = (text: string): string => text.replace(NOT_ASCII, foldCharacter).toLowerCase()
