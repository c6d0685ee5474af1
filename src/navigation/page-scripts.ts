import { PAGE_ROUTE } from '@/site/routes'
import { withBase } from '@/site/site'
import { CHUNK_LOAD_TIMEOUT_MS } from '@/site/timings'
import { type ChunkFailureReason, logChunkFailure } from './chunk-failure'

/** Where Next.js lists the files of each route; absent until its script has run. */
type WithManifest = { __BUILD_MANIFEST?: Record<string, readonly string[] | undefined> }

const isScript = (file: string) => file.endsWith('.js')

const addressOf = (file: string): string => withBase(`/_next/${file.split('/').map(encodeURIComponent).join('/')}`)

/** Scripts that the host did not have: it is asked again past the browser's copy of that answer. */
const missing = new Set<string>()

/** Why the host does not deliver a script; `other` when there is no network. */
async function failureOf(url: string): Promise<ChunkFailureReason | undefined> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), CHUNK_LOAD_TIMEOUT_MS)
  try {
    const { status } = await fetch(url, { signal: abort.signal, ...(missing.has(url) && { cache: 'reload' }) })
    if (status !== 404) return undefined
    missing.add(url)
    return 'missing'
  } catch {
    return abort.signal.aborted ? 'timeout' : 'other'
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks the host for the scripts of the pages: a document has them that shows one, and the not-found page has not. The answer stays
 * in the browser's cache, where the router finds it.
 * @returns why the module of the pages cannot be had, which is written to the console; undefined when nothing is known against it
 */
export async function pageModuleFailure(): Promise<ChunkFailureReason | undefined> {
  const manifest = (window as WithManifest).__BUILD_MANIFEST
  if (!manifest) return undefined
  const scripts = manifest[PAGE_ROUTE]?.filter(isScript).map(addressOf)
  if (!scripts) return 'missing'
  for (const [at, failure] of (await Promise.all(scripts.map(failureOf))).entries())
    if (failure) {
      logChunkFailure(failure, scripts[at])
      return failure
    }
  return undefined
}
