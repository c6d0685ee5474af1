import { distance } from 'fastest-levenshtein'

/** More names than these are not listed where one of them was meant. */
export const MOST_LISTED = 20

/**
 * The known word that somebody who mistyped was probably after.
 * @param word what was written
 * @param known what there is
 * @param tolerance how many letters may differ; a third of them when left out
 * @returns undefined when nothing is near
 * @example nearest('titel', ['title', 'description']) // => 'title'
 */
export function nearest(
  word: string,
  known: readonly string[],
  tolerance = Math.max(2, word.length / 3),
): string | undefined {
  const rated = known.map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
  const [best] = rated.sort((one, other) => one.far - other.far)
  return best && best.far <= tolerance ? best.candidate : undefined
}

/**
 * What to do about an unknown word: the near one, else all there are.
 * @example didYouMean('titel', ['title']) // => 'did you mean title?'
 */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  if (near) return `did you mean ${near}?`
  return known.length > 0 && known.length <= MOST_LISTED ? `known: ${known.join(', ')}` : 'check the name'
}
