import type { DiffPart } from '@/lib/text'
import type { ArgumentFamily } from '@/steps/step'

/** A part of a sentence diff; `family` colours a value by its type. */
export type SentenceDiffPart = DiffPart & { family?: ArgumentFamily }

/** The range of a value, which is compared as a whole. */
interface DiffValue {
  start: number
  end: number
  family?: ArgumentFamily
  /** Shown instead of an inserted value: `{table:word}`. */
  placeholder?: string
}

/** A word or a quoted value, with the spaces after it. */
const PIECE = /(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s:,]+|[:,])\s*/g

type Piece = { text: string; value?: DiffValue }

function piecesOf(sentence: string, values: readonly DiffValue[]): Piece[] {
  const pieces: Piece[] = []
  const addWords = (text: string) => pieces.push(...(text.match(PIECE) ?? []).map((piece) => ({ text: piece })))
  let at = 0
  for (const value of [...values].sort((a, b) => a.start - b.start)) {
    addWords(sentence.slice(at, value.start))
    at = sentence.length - sentence.slice(value.end).trimStart().length
    pieces.push({ text: sentence.slice(value.start, at), value })
  }
  addWords(sentence.slice(at))
  return pieces
}

const areSame = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a !== undefined && a.text.trim() === b?.text.trim()

/** The length of the longest common subsequence of what follows each pair of indices. */
function commonLengths(before: readonly Piece[], after: readonly Piece[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row = [], next = []] = [lengths[i], lengths[i + 1]]
      row[j] = areSame(before[i], after[j]) ? 1 + (next[j + 1] ?? 0) : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

/** The removed spaces after a word, made visible. */
function surplusBlanks(before: string, after: string): string {
  const count = (text: string) => text.length - text.trimEnd().length
  return count(after) > 0 ? '␣'.repeat(Math.max(count(before) - count(after), 0)) : ''
}

/** Appends a piece, merged with the last part if their change is the same; a coloured value is a part of its own. */
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
 * Compares two sentences word by word. @param values ranges to compare as a whole, as quoted texts always are
 * @example diffSentences('uses /a', "uses '/a'") // => the parts 'uses ' (same), '/a' (del) and "'/a'" (ins)
 */
export function diffSentences(
  before: string,
  after: string,
  values: { before: readonly DiffValue[]; after: readonly DiffValue[] } = { before: [], after: [] },
): SentenceDiffPart[] {
  const [old, now] = [piecesOf(before, values.before), piecesOf(after, values.after)]
  const lengths = commonLengths(old, now)
  const parts: SentenceDiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]]
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
