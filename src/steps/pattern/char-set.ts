/** Characters by their code points: ranges with both ends inside, or everything but them. */
export interface CharSet {
  ranges: readonly (readonly [number, number])[]
  isNegated: boolean
}

const codesOf = (characters: string): [number, number][] =>
  [...characters].map((character) => [character.codePointAt(0) ?? 0, character.codePointAt(0) ?? 0])

const between = (from: string, to: string): [number, number] => [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0]

const DIGITS = [between('0', '9')]
const WORD = [...DIGITS, between('A', 'Z'), between('a', 'z'), ...codesOf('_')]
const SPACES = codesOf(' \t\n\v\f\r')

/** What a dot stands for: Java leaves out more line ends than JavaScript does. */
export const ANY_CHARACTER: CharSet = { ranges: codesOf('\n\r\u0085\u2028\u2029'), isNegated: true }

/** Java's classes know ASCII only. */
const CLASSES: Record<string, CharSet> = {
  d: { ranges: DIGITS, isNegated: false },
  D: { ranges: DIGITS, isNegated: true },
  w: { ranges: WORD, isNegated: false },
  W: { ranges: WORD, isNegated: true },
  s: { ranges: SPACES, isNegated: false },
  S: { ranges: SPACES, isNegated: true },
}

/**
 * The class that a letter names after a backslash.
 * @example classOf('d') // => the ten digits
 */
export const classOf = (letter: string): CharSet | undefined => CLASSES[letter]

/**
 * @param code a code point
 * @example hasChar({ ranges: [[48, 57]], isNegated: false }, 53) // => true
 */
export const hasChar = ({ ranges, isNegated }: CharSet, code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to) !== isNegated
