import type { Locale } from '@/i18n/locale'

/** What limits how a sentence is read: the comments above a step, its scenario and its feature set it. */
export interface StepScope {
  /** Language tag of numbers and dates; that of the feature when nothing is set. */
  dataLocale?: string
  /** Names of the extensions that steps are looked up in; all of them when nothing is set. */
  modules?: string[]
}

/** Which of the two languages the data of a step are written in. */
export const dataLocaleOf = ({ dataLocale }: StepScope, locale: Locale): Locale =>
  dataLocale === undefined ? locale : dataLocale.toLowerCase().startsWith('es') ? 'es' : 'en'
