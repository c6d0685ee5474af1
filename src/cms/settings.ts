import type { CmsConfig } from '@sveltia/cms'
import type { Locale } from '@/i18n/locale'

/** The field type of the editor that writes plain text, see `app/source-field`. */
export const SOURCE_FIELD = 'source'

export interface Snippet {
  text: string
  /** What it stands for, where the text does not say it. */
  label: string
}

export interface CmsSettings {
  config: CmsConfig
  snippets: Snippet[]
  /** The plain Markdown that has a button. */
  marks: Snippet[]
  locale: Locale
}
