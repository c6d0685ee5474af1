import { LOCALES } from '@/i18n/locale'
import { remember } from '@/lib/remember'
import { Vocabulary } from '@/step-language/words/vocabulary'
import type { Searchable } from './searchable'

/** How well an entry answers one typed word, by what it says in the language of the page and in the other one (0 to 1). */
export interface Found {
  own: number
  other: number
}

interface Place {
  entry: number
  weight: number
  own: boolean
  other: boolean
}

/** Entries by their number, with what they answer to one typed word. */
export type WordTable = (typed: string) => ReadonlyMap<number, Found>

/** The places of every word, by its number in the vocabulary. */
function placesOf(searchables: readonly Searchable[], vocabulary: Vocabulary): Place[][] {
  const places: Place[][] = []
  searchables.forEach(({ fields }, entry) => {
    for (const { words, weight, side } of fields)
      for (const number of new Set(words.map((word) => vocabulary.add(word)))) {
        const known = places[number] ?? []
        known.push({ entry, weight, own: side !== 'other', other: side !== 'own' })
        places[number] = known
      }
  })
  return places
}

/**
 * Finds the entries that a typed word leads to. Answers are kept: who types on asks for the same words again.
 * @param searchables the entries; the numbers in the answers are their places in this list
 */
export function createWordTable(searchables: readonly Searchable[]): WordTable {
  const vocabulary = new Vocabulary(...LOCALES)
  const places = placesOf(searchables, vocabulary)
  return remember((typed) => {
    const found = new Map<number, Found>()
    vocabulary.typed(typed).forEach((near, number) => {
      if (near === 0) return
      for (const { entry, weight, own, other } of places[number] ?? []) {
        const best = found.get(entry) ?? { own: 0, other: 0 }
        if (own) best.own = Math.max(best.own, near * weight)
        if (other) best.other = Math.max(best.other, near * weight)
        found.set(entry, best)
      }
    })
    return found
  })
}
