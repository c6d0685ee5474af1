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
)

export type GroupName = 'steps' | 'options' | 'pages' | 'recent' | 'suggested' | 'nothing'

/** Results of one kind. */
export interface RowGroup {
  name: GroupName
  /** The number of results, shown or not. */
  total: number
  rows: SearchRow[]
}

/** The id of the result list, for the `aria-controls` of the field. */
export const RESULTS_ID = 'search-results'

/** The id of a row, by its index among all rows. */
export const rowId = (at: number): string => `search-row-${at}`
