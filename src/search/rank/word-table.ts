import { LOCALES } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { Vocabulary } from '@/step-language/words/vocabulary'
import { wordKey } from '@/step-language/words/word-key'
import type { Searchable } from './searchable'
import { wordsForConcept, wordsForTopic } from './topic-words'
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
const SURE = 0.86

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
  const byStem = new Map<string, number[]>()
  vocabulary.keys.forEach(({ stems }, number) => {
    for (const stem of new Set(stems)) appendTo(byStem, stem, number)
  })
  const formsOf = (word: string) => new Set(wordKey(word, ...LOCALES).stems.flatMap((stem) => byStem.get(stem) ?? []))
  const raise = (found: Map<number, Found>, number: number, like: number) => {
    for (const { entry, weight, own, other } of places[number] ?? []) {
      const best = found.get(entry) ?? { own: 0, other: 0 }
      if (own) best.own = Math.max(best.own, like * weight)
      if (other) best.other = Math.max(best.other, like * weight)
      found.set(entry, best)
    }
  }
  return ({ word, isKnown, except }) => {
    const found = new Map<number, Found>()
    const others = except.split(' ')
    vocabulary.typed(word).forEach((near, number) => {
      if (near === 0 || others.includes(vocabulary.keys[number]?.word ?? '')) return
      raise(found, number, isKnown && near <= SURE ? WEIGHTS.guess * near : near)
    })
    const stands = (other: string, like: number) => {
      if (!others.includes(other)) for (const number of formsOf(other)) raise(found, number, like)
    }
    for (const [other, like] of wordsForConcept(word))
      stands(other, WEIGHTS.concept[isKnown ? 'heading' : 'unknown'] * like)
    for (const topic of wordsForTopic(word)) stands(topic, WEIGHTS.topic)
    return found
  }
}
