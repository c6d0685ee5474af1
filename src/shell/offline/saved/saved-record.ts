import type { Locale } from '@/i18n/locale'
import { withBase } from '@/site/site'
import { CACHE_PREFIX } from '../pwa-options'

/** When a language was saved, and how much of it came over the wire, in bytes. */
export interface SavedLocale {
  date: string
  bytes: number
}

/**
 * Which build the worker answers with when there is no network (public/worker.js). It names a build as soon as one is being saved and
 * no other is there; a newer one only once that is whole, so that the two never mix.
 */
export interface SavedRecord {
  build: string
  /** The languages that are whole. */
  locales: Partial<Record<Locale, SavedLocale>>
}

/** The cache of the record; those of the files have the build behind it. */
const CACHE = `${CACHE_PREFIX}saved`

const ADDRESS = withBase('/assets/offline/saved.json')

/** The name of the cache of a build's files. */
export const filesCacheName = (build: string): string => `${CACHE}-${build}`

/** What is saved; undefined when nothing is. */
export async function readRecord(): Promise<SavedRecord | undefined> {
  const response = await caches.match(ADDRESS, { cacheName: CACHE })
  return response?.json()
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
