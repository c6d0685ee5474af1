import type { Locale, Localized } from '@/i18n/locale'
import type { StepKind } from '@/steps/step'

/** A heading of an article, as the sidebar and the contents list show it. */
export interface Heading {
  /** 1 for a section (`##`), 2 for a group in it (`###`); the title of the page is none of them. */
  depth: number
  value: string
  /** The id in the page's HTML. */
  anchor: string
  /** Number of steps or options below it, if any. */
  count?: number
  /** The kind of those steps, when it is the same for all. */
  kind?: StepKind
}

/** What stands below a heading or a card of an article, or before the first: lines of prose, and of what is only found. */
export interface ArticleSection {
  /** Empty for the introduction, as is its heading. */
  anchor: string
  heading: string
  /** The headings that it is below. */
  above: string
  text: string[]
  values: string[]
  /** The messages and flags that its tables explain, as they are written. */
  explained: string[]
}

/** A rendered page, with what is recorded of it at the time: nobody has to parse its HTML. */
export interface PageRecord {
  html: string
  /** The same as Markdown, for programs that read. */
  markdown: string
  headings: Heading[]
  sections: ArticleSection[]
  /** The files of the project that it offers: path, text. */
  files: [path: string, text: string][]
}

export interface Crumb {
  title: string
  /** Absent for a step of the trail that has no page. */
  slug?: string
}

/** The data of a page in the browser besides its HTML: small, because every page contains it. */
export interface SitePage {
  template: 'home' | 'doc' | 'not-found'
  slug: string
  locale: Locale
  title: string
  description: string
  headings: Heading[]
  /** The anchors of the same page in the other languages, in the order of `headings`. */
  translations: Partial<Record<Locale, string[]>>
}

export interface Topic {
  title: string
  slug: string
  /** A number next to it: of all plugins. */
  count?: number
}

export interface MenuSection {
  title: string
  topics: Topic[]
}

/** `/assets/menu/<locale>.json`: the menu of a language, fetched when the language changes. */
export type Menu = { sections: MenuSection[] }

export type MenuTopics = Localized<MenuSection[]>

/** Anchors of the tool's earlier documentation by page: each is now an id of it, or the address of one elsewhere. */
export type EarlierAnchors = Record<string, Record<string, string>>
