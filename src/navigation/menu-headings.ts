import type { Heading } from '@/content/heading'
import type { Locale } from '@/i18n/locale'
import { withBase } from '@/site/site'

/** Headings of every topic by its path: fetched when a reader opens a topic that is not the current page. */
export type MenuHeadings = Record<string, Heading[]>

const loading = new Map<Locale, Promise<MenuHeadings>>()

const load = async (locale: Locale): Promise<MenuHeadings> => {
  const answer = await fetch(withBase(`/assets/menu/${locale}.json`))
  return answer.ok ? ((await answer.json()) as MenuHeadings) : {}
}

/**
 * The headings of all topics of a language, fetched once.
 * @returns an empty record when they cannot be fetched: the topics stay links
 */
export function loadMenuHeadings(locale: Locale): Promise<MenuHeadings> {
  const known = loading.get(locale) ?? load(locale).catch(() => ({}))
  loading.set(locale, known)
  return known
}
