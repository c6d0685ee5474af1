/**
 * The number of typing mistakes between two words: a letter added, missing or wrong, or two neighbours swapped (optimal
 * string alignment distance).
 * @param limit the computation stops here
 * @returns the distance, or `limit + 1` for any greater one
 * @example typingDistance('tiemout', 'timeout', 2) // => 1
 */
export function typingDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
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
  return Math.min(last[other.length] ?? 0, limit + 1)
}

/** Letters from which on a word may have two typos. */
const LONG_WORD = 7

/**
 * Whether a word was probably meant to be another one: with one typo, in a long one with two.
 * @example isTypo('Fetue', 'Feature') // => true
 */
export const isTypo = (written: string, meant: string): boolean =>
  typingDistance(written, meant, 2) <= (meant.length >= LONG_WORD ? 2 : 1)

/**
 * The known name that a mistyped one was probably meant to be.
 * @param tolerance how many letters may differ; a third of them by default
 * @example nearest('titel', ['title', 'description']) // => 'title'
 */
export function nearest(
  name: string,
  known: readonly string[],
  tolerance = Math.max(2, Math.floor(name.length / 3)),
): string | undefined {
  const distanceTo = (candidate: string) => typingDistance(name.toLowerCase(), candidate.toLowerCase(), tolerance)
  const rated = known.map((candidate) => ({ candidate, distance: distanceTo(candidate) }))
  const [best] = rated.sort((one, other) => one.distance - other.distance)
  return best && best.distance <= tolerance ? best.candidate : undefined
}
