import { isLocale, type Locale } from '@/i18n/locale'
import { withBase } from '@/site/site'
import { CACHE_PREFIX } from '../pwa-options'

/** Which build the worker answers with when there is no network (public/worker.js): one that is whole. */
export interface SavedRecord {
  build: string
  /** When each language was saved. */
  locales: Partial<Record<Locale, string>>
}

/** The cache of the record; those of the files have the build behind it. */
const CACHE = `${CACHE_PREFIX}saved`

const ADDRESS = withBase('/assets/offline/saved.json')

/** The name of the cache of a build's files. */
export const filesCacheName = (build: string): string => `${CACHE}-${build}`

/** More characters than any record has. */
const MOST_CHARACTERS = 500

/** What is saved; undefined when nothing is, or something else is there: all pages of the origin can write it. */
export async function readRecord(): Promise<SavedRecord | undefined> {
  const text = (await (await caches.match(ADDRESS, { cacheName: CACHE }))?.text()) ?? ''
  if (text.length > MOST_CHARACTERS || !/^\{"build":"\w+","locales":\{("\w+":"[^"]+",?)+\}\}$/.test(text))
    return undefined
  const record = JSON.parse(text) as SavedRecord
  const isDated = Object.entries(record.locales).every(([locale, date]) => isLocale(locale) && Date.parse(date) > 0)
  return isDated && (await caches.has(filesCacheName(record.build))) ? record : undefined
}

/** @throws when there is no space left, and nothing has changed then */
export async function writeRecord(record: SavedRecord): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, Response.json(record))
}

/** Removes the files of all builds but one. */
export async function removeOtherBuilds(build: string | undefined): Promise<void> {
  const kept = build === undefined ? [] : [CACHE, filesCacheName(build)]
  const names = (await caches.keys()).filter((name) => name === CACHE || name.startsWith(`${CACHE}-`))
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
}
