import type { Localized } from '@/i18n/locale'

/** A topic of the sidebar (spec section 3). */
export interface Topic {
  title: string
  slug: string
  /** Whether it has headings to expand. */
  hasHeadings: boolean
  /** A number beside it: how many plugins there are. */
  count?: number
}

export interface MenuSection {
  title: string
  topics: Topic[]
}

export type MenuTopics = Localized<MenuSection[]>
