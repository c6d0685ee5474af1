import type { OptionEntry, StepEntry } from '../rank/search-index'

/** A piece of a text; matches are highlighted. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** One result row; `key` identifies it while the list changes. */
export type SearchRow = { key: string } & (
  | { kind: 'step'; href: string; step: StepEntry; origin: string; isTranslation: boolean }
  | { kind: 'option'; href: string; option: OptionEntry; origin: string }
  | {
      kind: 'page'
      href: string
      title: TextPart[]
      text: TextPart[]
      origin: string
      type: 'page' | 'plugin' | 'section'
    }
  /** A recent search or a suggestion. */
  | { kind: 'words'; words: string }
  /** A link to the step finder with the query. */
  | { kind: 'finder'; href: string }
  /** It shows the rest of its group. */
  | { kind: 'more'; group: GroupName; count: number }
)

export type GroupName = 'best' | 'steps' | 'options' | 'pages' | 'recent' | 'suggested' | 'start' | 'finder' | 'nothing'

/** Results of one kind. */
export interface RowGroup {
  name: GroupName
  /** The rows that are shown; the last one may show the rest. */
  rows: SearchRow[]
  /** How many there are, shown or not. */
  count: number
  /** The number of results of this kind, those in another group among them. */
  total: number
}

/** The id of the result list, for the `aria-controls` of the field. */
export const RESULTS_ID = 'search-results'

/** The id of a row, by its index among all rows. */
export const rowId = (at: number): string => `search-row-${at}`
