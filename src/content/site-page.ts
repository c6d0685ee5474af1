import type { Locale } from '@/i18n/locale'
import type { StepKind } from '@/steps/step'

/** A heading of an article, as the sidebar and the contents list show it. */
export interface Heading {
  /** 1 for a section (`##`), 2 for a group in it (`###`); the title of the page is none of them. */
  depth: number
  value: string
  anchor: string
  /** Number of steps or options below it. */
  count?: number
  /** The kind of those steps, if all have the same. */
  kind?: StepKind
}

/** The text below a heading or a card, or before the first: `values` are found by the search, but never shown. */
export interface ArticleSection {
  /** Empty for the introduction, as is its heading. */
  anchor: string
  heading: string
  /** The headings of the sections around it. */
  above: string
  text: string[]
  values: string[]
  /** The messages and flags that its tables explain, verbatim. */
  explained: string[]
}

/** A rendered page, with all that is read from it, so that nobody has to parse its HTML. */
export interface PageRecord {
  html: string
  /** The article as Markdown, for programs. */
  markdown: string
  headings: Heading[]
  sections: ArticleSection[]
  /** The files of the project that it offers for download. */
  files: [path: string, text: string][]
}

export interface Crumb {
  title: string
  /** Absent for a section, which has no page. */
  slug?: string
}

/** The data of a page in the browser, without its HTML. Small, because every page contains it. */
export interface SitePage {
  template: 'home' | 'doc' | 'not-found'
  slug: string
  locale: Locale
  title: string
  description: string
  headings: Heading[]
  /** The anchors of its translations, in the order of `headings`. */
  translations: Partial<Record<Locale, string[]>>
}

export interface Topic {
  title: string
  slug: string
  /** The number of plugins, shown next to it. */
  count?: number
}

export interface MenuSection {
  title: string
  topics: Topic[]
}

/** `/assets/menu/<locale>.json`: the menu of a language, fetched when the language changes. */
export type Menu = { sections: MenuSection[] }

/** The anchors of the tool's earlier documentation, by page: each is now an id on that page, or the path of another one. */
export type EarlierAnchors = Record<string, Record<string, string>>
