import { pageDataUrl } from '@/navigation/page-data'
import { SAVED_SET_PATH, type SavedFile, type SavedSet } from '@/site/published'
import { withBase } from '@/site/site'
import { CHUNK_LOAD_TIMEOUT_MS } from '@/site/timings'
import { CACHE_PREFIX } from './pwa-options'

/** How saving ended; `full`: the browser gives no more space. */
export type SavingEnd = 'done' | 'full' | 'failed'

/** Neither from nor into the HTTP cache, which would mix builds. The header keeps the worker from caching a file a second time. */
async function download(path: string, stop: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    cache: 'no-store',
    headers: { 'x-wakamiti-saving': '1' },
    signal: AbortSignal.any([stop, AbortSignal.timeout(CHUNK_LOAD_TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`${path}: status ${response.status}`)
  return response
}

/** What is published now. */
export const loadSite = async (stop: AbortSignal): Promise<SavedSet> =>
  (await download(withBase(SAVED_SET_PATH), stop)).json()

/** The build that the worker serves offline (public/worker.js), which is complete, and when it was saved. */
export type SavedRecord = { build: string; date: string }

const CACHE = `${CACHE_PREFIX}saved`

const RECORD = withBase('/assets/offline/saved.json')

const filesCacheName = (build: string): string => `${CACHE}-${build}`

/** @returns undefined if nothing is saved, or the record is not ours: every page of the origin can write one */
export async function readRecord(): Promise<SavedRecord | undefined> {
  const text = (await (await caches.match(RECORD, { cacheName: CACHE }))?.text()) ?? ''
  const [, build = '', date = ''] = /^\{"build":"(\w+)","date":"([^"]+)"\}$/.exec(text) ?? []
  return Date.parse(date) > 0 && (await caches.has(filesCacheName(build))) ? { build, date } : undefined
}

/** Deletes all saved builds, except the given one. */
export async function removeSaved(kept?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name === CACHE || name.startsWith(`${CACHE}-`))
  const removed = kept ? names.filter((name) => name !== CACHE && name !== filesCacheName(kept)) : names
  await Promise.all(removed.map((name) => caches.delete(name)))
}

/** A response without headers but its type: the worker would expire it by its date. @throws if its content is not the listed one */
async function checked(response: Response, { path, hash }: SavedFile): Promise<Response> {
  const content = await response.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  if (btoa(String.fromCharCode(...digest)) !== hash) throw new Error(`${path} is not the listed file.`)
  return new Response(content, { headers: { 'content-type': response.headers.get('content-type') ?? '' } })
}

const PARALLEL_DOWNLOADS = 4

/** Stores files that are missing or wrong. After an error no further download starts, and those in progress finish. */
async function storeFiles({ build, files, pages }: SavedSet, stop: AbortSignal, onStored: (file: SavedFile) => void) {
  const cache = await caches.open(filesCacheName(build))
  const waiting = [...files]
  const store = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      stop.throwIfAborted()
      const stored = await cache.match(file.path)
      const isRight = await (stored && checked(stored, file).catch(() => undefined))
      if (!isRight) await cache.put(file.path, await checked(await download(file.path, stop), file))
      onStored(file)
    }
  }
  const stores = Array.from({ length: PARALLEL_DOWNLOADS }, () => store().finally(() => waiting.splice(0)))
  await Promise.allSettled(stores)
  await Promise.all(stores)
  // Page data is the same for every page: it is written, not fetched.
  for (const page of pages) await cache.put(pageDataUrl(page), Response.json({ hash: build, code: 200 }))
}

/** A worker that waits longer for requests of other tabs takes over too late for this attempt. */
const TAKEOVER_TIMEOUT_MS = 10_000

/** Waits for the worker of the published build, which alone serves its files. @throws if it does not take over */
async function updateWorker(stop: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  const next = registration?.installing ?? registration?.waiting
  if (!next) return
  await new Promise((done) => {
    AbortSignal.any([stop, AbortSignal.timeout(TAKEOVER_TIMEOUT_MS)]).addEventListener('abort', done)
    next.addEventListener('statechange', () => /activated|redundant/.test(next.state) && done(undefined))
  })
  if (next.state !== 'activated') throw new Error('The service worker of the published site does not take over.')
}

/** Progress in bytes on the wire. */
export type Progress = { bytes: number; total: number }

/** Saves the site in all languages. The build that is saved already stays until this one is complete. */
export async function saveSite(stop: AbortSignal, onProgress: (progress: Progress) => void): Promise<SavingEnd> {
  // Asks the browser not to evict the caches when space runs short; whatever it answers, the site is saved.
  navigator.storage?.persist?.().catch(() => false)
  try {
    const site = await loadSite(stop)
    // First, because the page requests again everything that it fetched before a takeover.
    await updateWorker(stop)
    let bytes = 0
    await storeFiles(site, stop, (file) => {
      bytes += file.bytes
      onProgress({ bytes, total: site.bytes })
    })
    const record: SavedRecord = { build: site.build, date: new Date().toISOString() }
    await (await caches.open(CACHE)).put(RECORD, Response.json(record))
    await removeSaved(site.build)
    navigator.serviceWorker.controller?.postMessage('clean')
    return 'done'
  } catch (error) {
    if (!stop.aborted) console.error('The site could not be saved.', error)
    if ((error as Error).name !== 'QuotaExceededError') return 'failed'
    // Frees the space for the build that is saved already.
    await removeSaved((await readRecord())?.build)
    return 'full'
  }
}
