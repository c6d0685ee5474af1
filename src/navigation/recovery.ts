import { useEffect } from 'react'
import { listen } from '@/lib/listen'
import { readStored, writeStored } from '@/lib/storage'
import { PAGE_ROUTE, withBase } from '@/site/site'
import { CHUNK_LOAD_TIMEOUT_MS, RELOAD_LIMIT, RELOAD_WINDOW_MS } from '@/site/timings'

type ChunkFailureReason = 'missing' | 'timeout' | 'other'

/** Why a script failed to load. @example chunkFailure({ name: 'ChunkLoadError', type: 'timeout' }) // => 'timeout' */
export function chunkFailure(error: unknown): ChunkFailureReason | undefined {
  const { name, type } = (error ?? {}) as { name?: unknown; type?: unknown }
  if (name !== 'ChunkLoadError') return undefined
  // The bundler says `error` when the network fails.
  if (type === 'missing' || type === 'error') return 'missing'
  return type === 'timeout' ? 'timeout' : 'other'
}

/** Logs a failed script with the reason, and its address or the error. */
export const logChunkFailure = (reason: ChunkFailureReason, what: unknown): void =>
  console.error(`Chunk failed to load (${reason})`, what)

/** Logs failed imports with the reason; the early script logs failed script elements. */
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

/** Why a script cannot be fetched; `other` when offline. Asks the host, because browsers may have cached a 404 for minutes. */
async function failureOf(url: string): Promise<ChunkFailureReason | undefined> {
  try {
    const signal = AbortSignal.timeout(CHUNK_LOAD_TIMEOUT_MS)
    const { status } = await fetch(url, { cache: 'no-cache', signal })
    return status === 404 ? 'missing' : undefined
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'other'
  }
}

/** Fetches the scripts of the pages, which the router then finds in the HTTP cache. @returns why that failed, which is logged */
export async function pageModuleFailure(): Promise<ChunkFailureReason | undefined> {
  const manifest = (window as WithManifest).__BUILD_MANIFEST
  if (!manifest) return undefined
  const scripts = manifest[PAGE_ROUTE]
    ?.filter((file) => file.endsWith('.js'))
    .map((file) => withBase(encodeURI(`/_next/${file}`)))
  if (!scripts) return 'missing'
  const failures = await Promise.all(scripts.map(failureOf))
  const at = failures.findIndex(Boolean)
  if (failures[at]) logChunkFailure(failures[at], scripts[at])
  return failures[at]
}

/** The key of this tab's last reloads, as times in milliseconds. */
const RELOADS_KEY = 'reloads'

const toTimes = (value: unknown): number[] | null => (Array.isArray(value) ? value : null)

/** Whether to reload for a missing script, which counts: not in a loop, not offline, and not without storage to count in. */
export function mayReload(): boolean {
  const now = Date.now()
  const earlier = readStored('sessionStorage', RELOADS_KEY, toTimes) ?? []
  const recent = earlier.filter((time) => now - time < RELOAD_WINDOW_MS)
  if (!navigator.onLine || recent.length >= RELOAD_LIMIT) return false
  return writeStored('sessionStorage', RELOADS_KEY, [...recent, now])
}

/** Loads the document of an address in full, even the current one. */
export function loadDocument({ href }: Pick<URL, 'href'>): void {
  if (href === location.href) location.reload()
  else location.assign(href)
}
