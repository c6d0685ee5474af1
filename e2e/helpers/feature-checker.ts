import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { StepLanguage } from '@/i18n/locale'
import { routeOf, withBase } from '@/site/site'

/** What both checkers say, and what this one does. */
export const wordsOf = (locale: StepLanguage) => ({ ...CHECKER_STRINGS[locale], ...FEATURE_CHECKER_STRINGS[locale] })

export type CheckerWords = ReturnType<typeof wordsOf>

/** The address of the feature checker, below the host. */
export const checkerPage = (locale: StepLanguage): string => withBase(routeOf('featureChecker', locale))
