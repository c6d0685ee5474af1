import type { Locale } from '@/i18n/locale'
import { loadJson } from '@/lib/load-json'
import { withBase } from '@/site/site'

/** How people ask for all steps of a language: the terms of their phrases, packed, in the order of the catalogue. */
export type AskedTerms = string

/** `/assets/asked/<locale>.json`: how people ask for the steps of a language. */
export interface AskedSteps {
  /** How many steps there are: with another catalogue the terms would be those of other steps. */
  steps: number
  terms: AskedTerms
}

export const askedPath = (locale: Locale): string => `/assets/asked/${locale}.json`

/** Fetches how people ask for the steps of a language, once; undefined when it cannot be had: steps have their own words. */
export const loadAsked = (locale: Locale): Promise<AskedSteps | undefined> =>
  loadJson<AskedSteps>(withBase(askedPath(locale))).catch(() => undefined)
