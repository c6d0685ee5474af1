import { ANY_CHARACTER, type CharSet, parseClass, parseEscape } from './char-set'
import { PatternReader } from './pattern-reader'

const GROUP_NAME = /\?<([A-Za-z][A-Za-z0-9]*)>/y
const COUNTS = /\{(\d+)(,?)(\d*)\}/y

const literal = (character: string): PatternNode => {
  const code = character.codePointAt(0) ?? 0
  return { kind: 'chars', set: { ranges: [[code, code]], isNegated: false } }
}

function parseGroup(reader: PatternReader): PatternNode {
  const name = reader.takeMatch(GROUP_NAME)?.[1]
  const isNotAhead = name === undefined && reader.take('?!')
  if (name === undefined && !isNotAhead) reader.take('?:')
  const item = parseChoice(reader)
  if (!reader.take(')')) reader.fail('a parenthesis is not closed')
  if (name !== undefined) return { kind: 'capture', name, item }
  return isNotAhead ? { kind: 'not-ahead', item } : item
}

function parseAtom(reader: PatternReader): PatternNode {
  const character = reader.next()
  switch (character) {
    case '(':
      return parseGroup(reader)
    case '[':
      return { kind: 'chars', set: parseClass(reader) }
    case '\\':
      return { kind: 'chars', set: parseEscape(reader) }
    case '.':
      return { kind: 'chars', set: ANY_CHARACTER }
    case '^':
      return { kind: 'edge', at: 'start' }
    case '$':
      return { kind: 'edge', at: 'end' }
    case '?':
    case '*':
    case '+':
    case '{':
      return reader.fail(`"${character}" has nothing to repeat`)
    default:
      return literal(character)
  }
}

function parseCounts(reader: PatternReader): { min: number; max: number } | undefined {
  if (reader.take('?')) return { min: 0, max: 1 }
  if (reader.take('*')) return { min: 0, max: Number.POSITIVE_INFINITY }
  if (reader.take('+')) return { min: 1, max: Number.POSITIVE_INFINITY }
  if (!reader.sees('{')) return undefined
  const [, least = '', comma, most] = reader.takeMatch(COUNTS) ?? reader.fail('a brace is not an argument')
  const min = Number(least)
  const open = comma ? Number.POSITIVE_INFINITY : min
  return { min, max: most ? Number(most) : open }
}

function parseRepeat(reader: PatternReader): PatternNode {
  const item = parseAtom(reader)
  const counts = parseCounts(reader)
  if (!counts) return item
  const isLazy = reader.take('?')
  if (counts.max < counts.min) reader.fail('a count goes backwards')
  return { kind: 'repeat', item, ...counts, isLazy }
}

function parseSequence(reader: PatternReader): PatternNode {
  const items: PatternNode[] = []
  while (!reader.isAtEnd && !reader.sees('|') && !reader.sees(')')) items.push(parseRepeat(reader))
  return { kind: 'sequence', items }
}

function parseChoice(reader: PatternReader): PatternNode {
  const options = [parseSequence(reader)]
  while (reader.take('|')) options.push(parseSequence(reader))
  return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options }
}

/**
 * Reads a regular expression of the kind that step expressions compile to: no back references, no look-behind.
 * @throws {PatternError} when the pattern is invalid
 * @example parsePattern('a+') // => repeat 1..∞ of the character a
 */
export function parsePattern(source: string): PatternNode {
  const reader = new PatternReader(source)
  const tree = parseChoice(reader)
  if (!reader.isAtEnd) reader.fail('a parenthesis closes nothing')
  return tree
}

export type PatternNode =
  | { kind: 'chars'; set: CharSet }
  | { kind: 'sequence'; items: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; item: PatternNode; min: number; max: number; isLazy: boolean }
  | { kind: 'capture'; name: string; item: PatternNode }
  | { kind: 'not-ahead'; item: PatternNode }
  | { kind: 'edge'; at: 'start' | 'end' }
