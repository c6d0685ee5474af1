import type { Locale } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { withBase } from '@/site/site'

type AskedKind = 'steps' | 'options'

/** `/assets/asked/<kind>.<locale>.json`: how people ask for the steps or options, in one language. */
export interface AskedTerms {
  /** How many steps or options it was built for: with a different count, `packed` describes other ones. */
  count: number
  /** In catalogue order: the terms of the phrases for options, the learned weights for steps. */
  packed: string
}

export type AskedByLocale = Partial<Record<Locale, AskedTerms | undefined>>

/** The path of the asked terms, below the site's base path. */
export const askedPath = (kind: AskedKind, locale: Locale): string => `/assets/asked/${kind}.${locale}.json`

/** Fetches the asked terms, once. Undefined when that fails: the steps and options are then matched by their own words. */
export const loadAsked = (kind: AskedKind, locale: Locale): Promise<AskedTerms | undefined> =>
  loadJson<AskedTerms>(withBase(askedPath(kind, locale))).catch(() => undefined)
