import type { OptionEntry, StepEntry } from '../rank/search-index'

/** A piece of a text that is shown; what was looked for stands out. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** One line of the results; `key` tells it apart while the list changes. */
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
  /** Words to look for: a search of before, or a suggestion. */
  | { kind: 'words'; words: string }
  /** The way to the step finder, with the words. */
  | { kind: 'finder'; href: string }
)

/** What a group of results holds. */
export type GroupName = 'steps' | 'options' | 'pages' | 'recent' | 'suggested' | 'nothing'

/** Results of one kind. */
export interface RowGroup {
  name: GroupName
  /** How many there are; not all of them are shown. */
  total: number
  rows: SearchRow[]
}

/** The id of the list of results, for the field that it belongs to. */
export const RESULTS_ID = 'search-results'

/** The id of a row, by its number in the whole list. */
export const rowId = (at: number): string => `search-row-${at}`
