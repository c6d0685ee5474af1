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

/**
 * Why the site could not be saved: there is no more space; a file did not come; something else came than what is listed, such as a
 * login page, or a build that is being published; or nothing can be stored at all. The console gets the error itself.
 */
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

const AT_ONCE = 4

/** A worker that waits longer, for what other tabs have under way, takes over later: then the site is saved at another try. */
const TAKEOVER_MS = 10_000

/** The response for a file, without the headers of the host: by its date, the worker would take it for outdated. @throws {SavingError} */
async function checked(response: Response, { hash }: SavedFile): Promise<Response> {
  const content = await response.arrayBuffer().catch(failAs('cut'))
  if (response.status >= 500) throw new SavingError('cut')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  if (!response.ok || btoa(String.fromCharCode(...digest)) !== hash) throw new SavingError('wrong')
  return new Response(content, { headers: { 'content-type': response.headers.get('content-type') ?? '' } })
}

/** Fetches something, some times if need be. @throws the last error */
async function withRetries<T>(fetchIt: (isFirst: boolean) => Promise<T>, stop: AbortSignal): Promise<T> {
  for (const [times, delay] of SAVING_RETRIES_MS.entries())
    try {
      return await fetchIt(times === 0)
    } catch {
      await new Promise((done) => setTimeout(done, delay))
      stop.throwIfAborted()
    }
  return fetchIt(false)
}

/** @throws {SavingError} `cut` or `wrong` */
const fetchFile = (file: SavedFile, stop: AbortSignal): Promise<Response> =>
  withRetries(async (isFirst) => {
    // The browser's own cache keeps files for a while, and may have those of the build before: only names with a hash are sure.
    const cache = isFirst && file.path.includes('/_next/static/') ? 'default' : 'no-store'
    const signal = AbortSignal.any([stop, AbortSignal.timeout(CHUNK_LOAD_TIMEOUT_MS)])
    const response = await fetch(file.path, { cache, signal, headers: { [SAVING_HEADER]: '1' } }).catch(failAs('cut'))
    return checked(response, file)
  }, stop)

/** The progress is in bytes on the wire. */
type Saving = { signal: AbortSignal; onProgress: (progress: { bytes: number; total: number }) => void }

/** Stores what is missing or wrong. After an error no further file is begun, and what is under way comes to its end. */
async function storeFiles({ build, files, pages, bytes: total }: JoinedSet, { signal, onProgress }: Saving) {
  const cache = await caches.open(filesCacheName(build))
  const put = (address: string, response: Response) => cache.put(address, response).catch(failAs('full'))
  const waiting = [...files]
  let bytes = 0
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      signal.throwIfAborted()
      const stored = await cache.match(file.path)
      const isRight = await (stored && checked(stored, file).catch(() => undefined))
      if (!isRight) await put(file.path, await fetchFile(file, signal))
      bytes += file.bytes
      onProgress({ bytes, total })
    }
  }
  const ends = Array.from({ length: AT_ONCE }, () => work().finally(() => waiting.splice(0)))
  await Promise.allSettled(ends)
  await Promise.all(ends)
  // The data of a page is the same for all of them but for its address: it is written, not fetched.
  for (const page of pages) await put(pageDataUrl(page), Response.json({ hash: build, code: 200 }))
}

/**
 * Brings the worker to the build that is published: it answers with the files of builds that it knows. It takes over before files are
 * fetched, because a page hands what it fetched before to the worker that takes over.
 * @throws {SavingError} `cut` when it does not: the one that is there does not know the build
 */
async function updateWorker(stop: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  const next = registration?.installing ?? registration?.waiting
  if (!next) return
  await new Promise((done) => {
    AbortSignal.any([stop, AbortSignal.timeout(TAKEOVER_MS)]).addEventListener('abort', done)
    next.addEventListener('statechange', () => /activated|redundant/.test(next.state) && done(undefined))
  })
  if (next.state !== 'activated') throw new SavingError('cut')
}

async function saveCurrent(asked: readonly Locale[], saving: Saving): Promise<void> {
  const earlier = await readRecord()
  const sets = await withRetries(loadSavedSets, saving.signal).catch(failAs('cut'))
  const set = joinedSet(sets, [...asked, ...LOCALES.filter((locale) => earlier?.locales[locale])])
  if (!set) throw new SavingError('wrong')
  await updateWorker(saving.signal).catch(failAs('cut'))
  try {
    await storeFiles(set, saving)
    const date = new Date().toISOString()
    const locales = Object.fromEntries(set.locales.map((each) => [each, date]))
    await writeRecord({ build: set.build, locales }).catch(failAs('full'))
  } catch (error) {
    // The space belongs to the build that readers have.
    if (error instanceof SavingError && error.problem === 'full') await removeOtherBuilds(earlier?.build)
    throw error
  }
  await removeOtherBuilds(set.build)
  navigator.serviceWorker.controller?.postMessage('clean')
}

/** Saves the site in some languages, and those that are saved. The build of before stays until this one is whole. */
export async function saveSite(asked: readonly Locale[], saving: Saving): Promise<SavingEnd> {
  // Otherwise browsers may remove it when space runs short. Whether they agree or not, it is saved.
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
