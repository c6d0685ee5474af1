import type { Locale } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { type WordKey, wordKey } from './word-key'
import { mistypedLikeness, typedLikeness, wordLikeness } from './word-likeness'

/** How likely a written word was meant to be each of the known words, by their number: from 0 to 1. */
export type Likenesses = Float32Array

/** Known words that are worth comparing, by their number. */
type Candidates = readonly (readonly [number: number, key: WordKey])[]

/** Shorter words have to match exactly. */
const SHORTEST_INFLECTED = 4
/** Letters a word is cut into, to find those that look like it. */
const GRAM_LENGTH = 2
/** Two words with a smaller share of grams in common are not compared letter by letter. */
const LEAST_SHARED_GRAMS = 0.3
/** A word this near needs no guess at slips. */
const NEAR_ENOUGH = 0.7

const gramsOf = (word: string): string[] =>
  Array.from({ length: word.length + 1 }, (_, at) => `^${word}$`.slice(at, at + GRAM_LENGTH))

/**
 * The words of a language, or of both, that others are compared with: each has a number and a weight, the greater the rarer
 * it is.
 */
export class Vocabulary {
  readonly keys: WordKey[] = []
  private readonly numbers = new Map<string, number>()
  private readonly byGram = new Map<string, number[]>()
  private readonly byConcept = new Map<number, number[]>()
  private readonly steps = new Map<string, number>()
  private readonly likenesses = new Map<string, Likenesses>()
  private readonly locales: readonly Locale[]
  private size = 1

  constructor(...locales: Locale[]) {
    this.locales = locales
  }

  /** The number of a folded word, a new one when it is new. */
  add(word: string): number {
    const known = this.numbers.get(word)
    if (known !== undefined) return known
    const key = wordKey(word, ...this.locales)
    const number = this.keys.push(key) - 1
    this.numbers.set(word, number)
    for (const gram of new Set(gramsOf(word))) appendTo(this.byGram, gram, number)
    for (const concept of key.concepts) appendTo(this.byConcept, concept, number)
    return number
  }

  /** Whether a folded word, or another form of it, occurs in the steps. */
  has(word: string): boolean {
    return (
      this.numbers.has(word) ||
      (word.length >= SHORTEST_INFLECTED && this.steps.has(wordKey(word, ...this.locales).stems.join()))
    )
  }

  /** Counts the stems of one more step. */
  count(words: readonly number[]): void {
    const stems = new Set(words.map((number) => this.keys[number]?.stems.join() ?? ''))
    for (const stem of stems) this.steps.set(stem, (this.steps.get(stem) ?? 0) + 1)
    this.size += 1
  }

  /**
   * How specific a word is: from near 0 when all steps have it to 1 when one has.
   * @param number the number of a word
   */
  weight(number: number): number {
    const frequency = this.steps.get(this.keys[number]?.stems.join() ?? '') ?? 1
    return Math.log(this.size / frequency + 1) / Math.log(this.size + 1)
  }

  /** How likely a folded word was meant to be each word; call it once all words are added. Cached. */
  similar(word: string): Likenesses {
    return this.kept(word, (key, likenesses, candidates) => {
      for (const [number, known] of candidates) likenesses[number] = wordLikeness(key, known)
    })
  }

  /**
   * The words that a folded word may become while it is being typed, once all are known; answers are kept. Slips are not
   * guessed at where there is such a word, and only in whole words where one begins like that: `proxi` may be `proxy` as well
   * as the beginning of `proximo`.
   */
  typed(word: string): Likenesses {
    return this.kept(word, (key, likenesses, candidates) => {
      for (const [number, known] of candidates) likenesses[number] = typedLikeness(key, known)
      if (this.numbers.has(word)) return
      const isBegun = likenesses.some((likeness) => likeness >= NEAR_ENOUGH)
      for (const [number, known] of candidates)
        likenesses[number] = Math.max(likenesses[number] ?? 0, mistypedLikeness(key, known, isBegun))
    })
  }

  private kept(word: string, compare: (key: WordKey, into: Likenesses, candidates: Candidates) => void): Likenesses {
    const known = this.likenesses.get(word)
    if (known) return known
    const key = wordKey(word, ...this.locales)
    const found = new Float32Array(this.keys.length)
    compare(key, found, this.candidates(key))
    this.likenesses.set(word, found)
    return found
  }

  private candidates({ word, concepts, meant }: WordKey): Candidates {
    const grams = gramsOf(word)
    const shared = new Map<number, number>()
    for (const gram of grams)
      for (const number of this.byGram.get(gram) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1)
    const near = [...shared].filter(([, count]) => count / grams.length >= LEAST_SHARED_GRAMS).map(([number]) => number)
    const synonyms = [...concepts, ...meant].flatMap((concept) => this.byConcept.get(concept) ?? [])
    return [...new Set([...near, ...synonyms])].flatMap((number) => {
      const key = this.keys[number]
      return key ? [[number, key]] : []
    })
  }
}
