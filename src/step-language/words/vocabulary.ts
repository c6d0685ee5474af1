import type { Locale } from '@/i18n/locale'
import { type WordKey, wordKey, wordLikeness } from './word-likeness'

/** How likely a written word was meant to be each of the known words, by their number: from 0 to 1. */
export type Likenesses = Float32Array

/** Puts a value into the list of a key. */
function append<K>(lists: Map<K, number[]>, key: K, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Shorter words are known as they stand or not at all. */
const SHORTEST_INFLECTED = 4
/** Letters a word is cut into, to find those that look like it. */
const GRAM_LENGTH = 2
/** Two words with a smaller share of grams in common are not compared letter by letter. */
const LEAST_SHARED_GRAMS = 0.3

const gramsOf = (word: string): string[] =>
  Array.from({ length: word.length + 1 }, (_, at) => `^${word}$`.slice(at, at + GRAM_LENGTH))

/** The words of all steps of a language: each has a number and a weight, the greater the rarer it is. */
export class Vocabulary {
  readonly keys: WordKey[] = []
  private readonly numbers = new Map<string, number>()
  private readonly byGram = new Map<string, number[]>()
  private readonly byGroup = new Map<number, number[]>()
  private readonly steps = new Map<string, number>()
  private readonly likenesses = new Map<string, Likenesses>()
  private size = 1

  constructor(private readonly locale: Locale) {}

  /** The number of a folded word, a new one when it is new. */
  add(word: string): number {
    const known = this.numbers.get(word)
    if (known !== undefined) return known
    const key = wordKey(word, this.locale)
    const number = this.keys.push(key) - 1
    this.numbers.set(word, number)
    for (const gram of new Set(gramsOf(word))) append(this.byGram, gram, number)
    for (const group of key.groups) append(this.byGroup, group, number)
    return number
  }

  /** Whether a folded word is one of the steps, or another form of one. */
  knows(word: string): boolean {
    return (
      this.numbers.has(word) || (word.length >= SHORTEST_INFLECTED && this.steps.has(wordKey(word, this.locale).stem))
    )
  }

  /** Counts the stems of one more step. */
  count(words: readonly number[]): void {
    const stems = new Set(words.map((number) => this.keys[number]?.stem ?? ''))
    for (const stem of stems) this.steps.set(stem, (this.steps.get(stem) ?? 0) + 1)
    this.size += 1
  }

  /**
   * How much a word tells of a step: from near 0 when all steps have it to 1 when one has.
   * @param number the number of a word
   */
  weight(number: number): number {
    const frequency = this.steps.get(this.keys[number]?.stem ?? '') ?? 1
    return Math.log(this.size / frequency + 1) / Math.log(this.size + 1)
  }

  /** The words that a folded word may have been meant to be, once all are known; what was asked for once is kept. */
  similar(word: string): Likenesses {
    const known = this.likenesses.get(word)
    if (known) return known
    const key = wordKey(word, this.locale)
    const found = new Float32Array(this.keys.length)
    for (const number of this.candidates(word, key)) {
      const candidate = this.keys[number]
      if (candidate) found[number] = wordLikeness(key, candidate)
    }
    this.likenesses.set(word, found)
    return found
  }

  private candidates(word: string, { groups }: WordKey): Set<number> {
    const grams = gramsOf(word)
    const shared = new Map<number, number>()
    for (const gram of grams)
      for (const number of this.byGram.get(gram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1)
    const near = [...shared].filter(([, count]) => count / grams.length >= LEAST_SHARED_GRAMS)
    return new Set([...near.map(([number]) => number), ...groups.flatMap((group) => this.byGroup.get(group) ?? [])])
  }
}
