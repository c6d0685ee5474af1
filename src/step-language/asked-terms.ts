import type { Locale } from '@/i18n/locale'
import { loadJson } from '@/lib/load-json'
import { withBase } from '@/site/site'

/** What people ask for. */
type AskedKind = 'steps' | 'options'

/** `/assets/asked/<kind>.<locale>.json`: how people ask for all of a kind in a language. */
export interface AskedTerms {
  /** How many there are: with another catalogue the terms would be those of others. */
  count: number
  /** The terms of the phrases, in the order of the catalogue. */
  packed: string
}

export type AskedByLocale = Partial<Record<Locale, AskedTerms | undefined>>

export const askedPath = (kind: AskedKind, locale: Locale): string => `/assets/asked/${kind}.${locale}.json`

/** Fetches how people ask for something, once; undefined when it cannot be had: steps and options have their own words. */
export const loadAsked = (kind: AskedKind, locale: Locale): Promise<AskedTerms | undefined> =>
  loadJson<AskedTerms>(withBase(askedPath(kind, locale))).catch(() => undefined)

/**
 * The terms of each entry of a catalogue, separated by blanks.
 * @param size how many entries the catalogue has
 * @returns none when they are those of another catalogue
 */
export const askedTermsOf = (asked: AskedTerms | undefined, size: number): string[] =>
  asked?.count === size ? unpackTerms(asked.packed, size) : []

/** What a term counts that a document has at least so often: finer differences change no order. */
const COUNTS = [1, 3, 6]

/** Digits are the printable characters from here on, the lowest first; one in the upper half says that another follows. */
const FIRST_DIGIT = 35
const HALF = 45

const digitsOf = (value: number): string =>
  value < HALF
    ? String.fromCharCode(FIRST_DIGIT + value)
    : String.fromCharCode(FIRST_DIGIT + HALF + (value % HALF)) + digitsOf(Math.floor(value / HALF))

function numbersIn(digits: string): number[] {
  const numbers: number[] = []
  let [value, weight] = [0, 1]
  for (const character of digits) {
    const digit = character.charCodeAt(0) - FIRST_DIGIT
    value += (digit % HALF) * weight
    weight *= HALF
    if (digit >= HALF) continue
    numbers.push(value)
    ;[value, weight] = [0, 1]
  }
  return numbers
}

/** A single digit says how many letters a term shares with the one before. */
const MOST_SHARED = 9

function sharedLetters(term: string, before: string): number {
  let count = 0
  while (count < MOST_SHARED && count < before.length && term[count] === before[count]) count += 1
  return count
}

/**
 * Writes the terms of documents so that they compress well: first all terms in alphabetical order, each without the letters
 * that it shares with the one before; then, for each, the distances between the documents that have it, with how often.
 * @param documents their terms, in any order
 * @example packTerms([['tabl', 'tarde'], ['tabl']]) // => '0tabl 2rde\n## #'
 */
export function packTerms(documents: readonly (readonly string[])[]): string {
  const counts = new Map<string, Map<number, number>>()
  documents.forEach((terms, at) => {
    for (const term of terms) {
      const ofTerm = counts.get(term) ?? new Map<number, number>()
      counts.set(term, ofTerm.set(at, (ofTerm.get(at) ?? 0) + 1))
    }
  })
  const terms = [...counts.keys()].sort()
  const names = terms.map((term, at) => {
    const shared = sharedLetters(term, terms[at - 1] ?? '')
    return shared + term.slice(shared)
  })
  const places = terms.map((term) => {
    let next = 0
    return [...(counts.get(term) ?? [])].map(([at, count]) => {
      const distance = at - next
      next = at + 1
      return digitsOf(distance * COUNTS.length + COUNTS.findLastIndex((least) => count >= least))
    })
  })
  return `${names.join(' ')}\n${places.map((each) => each.join('')).join(' ')}`
}

/**
 * Reads what {@link packTerms} has written.
 * @param size how many documents there are
 * @returns the terms of each document, separated by blanks
 */
export function unpackTerms(packed: string, size: number): string[] {
  const documents = Array.from({ length: size }, () => [] as string[])
  const [names = [], places = []] = packed.split('\n').map((line) => line.split(' '))
  let term = ''
  names.forEach((name, at) => {
    term = term.slice(0, Number(name[0])) + name.slice(1)
    let next = 0
    for (const number of numbersIn(places[at] ?? '')) {
      next += Math.floor(number / COUNTS.length)
      for (let times = COUNTS[number % COUNTS.length] ?? 1; times > 0; times -= 1) documents[next]?.push(term)
      next += 1
    }
  })
  return documents.map((terms) => terms.join(' '))
}
