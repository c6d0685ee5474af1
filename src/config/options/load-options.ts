import type { StepLanguage } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { withBase } from '@/site/site'
import type { CataloguePlugin } from '@/steps/catalogue'
import type { CatalogueOption } from './option'

/** An option with the steps that set the same thing. */
export interface ListedOption extends CatalogueOption {
  steps?: { id: string; expression: Record<StepLanguage, string> }[]
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
