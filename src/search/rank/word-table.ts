import { LOCALES } from '@/i18n/locale'
import { Vocabulary } from '@/step-language/words/vocabulary'
import type { Searchable } from './searchable'
import { wordsForTopic } from './topic-words'
import { WEIGHTS } from './weights'

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

/** A word to look up. */
export interface AskedWord {
  word: string
  /** Whether the text has it: then guesses count less. */
  isKnown: boolean
  /** Other words of the query, which it does not stand for; separated by blanks. */
  except: string
}

/** The entries, by index, that match one typed word. */
export type WordTable = (asked: AskedWord) => ReadonlyMap<number, Found>

/** What is less like is a guess: a slip, or a part of a word. */
const SURE = 0.7

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

/** Prepares the lookup of entries by a typed word. */
export function createWordTable(searchables: readonly Searchable[]): WordTable {
  const vocabulary = new Vocabulary(...LOCALES)
  const places = placesOf(searchables, vocabulary)
  const collect = (found: Map<number, Found>, word: string, likeness: (near: number, known: string) => number) =>
    vocabulary.typed(word).forEach((near, number) => {
      const like = near && likeness(near, vocabulary.keys[number]?.word ?? '')
      if (like === 0) return
      for (const { entry, weight, own, other } of places[number] ?? []) {
        const best = found.get(entry) ?? { own: 0, other: 0 }
        if (own) best.own = Math.max(best.own, like * weight)
        if (other) best.other = Math.max(best.other, like * weight)
        found.set(entry, best)
      }
    })
  return ({ word, isKnown, except }) => {
    const found = new Map<number, Found>()
    const others = except.split(' ')
    collect(found, word, (near, known) => {
      if (others.includes(known)) return 0
      return isKnown && near <= SURE ? WEIGHTS.guess * near : near
    })
    for (const topic of wordsForTopic(word))
      if (!others.includes(topic)) collect(found, topic, (near) => (near > SURE ? WEIGHTS.topic * near : 0))
    return found
  }
}
