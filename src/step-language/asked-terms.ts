import type { Locale } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { withBase } from '@/site/site'
import { packTerms, unpackTerms } from './packed-terms'

/** What people ask for. */
type AskedKind = 'steps' | 'options'

/** `/assets/asked/<kind>.<locale>.json`: how people ask for all of a kind in a language. */
export interface AskedTerms {
  /** How many there are: with another catalogue the terms would be those of others. */
  count: number
  /** Of options the terms of the phrases, of steps what has been learned from them, in the order of the catalogue. */
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
  asked?.count === size ? unpackDocuments(asked.packed, size) : []

/** What a term counts that a document has at least so often: finer differences change no order. */
const COUNTS = [1, 3, 6]
const LEVELS = [0, COUNTS.length - 1] as const

/**
 * Writes the terms of documents so that they compress well.
 * @param documents their terms, in any order
 */
export function packDocuments(documents: readonly (readonly string[])[]): string {
  const counts = new Map<string, Map<number, number>>()
  documents.forEach((terms, at) => {
    for (const term of terms) {
      const ofTerm = counts.get(term) ?? new Map<number, number>()
      counts.set(term, ofTerm.set(at, (ofTerm.get(at) ?? 0) + 1))
    }
  })
  const levelOf = (count: number) => COUNTS.findLastIndex((least) => count >= least)
  const levels = [...counts].map(
    ([term, all]) => [term, new Map([...all].map(([at, count]) => [at, levelOf(count)]))] as const,
  )
  return packTerms(new Map(levels), LEVELS)
}

/**
 * Reads what {@link packDocuments} has written.
 * @param size how many documents there are
 * @returns the terms of each document, separated by blanks
 */
export function unpackDocuments(packed: string, size: number): string[] {
  const documents = Array.from({ length: size }, () => [] as string[])
  for (const [term, levels] of unpackTerms(packed, LEVELS))
    for (const [at, level] of levels) documents[at]?.push(...Array<string>(COUNTS[level] ?? 1).fill(term))
  return documents.map((terms) => terms.join(' '))
}
