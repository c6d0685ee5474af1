import type { Locale } from '@/i18n/locale'
import { pageDataUrl } from '@/navigation/page-data'
import { filesCacheName, readRecord, removeOtherBuilds, type SavedRecord, writeRecord } from './saved-record'
import { type JoinedSet, SAVING_HEADER, type SavedFile } from './saved-set'

/** Why the site could not be saved; the console gets the error itself. */
export type SavingProblem =
  /** The browser gives the site no more space. */
  | 'full'
  /** A file did not come: no network, or the host has gone. */
  | 'cut'
  /** The site is another build than its list of files, which is so while one is published. */
  | 'changed'

export class SavingError extends Error {
  override name = 'SavingError'

  constructor(
    readonly problem: SavingProblem,
    cause?: unknown,
  ) {
    super(`The site could not be saved: ${problem}`, { cause })
  }
}

/** So many files are fetched at the same time. */
const AT_ONCE = 4

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return btoa(String.fromCharCode(...digest))
}

/** A response without the headers of the host: with its date, the worker would take it for outdated one day. */
const plainResponse = (content: ArrayBuffer, type: string): Response =>
  new Response(content, { headers: { 'content-type': type } })

interface Content {
  content: ArrayBuffer
  type: string
}

/** The content of a response, if it is the one that the list of files names. */
async function contentOf(response: Response, { hash }: SavedFile): Promise<Content | undefined> {
  const content = await response.arrayBuffer()
  const type = response.headers.get('content-type') ?? ''
  return (await hashOf(content)) === hash ? { content, type } : undefined
}

/** A copy that any cache of the browser has, from a visit or from the build before. */
async function knownCopy(file: SavedFile): Promise<Content | undefined> {
  const response = await caches.match(file.path, { ignoreVary: true })
  return response?.ok ? contentOf(response, file) : undefined
}

/**
 * @throws {SavingError} `cut` or `changed`
 * @throws when it was stopped
 */
async function fetchFile(file: SavedFile, signal: AbortSignal): Promise<Content> {
  try {
    // Past the browser's own cache, which keeps files for a while: it may have those of the build before, and with those of a build
    // that is not whole yet it would answer the worker in the place of the host.
    const cache = file.path.includes('/_next/static/') ? 'default' : 'no-store'
    const response = await fetch(file.path, { cache, signal, headers: { [SAVING_HEADER]: '1' } })
    const content = response.ok ? await contentOf(response, file) : undefined
    if (content) return content
  } catch (error) {
    signal.throwIfAborted()
    throw new SavingError('cut', error)
  }
  throw new SavingError('changed')
}

/** Stores a response. @throws {SavingError} `full` */
async function store(cache: Cache, address: string, response: Response): Promise<void> {
  try {
    await cache.put(address, response)
  } catch (error) {
    throw new SavingError('full', error)
  }
}

/**
 * Runs a function for each item, some at the same time. After an error no further one is begun, and what is under way comes to
 * its end.
 * @throws the first error
 */
async function forEach<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const errors: unknown[] = []
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined && errors.length === 0; item = waiting.shift())
      await run(item).catch((error: unknown) => errors.push(error))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (errors.length > 0) throw errors[0]
}

/** The files that a cache of a build has not got yet. What it has was compared with its hash when it was stored. */
export async function missingFiles({ build, files }: JoinedSet): Promise<SavedFile[]> {
  const name = filesCacheName(build)
  // To open a cache would make it.
  if (!(await caches.has(name))) return [...files]
  const stored = await (await caches.open(name)).keys()
  const paths = new Set(stored.map(({ url }) => new URL(url).pathname))
  return files.filter(({ path }) => !paths.has(path))
}

/** All files together, on the wire, in bytes. */
export const bytesOf = (files: readonly SavedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** The record once a set is whole: languages of the same build that were saved before stay. */
function recordWith(set: JoinedSet, earlier: SavedRecord | undefined): SavedRecord {
  const saved = { date: new Date().toISOString(), bytes: set.bytes }
  const kept = earlier?.build === set.build ? earlier.locales : {}
  return { build: set.build, locales: { ...kept, ...Object.fromEntries(set.locales.map((locale) => [locale, saved])) } }
}

/** The data of a page is the same for all of them but for its address: it is written, not fetched. */
async function storePageData(cache: Cache, { build, pages }: JoinedSet): Promise<void> {
  for (const page of pages) await store(cache, pageDataUrl(page), Response.json({ hash: build, code: 200 }))
}

interface Saving {
  signal: AbortSignal
  /** Called with the bytes that are there, on the wire, whenever there are more. */
  onProgress: (bytes: number) => void
}

/**
 * Saves the site in some languages. What was stored before is not fetched again, so that it also continues what was stopped or
 * cut. The build that was saved before stays until this one is whole.
 * @throws {SavingError} when it cannot be finished; what is stored stays
 * @throws when it was stopped
 */
export async function saveSite(set: JoinedSet, { signal, onProgress }: Saving): Promise<void> {
  const earlier = await readRecord()
  if (!earlier) await writeRecord({ build: set.build, locales: {} }).catch(asFull)
  const cache = await caches.open(filesCacheName(set.build))
  const missing = await missingFiles(set)
  let bytes = set.bytes - bytesOf(missing)
  onProgress(bytes)
  try {
    await forEach(missing, async (file) => {
      signal.throwIfAborted()
      const { content, type } = (await knownCopy(file)) ?? (await fetchFile(file, signal))
      await store(cache, file.path, plainResponse(content, type))
      bytes += file.bytes
      onProgress(bytes)
    })
    await storePageData(cache, set)
    await writeRecord(recordWith(set, earlier)).catch(asFull)
  } catch (error) {
    // The space belongs to the build that readers have.
    const isFull = error instanceof SavingError && error.problem === 'full'
    if (isFull && earlier && earlier.build !== set.build) await removeOtherBuilds(earlier.build)
    throw error
  }
  await removeOtherBuilds(set.build)
}

const asFull = (error: unknown): never => {
  throw new SavingError('full', error)
}

/** The languages that an update has to bring: none that is saved may be lost. */
export const localesToSave = (asked: readonly Locale[], record: SavedRecord | undefined): Locale[] => [
  ...new Set([...asked, ...(Object.keys(record?.locales ?? {}) as Locale[])]),
]
