import { type CharSet, classOf } from './char-set'
import type { PatternReader } from './pattern-reader'

const CONTROLS: Record<string, string> = { t: '\t', n: '\n', r: '\r', f: '\f' }

const single = (character: string): CharSet => {
  const code = character.codePointAt(0) ?? 0
  return { ranges: [[code, code]], isNegated: false }
}

/**
 * Reads what follows a backslash: a class, a control character, or a character that stands for itself.
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
 * Reads a character class; the opening bracket is behind.
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
