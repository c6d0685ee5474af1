import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Doc, Menu, Plugin } from 'contentlayer/generated'
import type { Locale } from '@/i18n/locale'
import { memoize, memoizeFor } from '@/lib/memoize'
import { cacheEntry, lastCached } from '@/lib/node/disk-cache'
import type { PageRecord } from './site-page'

export const DOCUMENTS = '.contentlayer'

export type Page = Doc | Plugin

const read = memoize((path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown)

/** Documents are read, never imported: imports would push every article through the bundler. */
const readDocuments = <T>(type: string): T[] =>
  read(join(process.cwd(), DOCUMENTS, 'generated', type, '_index.json')) as T[]

const pagesWith = memoizeFor((docs: Doc[]) => {
  // Contentlayer lists them as they were finished: sorted, all builds are equal.
  const pages: Page[] = [...docs, ...readDocuments<Plugin>('Plugin')].sort((a, b) => (a.slug < b.slug ? -1 : 1))
  return { pages, bySlug: new Map(pages.map((page) => [page.slug, page])) }
})

/** All pages with an article, in both languages. */
export const allPages = (): Page[] => pagesWith(readDocuments<Doc>('Doc')).pages

export const pageAt = (slug: string): Page | undefined => pagesWith(readDocuments<Doc>('Doc')).bySlug.get(slug)

export function menuOf(locale: Locale): Menu {
  const menu = readDocuments<Menu>('Menu').find((candidate) => candidate.locale === locale)
  if (!menu) throw new Error(`content/menu.${locale}.yaml is missing`)
  return menu
}

const nameOf = (file: string): string => `pages/${file}`

/** The last record of a page. @throws if it was never rendered */
export function recordOf({ _raw: { sourceFilePath: file } }: Pick<Page, '_raw'>): PageRecord {
  const record = lastCached<PageRecord>(nameOf(file))
  if (!record) throw new Error(`${file} has not been rendered  (npm run build)`)
  return record
}

/** The record of a page, rendered again if its text has changed, or `code`: the hash of all else that articles are made of. */
export async function recordFor(file: string, text: string, code: string, render: () => Promise<PageRecord>) {
  const { cached, store } = cacheEntry<PageRecord>(nameOf(file), [code, text])
  return cached ?? store(await render())
}
