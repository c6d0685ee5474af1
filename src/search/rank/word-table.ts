import { LOCALES } from '@/i18n/locale'
import { remember } from '@/lib/remember'
import { Vocabulary } from '@/step-language/words/vocabulary'
import type { Searchable } from './searchable'

/** How well an entry matches one typed word, from 0 to 1, in the language of the page and in the other one. */
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

/** The entries, by index, that match one typed word. */
export type WordTable = (typed: string) => ReadonlyMap<number, Found>

/** The places of every word, by its id in the vocabulary. */
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
 * Prepares the lookup of entries by a typed word. Results are cached: further typing repeats most words.
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
