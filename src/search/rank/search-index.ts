import type { StepKind } from '@/steps/step-kinds'

/** A step as the search knows it. */
export interface StepEntry {
  id: string
  role: StepKind
  plugin: string
  /** Its expression in the language of the index … */
  text: string
  /** … and in the other one. */
  translation: string
  about: string
  /** What else its sentence may say: the names of the metrics that it compares. */
  also?: string
}

/** An option as the search knows it. */
export interface OptionEntry {
  key: string
  plugin: string
  type: string
  /** Absent where there is none, or none that is a literal. */
  default?: string
  about: string
}

/** A page by its title; its text is in the full-text index. */
export interface PageEntry {
  slug: string
  title: string
  /** The section of the menu that it stands in. */
  section: string
  about: string
}

/** `/assets/search/<locale>.json`: what the search answers from at the first keystroke. */
export interface SearchIndex {
  /** Names of the plugins as readers know them. */
  plugins: Record<string, string>
  steps: StepEntry[]
  options: OptionEntry[]
  pages: PageEntry[]
}
