import type { DiffPart } from './diff-part'

/** Words with the blanks after them, values in quotes whole. */
const PIECE = /(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s:,]+|[:,])\s*/g

/** Longer ones are not compared word by word: they are told as a whole. */
const MOST_PIECES = 200

/** Lengths of the longest common rows of pieces, from each pair of places to the ends. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [row = [], next = []] = [lengths[i], lengths[i + 1]]
      row[j] = one[i]?.trim() === other[j]?.trim() ? 1 + (next[j + 1] ?? 0) : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

/** Blanks between two words that are too many, as signs that can be seen. */
function spareBlanks(before: string, after: string): string {
  const count = (text: string) => text.length - text.trimEnd().length
  return count(after) > 0 ? '␣'.repeat(Math.max(count(before) - count(after), 0)) : ''
}

/** Puts a piece to those before it, when it changes the same. */
function add(parts: DiffPart[], change: DiffPart['change'], text: string): void {
  if (!text) return
  const last = parts.at(-1)
  if (last?.change === change) last.text += text
  else parts.push({ change, text })
}

/**
 * What makes one sentence of another, word by word.
 * @example diffSentences('el servicio REST /users', "el servicio REST '/users'")
 *   // => [{ change: 'same', text: 'el servicio REST ' }, { change: 'del', text: '/users' }, { change: 'ins', text: "'/users'" }]
 */
export function diffSentences(before: string, after: string): DiffPart[] {
  const [one, other] = [before.match(PIECE) ?? [], after.match(PIECE) ?? []]
  if (one.length > MOST_PIECES || other.length > MOST_PIECES)
    return [
      { change: 'del', text: before },
      { change: 'ins', text: after },
    ]
  const lengths = commonLengths(one, other)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [left, right] = [one[i], other[j]]
    const isSame = left !== undefined && right !== undefined && left.trim() === right.trim()
    const isDeletion =
      right === undefined || (left !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    if (isSame) {
      add(parts, 'same', right)
      add(parts, 'del', spareBlanks(left, right))
    } else if (isDeletion) add(parts, 'del', left ?? '')
    else add(parts, 'ins', right)
    if (isSame || isDeletion) i += 1
    if (isSame || !isDeletion) j += 1
  }
  return parts
}
