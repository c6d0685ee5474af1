import type { QueryToken } from './query'

/** How like each known word is to the nearest word of the sentence, by its number. */
export type NearestWords = Float32Array

/**
 * For each known word, how like it is to the nearest word of a sentence.
 * @param size how many words are known
 */
export function nearestWords(tokens: readonly QueryToken[], size: number): NearestWords {
  const nearest = new Float32Array(size)
  for (const { similar } of tokens)
    for (let number = 0; number < similar.length; number += 1) {
      const likeness = similar[number] ?? 0
      if (likeness > (nearest[number] ?? 0)) nearest[number] = likeness
    }
  return nearest
}

/**
 * The likeness of the word that is meant most likely.
 * @param numbers the forms of a word
 */
export function likenessOf(numbers: readonly number[], likenesses: NearestWords): number {
  let best = 0
  for (const number of numbers) {
    const likeness = likenesses[number] ?? 0
    if (likeness > best) best = likeness
  }
  return best
}
