import type { DiffPart } from '@/lib/text'
import type { ArgumentFamily } from '@/steps/values/data-types'

/** A piece of a changed sentence; values have the colour of their type. */
export type SentenceDiffPart = DiffPart & { family?: ArgumentFamily }

/** A value of a sentence, from a character up to, not including, another: it is compared as a whole. */
interface DiffValue {
  start: number
  end: number
  family?: ArgumentFamily
  /** What is shown when the value is new: `{table:word}`. */
  placeholder?: string
}

/** Words with the blanks after them, values in quotes whole. */
const PIECE = /(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s:,]+|[:,])\s*/g

/** Longer ones are not compared word by word: they are shown as a whole. */
const MOST_PIECES = 200

type Piece = { text: string; value?: DiffValue }

function piecesOf(sentence: string, values: readonly DiffValue[]): Piece[] {
  const pieces: Piece[] = []
  const addWords = (text: string) => pieces.push(...(text.match(PIECE) ?? []).map((piece) => ({ text: piece })))
  let at = 0
  for (const value of [...values].sort((one, other) => one.start - other.start)) {
    addWords(sentence.slice(at, value.start))
    at = sentence.length - sentence.slice(value.end).trimStart().length
    pieces.push({ text: sentence.slice(value.start, at), value })
  }
  addWords(sentence.slice(at))
  return pieces
}

const areSame = (one: Piece | undefined, other: Piece | undefined): boolean =>
  one !== undefined && one.text.trim() === other?.text.trim()

/** Lengths of the longest common subsequences, from each pair of places to the ends. */
function commonLengths(one: readonly Piece[], other: readonly Piece[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [row = [], next = []] = [lengths[i], lengths[i + 1]]
      row[j] = areSame(one[i], other[j]) ? 1 + (next[j + 1] ?? 0) : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

/** Surplus blanks after a word, as visible signs. */
function surplusBlanks(before: string, after: string): string {
  const count = (text: string) => text.length - text.trimEnd().length
  return count(after) > 0 ? '␣'.repeat(Math.max(count(before) - count(after), 0)) : ''
}

/** Adds a piece to the last part if that changes in the same way; a value with a colour is a part of its own. */
function add(parts: SentenceDiffPart[], change: DiffPart['change'], { text, value }: Piece): void {
  if (!text) return
  const last = parts.at(-1)
  const { family, placeholder } = value ?? {}
  if (family && change !== 'del') {
    const blanks = text.slice(text.trimEnd().length)
    parts.push({ change, text: change === 'ins' && placeholder ? placeholder + blanks : text, family })
  } else if (last?.change === change && !last.family) last.text += text
  else parts.push({ change, text })
}

/**
 * What turns one sentence into another, word by word.
 * @param values those of both sentences, to be compared as a whole; texts in quotes are anyway
 * @example diffSentences('el servicio REST /users', "el servicio REST '/users'")
 *   // => [{ change: 'same', text: 'el servicio REST ' }, { change: 'del', text: '/users' }, { change: 'ins', text: "'/users'" }]
 */
export function diffSentences(
  before: string,
  after: string,
  values: { before: readonly DiffValue[]; after: readonly DiffValue[] } = { before: [], after: [] },
): SentenceDiffPart[] {
  const [one, other] = [piecesOf(before, values.before), piecesOf(after, values.after)]
  if (one.length > MOST_PIECES || other.length > MOST_PIECES)
    return [
      { change: 'del', text: before },
      { change: 'ins', text: after },
    ]
  const lengths = commonLengths(one, other)
  const parts: SentenceDiffPart[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [left, right] = [one[i], other[j]]
    const isSame = areSame(left, right)
    const isDeletion = !right || (left && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    if (isSame && left && right) {
      add(parts, 'same', right)
      add(parts, 'del', { text: surplusBlanks(left.text, right.text) })
    } else if (isDeletion && left) add(parts, 'del', left)
    else if (right) add(parts, 'ins', right)
    if (isSame || isDeletion) i += 1
    if (isSame || !isDeletion) j += 1
  }
  return parts
}
