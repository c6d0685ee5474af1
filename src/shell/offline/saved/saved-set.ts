import { isLocale, LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { type SavedSet, savedSetPath } from '@/site/published'
import { withBase } from '@/site/site'
import { CHUNK_LOAD_TIMEOUT_MS } from '@/site/timings'
import { CACHE_PREFIX } from '../pwa-options'

/** Marks requests that save the site, so that the worker does not cache the files a second time (pwa-options). */
export const SAVING_HEADER = 'x-wakamiti-saving'

/** The sets of several languages as one; files that they share are listed once. */
export type JoinedSet = SavedSet & { locales: readonly Locale[]; bytes: number }

/** Joins the sets of languages. @returns undefined if they are of different builds, as for a moment during a deployment */
export function joinedSet(sets: Record<Locale, SavedSet>, asked: readonly Locale[]): JoinedSet | undefined {
  const locales = LOCALES.filter((locale) => asked.includes(locale))
  const [first, ...others] = locales.map((locale) => sets[locale])
  if (!first || others.some(({ build }) => build !== first.build)) return undefined
  const files = [...new Map([first, ...others].flatMap((set) => set.files.map((file) => [file.path, file]))).values()]
  return {
    build: first.build,
    locales,
    files,
    pages: [first, ...others].flatMap(({ pages }) => pages),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

export async function loadSavedSets(): Promise<Localized<SavedSet>> {
  const load = async (locale: Locale): Promise<[Locale, SavedSet]> => {
    const headers = { [SAVING_HEADER]: '1' }
    const signal = AbortSignal.timeout(CHUNK_LOAD_TIMEOUT_MS)
    const response = await fetch(withBase(savedSetPath(locale)), { cache: 'no-cache', headers, signal })
    if (!response.ok) throw new Error(`Failed to fetch ${savedSetPath(locale)}`)
    return [locale, await response.json()]
  }
  return Object.fromEntries(await Promise.all(LOCALES.map(load))) as Localized<SavedSet>
}

/** The build that the worker serves offline (public/worker.js), which is complete, and when each language was saved. */
export type SavedRecord = { build: string; locales: Partial<Record<Locale, string>> }

const CACHE = `${CACHE_PREFIX}saved`

const ADDRESS = withBase('/assets/offline/saved.json')

export const filesCacheName = (build: string): string => `${CACHE}-${build}`

/** Longer than any real record, in characters. */
const MAX_RECORD_LENGTH = 500

/** @returns undefined if nothing is saved, or the record is not ours: every page of the origin can write one */
export async function readRecord(): Promise<SavedRecord | undefined> {
  const text = (await (await caches.match(ADDRESS, { cacheName: CACHE }))?.text()) ?? ''
  if (text.length > MAX_RECORD_LENGTH || !/^\{"build":"\w+","locales":\{("\w+":"[^"]+",?)+\}\}$/.test(text))
    return undefined
  const record = JSON.parse(text) as SavedRecord
  const isDated = Object.entries(record.locales).every(([locale, date]) => isLocale(locale) && Date.parse(date) > 0)
  return isDated && (await caches.has(filesCacheName(record.build))) ? record : undefined
}

/** @throws if no space is left; the earlier record stays */
export async function writeRecord(record: SavedRecord): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, Response.json(record))
}

/** Deletes all saved builds but one; undefined deletes all of them. */
export async function removeOtherBuilds(build: string | undefined): Promise<void> {
  const kept = build === undefined ? [] : [CACHE, filesCacheName(build)]
  const names = (await caches.keys()).filter((name) => name === CACHE || name.startsWith(`${CACHE}-`))
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
}
