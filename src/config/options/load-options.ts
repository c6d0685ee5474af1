import type { Locale, Localized } from '@/i18n/locale'
import { loadJson } from '@/lib/load-json'
import { withBase } from '@/site/site'
import type { AskedTerms } from '@/step-language/asked-terms'
import type { CataloguePlugin } from '@/steps/catalogue'
import type { CatalogueOption } from './option'

/** An option with the steps that set the same thing. */
export interface ListedOption extends CatalogueOption {
  steps?: { id: string; expression: Localized }[]
}

/** `/assets/options.json`: everything about the options, for the tools of the site and for other programs. */
export interface OptionCatalogue {
  /** Version of this format, increased when a field changes its meaning or is removed. */
  format: 1
  engine: string
  /** The tool's own artifacts, apart from the plugins. */
  artifacts: string[]
  plugins: CataloguePlugin[]
  options: ListedOption[]
}

/** The catalogue of all options, fetched once. */
export const loadOptions = (): Promise<OptionCatalogue> => loadJson(withBase('/assets/options.json'))

/** `/assets/asked/options.<locale>.json`: how people ask for the options of a language. */
export interface AskedOptions {
  /** How many options there are: with another catalogue the terms would be those of other options. */
  options: number
  /** The terms of the phrases, in the order of the catalogue. */
  terms: AskedTerms
}

/** The address of the phrases for options in a language, below that of the site. */
export const askedOptionsPath = (locale: Locale): string => `/assets/asked/options.${locale}.json`

/** Fetches how people ask for the options, once. */
export const loadAskedOptions = (locale: Locale): Promise<AskedOptions> => loadJson(withBase(askedOptionsPath(locale)))
