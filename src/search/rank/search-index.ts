import type { StepKind } from '@/steps/step-kinds'

/** A step in the search index. */
export interface StepEntry {
  id: string
  role: StepKind
  plugin: string
  /** Its expression in the language of the index … */
  text: string
  /** … and in the other one. */
  translation: string
  about: string
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

/** `/assets/search/<locale>.json`: the index for results at the first keystroke. */
export interface SearchIndex {
  /** Display names by plugin id. */
  plugins: Record<string, string>
  steps: StepEntry[]
  options: OptionEntry[]
  pages: PageEntry[]
}
