import type { Option } from '@/config/options/option'
import type { OptionStep } from '@/config/options/option-row'
import { catalogueSteps } from '@/content/references'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { optionKeysOf } from '@/steps/step'
import type { PageContext } from './page-context'

/**
 * The steps that set the same thing as an option, as links in the page's language.
 * @param option the option
 * @param context the page
 */
export const optionSteps = (option: Option, { locale, references }: PageContext): OptionStep[] =>
  catalogueSteps(references)
    .filter((step) => optionKeysOf(step).includes(option.key))
    .map((step) => ({ id: step.id, href: withBase(stepRoute(step, locale)), text: step.expression[locale] }))
