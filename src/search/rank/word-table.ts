import { closeness, closenessOfWhole, closenessWithSlips } from './closeness'
import type { Searchable } from './searchable'
import { synonymsOf } from './synonyms'

/** How well an entry answers one typed word, by what it says in either language (0 to 1). */
export interface Found {
  own: number
  twin: number
}

interface Place {
  entry: number
  weight: number
  own: boolean
  twin: boolean
}

/** Entries by their number, with what they answer to one typed word. */
export type WordTable = (typed: string) => ReadonlyMap<number, Found>

/** A word this near needs no guess at slips. */
const NEAR_ENOUGH = 0.7
/** What another word for the same thing is worth. */
const SYNONYM_WORTH = 0.85

function placesOf(searchables: readonly Searchable[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  searchables.forEach(({ fields }, entry) => {
    for (const { words, weight, side } of fields)
      for (const word of new Set(words)) {
        const known = places.get(word) ?? []
        known.push({ entry, weight, own: side !== 'twin', twin: side !== 'own' })
        places.set(word, known)
      }
  })
  return places
}

/**
 * All words that may be meant. Slips are not guessed at where a word is written like that, and only in whole words where
 * one begins like that: `proxi` may be `proxy` as well as the beginning of `próximo`.
 */
function wordsNear(typed: string, words: readonly string[]): [word: string, near: number][] {
  const rate = (rating: (typed: string, word: string) => number) =>
    words.map((word): [string, number] => [word, rating(typed, word)]).filter(([, near]) => near > 0)
  const others = synonymsOf(typed)
  const plain = rate((_, word) =>
    Math.max(closeness(typed, word), ...others.map((other) => (word.startsWith(other) ? SYNONYM_WORTH : 0))),
  )
  if (plain.some(([word]) => word === typed)) return plain
  const isBegun = plain.some(([, near]) => near >= NEAR_ENOUGH)
  return [...plain, ...rate(isBegun ? closenessOfWhole : closenessWithSlips)]
}

/**
 * Finds the entries that a typed word leads to. Answers are kept: who types on asks for the same words again.
 * @param searchables the entries; the numbers in the answers are their places in this list
 */
export function createWordTable(searchables: readonly Searchable[]): WordTable {
  const places = placesOf(searchables)
  const words = [...places.keys()]
  const answers = new Map<string, ReadonlyMap<number, Found>>()
  const find = (typed: string) => {
    const found = new Map<number, Found>()
    for (const [word, near] of wordsNear(typed, words))
      for (const { entry, weight, own, twin } of places.get(word) ?? []) {
        const best = found.get(entry) ?? { own: 0, twin: 0 }
        if (own) best.own = Math.max(best.own, near * weight)
        if (twin) best.twin = Math.max(best.twin, near * weight)
        found.set(entry, best)
      }
    return found
  }
  return (typed) => {
    const answer = answers.get(typed) ?? find(typed)
    answers.set(typed, answer)
    return answer
  }
}
