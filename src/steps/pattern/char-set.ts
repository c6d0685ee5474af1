import type { PatternReader } from './pattern-reader'

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

/** The characters that a dot matches: Java excludes more line ends than JavaScript does. */
export const ANY_CHARACTER: CharSet = { ranges: codesOf('\n\r\u0085\u2028\u2029'), isNegated: true }

/** Java's classes are ASCII only. */
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

const CONTROLS: Record<string, string> = { t: '\t', n: '\n', r: '\r', f: '\f' }

const single = (character: string): CharSet => {
  const code = character.codePointAt(0) ?? 0
  return { ranges: [[code, code]], isNegated: false }
}

/**
 * Reads what follows a backslash: a class, a control character, or a literal character.
 * @throws {PatternError} for escapes that no expression needs: back references, boundaries, properties
 */
export function parseEscape(reader: PatternReader): CharSet {
  const character = reader.next()
  const known = classOf(character) ?? (CONTROLS[character] && single(CONTROLS[character]))
  if (known) return known
  if (/[A-Za-z0-9]/.test(character)) return reader.fail(`\\${character} has no meaning here`)
  return single(character)
}

const parseItem = (reader: PatternReader): CharSet => {
  const character = reader.next()
  return character === '\\' ? parseEscape(reader) : single(character)
}

/** A character, a class, or the range that a hyphen after the character begins. */
function parseRange(reader: PatternReader): CharSet {
  const first = parseItem(reader)
  if (!reader.sees('-') || reader.sees('-]')) return first
  reader.take('-')
  const [[from] = [0, 0]] = first.ranges
  const [[, to] = [0, 0]] = parseItem(reader).ranges
  return { ranges: [[from, to]], isNegated: false }
}

/**
 * Reads a character class after its opening bracket.
 * @example parseClass(reader of '^"]…') // => every character but the quote
 */
export function parseClass(reader: PatternReader): CharSet {
  const isNegated = reader.take('^')
  const ranges: [number, number][] = []
  while (!reader.take(']')) {
    for (const [from, to] of parseRange(reader).ranges) ranges.push([from, to])
  }
  return { ranges, isNegated }
}
