import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Doc, Menu, Plugin } from 'contentlayer/generated'
import type { Locale } from '@/i18n/locale'
import { memoize, memoizeFor } from '@/lib/memoize'

/** Where Contentlayer puts its documents. */
export const DOCUMENTS = '.contentlayer'

export type Page = Doc | Plugin

const read = memoize((path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown)

/** Documents are read, never imported: imports would push every article through the bundler. */
const readDocuments = <T>(type: string): T[] =>
  read(join(process.cwd(), DOCUMENTS, 'generated', type, '_index.json')) as T[]

const pagesWith = memoizeFor((docs: Doc[]) => {
  // Contentlayer lists them as they were ready: sorted, every build has the same order.
  const pages: Page[] = [...docs, ...readDocuments<Plugin>('Plugin')].sort((one, other) =>
    one.slug < other.slug ? -1 : 1,
  )
  return { pages, bySlug: new Map(pages.map((page) => [page.slug, page])) }
})

/** Every page of the site that has an article, in both languages. */
export const allPages = (): Page[] => pagesWith(readDocuments<Doc>('Doc')).pages

export const pageAt = (slug: string): Page | undefined => pagesWith(readDocuments<Doc>('Doc')).bySlug.get(slug)

/**
 * The menu of a language.
 * @throws when the content has none; the content check reports that beforehand
 */
export function menuOf(locale: Locale): Menu {
  const menu = readDocuments<Menu>('Menu').find((candidate) => candidate.locale === locale)
  if (!menu) throw new Error(`content/menu.${locale}.yaml is missing`)
  return menu
}
