/**
 * Counts the typos between two words: a letter added, missing or wrong, or two neighbours swapped (optimal string alignment distance).
 * @returns `limit + 1` for any greater distance: the computation stops there
 * @example typingDistance('tiemout', 'timeout', 2) // => 1
 */
export function typingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
      current.push(distance)
    }
    if (Math.min(...current) > limit) return limit + 1
    before = last
    last = current
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}

/** Words with at least this many letters may have two typos. */
const LONG_WORD = 7

/** Whether a word is probably another one with a typo, or two in a long word. @example isTypo('Fetue', 'Feature') // => true */
export const isTypo = (written: string, meant: string): boolean =>
  typingDistance(written, meant, 2) <= (meant.length >= LONG_WORD ? 2 : 1)

/** The known name that was probably meant. @param tolerance in typos @example nearest('titel', ['title', 'type']) // => 'title' */
export function nearest(
  name: string,
  known: readonly string[],
  tolerance = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
  const distanceTo = (candidate: string) => typingDistance(name.toLowerCase(), candidate.toLowerCase(), tolerance)
  const rated = known.map((candidate) => ({ candidate, distance: distanceTo(candidate) }))
  const [best] = rated.sort((a, b) => a.distance - b.distance)
  return best && best.distance <= tolerance ? best.candidate : undefined
}
