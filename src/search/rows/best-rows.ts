/** What a result loses for each one of its kind above it. */
const SAME_KIND = 0.05

/** A result before it is shown. */
export interface Candidate {
  /** Results of one kind are alike, whether they are on the same page or not. */
  kind: string
  score: number
}

/**
 * The best results of all kinds. One that is like those above it has to be better, because readers who did not mean these do
 * not mean it either.
 * @returns best first
 */
export function bestOf<T extends Candidate>(candidates: readonly T[], count: number): T[] {
  const best: T[] = []
  const worth = ({ kind, score }: T) => score - SAME_KIND * best.filter((above) => above.kind === kind).length
  const rest = new Set(candidates)
  while (best.length < count && rest.size > 0) {
    const next = [...rest].reduce((one, other) => (worth(other) > worth(one) ? other : one))
    rest.delete(next)
    best.push(next)
  }
  return best
}
