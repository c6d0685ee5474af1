import type { Locale } from '@/i18n/locale'
import type { SearchStrings } from '@/i18n/search-strings'
import type { StepKind } from '@/steps/step'
import type { TextPart } from './match-parts'

/** What choosing a row does: open a page, show the rest of a group, or retry. */
type RowAction = { href: string } | { group: GroupName } | { isRetry: true }

export type SearchRow = RowAction & {
  kind: 'step' | 'option' | 'page' | 'finder' | 'more'
  /** Identifies the row when the list changes. */
  key: string
  label?: string
  title: TextPart[]
  /** The language of the title if it is not that of the page. */
  titleLanguage?: Locale
  /** Shown below the title. */
  text?: string | TextPart[]
  textLanguage?: Locale
  /** Shown at the end of the row. */
  end?: string
  role?: StepKind
}

export type GroupName = keyof SearchStrings['groups']

export interface RowGroup {
  name: GroupName
  /** The visible rows; the last one may reveal the rest. */
  rows: SearchRow[]
  /** The number of results in the group, shown or not. */
  count?: number
  /** The number of results of this kind in all groups. */
  total?: number
}

/** The id of the result list, for the `aria-controls` of the field. */
export const RESULTS_ID = 'search-results'

export const rowId = (at: number): string => `search-row-${at}`
