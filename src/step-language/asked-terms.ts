import type { Locale } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { withBase } from '@/site/site'

type AskedKind = 'steps' | 'options'

/** `/assets/asked/<kind>.<locale>.json`: how people ask for all of a kind in a language. */
export interface AskedTerms {
  /** How many there are: with another catalogue the terms would be those of others. */
  count: number
  /** Of options the terms of the phrases, of steps what has been learned from them, in the order of the catalogue. */
  packed: string
}

export type AskedByLocale = Partial<Record<Locale, AskedTerms | undefined>>

/** The address of the terms of a kind, below the base of the site. */
export const askedPath = (kind: AskedKind, locale: Locale): string => `/assets/asked/${kind}.${locale}.json`

/** Fetches how people ask for something, once; undefined when it cannot be had: steps and options have their own words. */
export const loadAsked = (kind: AskedKind, locale: Locale): Promise<AskedTerms | undefined> =>
  loadJson<AskedTerms>(withBase(askedPath(kind, locale))).catch(() => undefined)
