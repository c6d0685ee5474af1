import { useEffect } from 'react'
import { listen } from '@/lib/listen'
import { readStored, writeStored } from '@/lib/storage'
import { PAGE_ROUTE, withBase } from '@/site/site'
import { CHUNK_LOAD_TIMEOUT_MS, RELOAD_LIMIT, RELOAD_WINDOW_MS } from '@/site/timings'

type ChunkFailureReason = 'missing' | 'timeout' | 'other'

/**
 * The reason why a script failed to load.
 * @param error what was thrown: the bundler's ChunkLoadError has the type `missing`, `error` or `timeout`
 * @example chunkFailure({ name: 'ChunkLoadError', type: 'timeout' }) // => 'timeout'
 */
export function chunkFailure(error: unknown): ChunkFailureReason | undefined {
  const { name, type } = (error ?? {}) as { name?: unknown; type?: unknown }
  if (name !== 'ChunkLoadError') return undefined
  // The bundler calls it `error` when the network fails.
  if (type === 'missing' || type === 'error') return 'missing'
  return type === 'timeout' ? 'timeout' : 'other'
}

/** Writes a failed script to the console with its reason, and what is known of it: its address or the error. */
export const logChunkFailure = (reason: ChunkFailureReason, what: unknown): void =>
  console.error(`Chunk failed to load (${reason})`, what)

/** Writes failed imports to the console with their reason; scripts that are missing are logged by the script in the head. */
export function useChunkReports(): void {
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      const failure = chunkFailure(reason)
      if (failure) logChunkFailure(failure, reason)
    }
    return listen(window, { unhandledrejection: onRejection })
  }, [])
}

/** Where Next.js lists the files of each route; absent until its script has run. */
type WithManifest = { __BUILD_MANIFEST?: Record<string, readonly string[] | undefined> }

const addressOf = (file: string): string => withBase(`/_next/${file.split('/').map(encodeURIComponent).join('/')}`)

/** Why the host does not deliver a script; `other` when there is no network. Hosts let browsers keep a 404 for some minutes. */
async function failureOf(url: string): Promise<ChunkFailureReason | undefined> {
  try {
    const signal = AbortSignal.timeout(CHUNK_LOAD_TIMEOUT_MS)
    const { status } = await fetch(url, { cache: 'no-cache', signal })
    return status === 404 ? 'missing' : undefined
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'other'
  }
}

/**
 * Asks the host for the scripts of the pages: a document that shows a page has them, the not-found page does not. The answer stays
 * in the browser's cache, where the router finds it.
 * @returns why the module of the pages is not available, which is written to the console; undefined when nothing is known against it
 */
export async function pageModuleFailure(): Promise<ChunkFailureReason | undefined> {
  const manifest = (window as WithManifest).__BUILD_MANIFEST
  if (!manifest) return undefined
  const scripts = manifest[PAGE_ROUTE]?.filter((file) => file.endsWith('.js')).map(addressOf)
  if (!scripts) return 'missing'
  const failures = await Promise.all(scripts.map(failureOf))
  const at = failures.findIndex(Boolean)
  if (failures[at]) logChunkFailure(failures[at], scripts[at])
  return failures[at]
}

/** Where the times of the last reloads are stored, for this tab, in milliseconds. */
const RELOADS_KEY = 'reloads'

const toTimes = (value: unknown): number[] | null => (Array.isArray(value) ? value : null)

/** Whether the document may be reloaded for a missing script: not again and again, nor offline, nor where nothing can be counted. */
export function mayReload(): boolean {
  const now = Date.now()
  const earlier = readStored('sessionStorage', RELOADS_KEY, toTimes) ?? []
  const recent = earlier.filter((time) => now - time < RELOAD_WINDOW_MS)
  if (!navigator.onLine || recent.length >= RELOAD_LIMIT) return false
  return writeStored('sessionStorage', RELOADS_KEY, [...recent, now])
}

/** Loads the document of an address in full, also the one that is shown. */
export function loadDocument({ href }: Pick<URL, 'href'>): void {
  if (href === location.href) location.reload()
  else location.assign(href)
}
