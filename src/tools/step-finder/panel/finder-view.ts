import type { Locale } from '@/i18n/locale'
import type { Finder } from '@/step-language/finder'

/** What every part of the finder's page needs to know. */
export interface FinderView {
  /** The language of the page. */
  locale: Locale
  finder: Finder
}
