import type { Locale } from '@/i18n/locale'
import type { SearchStrings } from '@/i18n/search-strings'
import type { StepKind } from '@/steps/step'
import type { TextPart } from './match-parts'

/** What choosing a row does: it opens a page, searches other words, shows the rest of a group, or loads what has failed. */
type RowAction = { href: string } | { words: string } | { group: GroupName } | { isRetry: true }

export type SearchRow = RowAction & {
  kind: 'step' | 'option' | 'page' | 'words' | 'finder' | 'more'
  /** It identifies the row while the list changes. */
  key: string
  /** What the row begins with. */
  label?: string
  title: TextPart[]
  /** The language of the title when it is not that of the page. */
  titleLanguage?: Locale
  /** What stands below the title. */
  text?: string | TextPart[]
  textLanguage?: Locale
  /** What the row ends with. */
  end?: string
  role?: StepKind
  /** What Ctrl Enter copies. */
  copied?: string
}

export type GroupName = keyof SearchStrings['groups']

export interface RowGroup {
  name: GroupName
  /** The rows that are shown; the last one may show the rest. */
  rows: SearchRow[]
  /** How many there are of a kind of result, shown or not. */
  count?: number
  /** The same with those in another group. */
  total?: number
}

/** The id of the result list, for the `aria-controls` of the field. */
export const RESULTS_ID = 'search-results'

export const rowId = (at: number): string => `search-row-${at}`
