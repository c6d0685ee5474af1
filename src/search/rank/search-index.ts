import type { StepKind } from '@/steps/step'

/** A step in the search index. */
export interface StepEntry {
  id: string
  role: StepKind
  plugin: string
  /** Its expression. */
  text: string
  /** The expression in the other language. */
  translation: string
  /** Other words of its sentences: the names of the metrics that it compares. */
  also?: string
}

/** An option in the search index. */
export interface OptionEntry {
  key: string
  plugin: string
  type: string
  /** Absent when there is none or it is not a literal. */
  default?: string
  about: string
}

/** A page in the search index; its text is in the full-text index. */
export interface PageEntry {
  slug: string
  title: string
  /** Its section of the menu. */
  section: string
  about: string
}

/** A section of a page: what stands below one of its headings, or before the first. */
export interface TextSection {
  /** Index of its page among those of the index. */
  page: number
  /** Empty for the introduction of the page, as is its heading. */
  anchor: string
  heading: string
  /** The headings that it is below. */
  above: string
  /** The beginning of its prose, a paragraph a line: what a result may show. */
  text: string
  /** The messages and flags that its tables explain, as they are written. */
  explained?: string[]
}

/** `/assets/search/<locale>.text.json`: the text of everything, which follows a little later. */
export interface TextIndex {
  /** The text of the pages, in the order of the index. */
  sections: TextSection[]
  /** What is found but not shown, packed: how people ask for each step, option and section; then what else sections say. */
  terms: string
}

/** `/assets/search/<locale>.json`: the index for results at the first keystroke. */
export interface SearchIndex {
  /** Display names by plugin id. */
  plugins: Record<string, string>
  steps: StepEntry[]
  options: OptionEntry[]
  pages: PageEntry[]
}

/** A page, or a section of one: the one without an anchor is the page itself. */
export interface Passage {
  page: PageEntry
  /** Absent until the text has been loaded. */
  section?: TextSection
}
