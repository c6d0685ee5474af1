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

/** A text as a record; undefined for every other one: all pages of the origin can write it. */
function parseRecord(text: string): SavedRecord | undefined {
  if (text.length > MOST_CHARACTERS || !/^\{"build":"\w+","locales":\{.*\}\}$/.test(text)) return undefined
  const { build, locales } = JSON.parse(text) as SavedRecord
  const dates = Object.entries(locales).filter(([locale, date]) => isLocale(locale) && Date.parse(date) > 0)
  return dates.length > 0 ? { build, locales: Object.fromEntries(dates) } : undefined
}

/** What is saved; undefined when nothing is. */
export async function readRecord(): Promise<SavedRecord | undefined> {
  const response = await caches.match(ADDRESS, { cacheName: CACHE })
  const record = parseRecord((await response?.text()) ?? '')
  return record && (await caches.has(filesCacheName(record.build))) ? record : undefined
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
