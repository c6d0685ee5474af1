import type { TextEdit, TextRange } from '@/lib/finding'

interface JoinedFixes {
  edits: TextEdit[]
  fixes: number
}

const isInsertion = ({ from, to }: TextRange): boolean => from === to

/** Where one inserts, the other must not begin or end either: their order would matter. */
function isInTheWay(one: TextRange, other: TextRange): boolean {
  if (isInsertion(one) || isInsertion(other)) return one.from <= other.to && other.from <= one.to
  return one.from < other.to && other.from < one.to
}

const isSame = (one: TextEdit, other: TextEdit): boolean =>
  one.from === other.from && one.to === other.to && one.insert === other.insert

/**
 * Joins fixes, in their order. One that overlaps with an earlier one is left for later, when the text has been checked again;
 * an edit that two of them share is made once.
 * @param fixes the edits of each, in the same text
 * @example joinFixes([[{ from: 0, to: 1, insert: 'a' }], [{ from: 0, to: 2, insert: 'b' }]]).fixes // => 1
 */
export function joinFixes(fixes: readonly (readonly TextEdit[])[]): JoinedFixes {
  const joined: JoinedFixes = { edits: [], fixes: 0 }
  for (const edits of fixes) {
    const added = edits.filter((edit) => !joined.edits.some((known) => isSame(known, edit)))
    if (added.some((edit) => joined.edits.some((known) => isInTheWay(known, edit)))) continue
    joined.edits.push(...added)
    joined.fixes += 1
  }
  return { ...joined, edits: joined.edits.sort((one, other) => one.from - other.from) }
}
