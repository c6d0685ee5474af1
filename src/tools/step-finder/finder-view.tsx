import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { classNames } from '@/lib/class-names'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { Finder } from '@/step-language/finder'
import { pluginName } from '@/steps/catalogue'
import type { CatalogueStep } from '@/steps/step'

/** What every answer of the finder is shown with. */
export interface FinderView {
  /** The language of the page. */
  locale: Locale
  finder: Finder
}

/** The look of a keyword: beside the text, as in the cards of the references, and above it where there is no room. */
export const GUTTER = classNames(
  'gutter md:absolute md:right-[calc(100%+12px)] md:w-21 md:text-right',
  'lg:right-[calc(100%+24px)] 2xl:w-26',
)

/** The keyword of a sentence or a step, as a paragraph of its own. */
export const KEYWORD = classNames(GUTTER, 'm-0 text-note font-bold')

export const TITLE = 'mt-0 mb-1 flex items-center gap-2.5 text-h3 tracking-[-0.008em]'

/** What an answer says before its steps. */
export const LEAD = 'mt-0 mb-3.5 max-w-[34em] text-note leading-[1.55] text-ink-2'

export const LIST = 'm-0 list-none p-0'

export const nameOfPlugin = ({ finder, locale }: FinderView, plugin: string): string =>
  pluginName(finder.catalogue.plugins, plugin, locale)

/** A link to the card of a step, on the page of its plugin. */
export const StepLink = ({ step, view }: { step: CatalogueStep; view: FinderView }) => (
  <a href={withBase(stepRoute(step, view.locale))}>
    {FINDER_STRINGS[view.locale].seeStep(nameOfPlugin(view, step.plugin))}
  </a>
)
