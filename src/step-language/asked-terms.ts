import type { Locale, Localized } from '@/i18n/locale'
import { loadJson } from '@/lib/load-json'
import { withBase } from '@/site/site'
import { unpackTerms } from './words/packed-terms'

/** What people ask for. */
type AskedKind = 'steps' | 'options'

/** `/assets/asked/<kind>.<locale>.json`: how people ask for all of a kind in a language. */
export interface AskedTerms {
  /** How many there are: with another catalogue the terms would be those of others. */
  count: number
  /** The terms of the phrases, in the order of the catalogue. */
  packed: string
}

export type AskedByLocale = Partial<Localized<AskedTerms | undefined>>

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
