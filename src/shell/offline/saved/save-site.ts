import { LOCALES, type Locale } from '@/i18n/locale'
import { pageDataUrl } from '@/navigation/page-data'
import type { SavedFile } from '@/site/published'
import { CHUNK_LOAD_TIMEOUT_MS, SAVING_RETRIES_MS } from '@/site/timings'
import {
  filesCacheName,
  type JoinedSet,
  joinedSet,
  loadSavedSets,
  readRecord,
  removeOtherBuilds,
  SAVING_HEADER,
  writeRecord,
} from './saved-set'

/** Why saving failed: no space left; a broken download; not the listed file, as behind a login page or during a deployment; no storage. */
type SavingProblem = 'full' | 'cut' | 'wrong' | 'failed'

export type SavingEnd = 'done' | 'stopped' | SavingProblem

class SavingError extends Error {
  constructor(
    readonly problem: SavingProblem,
    cause?: unknown,
  ) {
    super(`The site could not be saved: ${problem}`, { cause })
  }
}

const failAs = (problem: SavingProblem) => (error: unknown) => {
  throw new SavingError(problem, error)
}

const PARALLEL_DOWNLOADS = 4

/** A worker that waits longer for requests of other tabs takes over too late for this attempt. */
const TAKEOVER_TIMEOUT_MS = 10_000

/** Checks a response against the list, and drops its headers: the worker would expire it by its date. @throws {SavingError} */
async function checked(response: Response, { hash }: SavedFile): Promise<Response> {
  const content = await response.arrayBuffer().catch(failAs('cut'))
  if (response.status >= 500) throw new SavingError('cut')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  if (!response.ok || btoa(String.fromCharCode(...digest)) !== hash) throw new SavingError('wrong')
  return new Response(content, { headers: { 'content-type': response.headers.get('content-type') ?? '' } })
}

/** Retries after each of the delays. @throws the last error */
async function withRetries<T>(attempt: (isFirst: boolean) => Promise<T>, stop: AbortSignal): Promise<T> {
  for (const [retry, delay] of SAVING_RETRIES_MS.entries())
    try {
      return await attempt(retry === 0)
    } catch {
      await new Promise((done) => setTimeout(done, delay))
      stop.throwIfAborted()
    }
  return attempt(false)
}

/** @throws {SavingError} `cut` or `wrong` */
const fetchFile = (file: SavedFile, stop: AbortSignal): Promise<Response> =>
  withRetries(async (isFirst) => {
    // The HTTP cache may still have files of the previous build: only names with a hash are safe.
    const cache = isFirst && file.path.includes('/_next/static/') ? 'default' : 'no-store'
    const signal = AbortSignal.any([stop, AbortSignal.timeout(CHUNK_LOAD_TIMEOUT_MS)])
    const response = await fetch(file.path, { cache, signal, headers: { [SAVING_HEADER]: '1' } }).catch(failAs('cut'))
    return checked(response, file)
  }, stop)

/** Progress is in bytes on the wire. */
type Saving = { signal: AbortSignal; onProgress: (progress: { bytes: number; total: number }) => void }

/** Stores files that are missing or wrong. After an error no further download starts, and those in progress finish. */
async function storeFiles({ build, files, pages, bytes: total }: JoinedSet, { signal, onProgress }: Saving) {
  const cache = await caches.open(filesCacheName(build))
  const put = (address: string, response: Response) => cache.put(address, response).catch(failAs('full'))
  const waiting = [...files]
  let bytes = 0
  const download = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      signal.throwIfAborted()
      const stored = await cache.match(file.path)
      const isRight = await (stored && checked(stored, file).catch(() => undefined))
      if (!isRight) await put(file.path, await fetchFile(file, signal))
      bytes += file.bytes
      onProgress({ bytes, total })
    }
  }
  const downloads = Array.from({ length: PARALLEL_DOWNLOADS }, () => download().finally(() => waiting.splice(0)))
  await Promise.allSettled(downloads)
  await Promise.all(downloads)
  // Page data is the same for every page: it is written, not fetched.
  for (const page of pages) await put(pageDataUrl(page), Response.json({ hash: build, code: 200 }))
}

/** Waits for the worker of the published build, which alone serves its files. @throws {SavingError} `cut` if it does not take over */
async function updateWorker(stop: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  const next = registration?.installing ?? registration?.waiting
  if (!next) return
  await new Promise((done) => {
    AbortSignal.any([stop, AbortSignal.timeout(TAKEOVER_TIMEOUT_MS)]).addEventListener('abort', done)
    next.addEventListener('statechange', () => /activated|redundant/.test(next.state) && done(undefined))
  })
  if (next.state !== 'activated') throw new SavingError('cut')
}

async function saveCurrent(asked: readonly Locale[], saving: Saving): Promise<void> {
  const earlier = await readRecord()
  const sets = await withRetries(loadSavedSets, saving.signal).catch(failAs('cut'))
  const set = joinedSet(sets, [...asked, ...LOCALES.filter((locale) => earlier?.locales[locale])])
  if (!set) throw new SavingError('wrong')
  // First, because the page requests again everything that it fetched before a takeover.
  await updateWorker(saving.signal).catch(failAs('cut'))
  try {
    await storeFiles(set, saving)
    const date = new Date().toISOString()
    const locales = Object.fromEntries(set.locales.map((locale) => [locale, date]))
    await writeRecord({ build: set.build, locales }).catch(failAs('full'))
  } catch (error) {
    // Frees the space for the build that is saved already.
    if (error instanceof SavingError && error.problem === 'full') await removeOtherBuilds(earlier?.build)
    throw error
  }
  await removeOtherBuilds(set.build)
  navigator.serviceWorker.controller?.postMessage('clean')
}

/** Saves the site in the given languages and those saved before. The earlier build stays until this one is complete. */
export async function saveSite(asked: readonly Locale[], saving: Saving): Promise<SavingEnd> {
  // Asks the browser not to evict the caches when space runs short; whatever it answers, the site is saved.
  navigator.storage?.persist?.().catch(() => false)
  try {
    await saveCurrent(asked, saving)
    return 'done'
  } catch (error) {
    if (saving.signal.aborted) return 'stopped'
    console.error(error)
    return error instanceof SavingError ? error.problem : 'failed'
  }
}
