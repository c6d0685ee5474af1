const cache = new Map<string, Promise<unknown>>()

/** Addresses that have failed: hosts let browsers keep a 404 for some minutes, and the next call must not get that copy. */
const failed = new Set<string>()

/**
 * The build of the document, for the service worker: without a network it answers with files of the same build only
 * (public/worker.js).
 */
const buildHeaders = (): HeadersInit => ({ 'x-wakamiti-build': document.documentElement.dataset.build ?? '' })

async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { headers: buildHeaders(), ...init })
  if (!response.ok) throw new Error(`Failed to fetch ${url}`)
  return response.json()
}

/**
 * Loads JSON once per address. A failure is not cached: the next call asks the host again, past the browser's copies.
 * @param load fetches and checks it, with the options of the request
 * @throws whatever `load` throws; by default, when the request fails or the response is not JSON
 */
export function loadJson<T>(
  url: string,
  load = fetchJson as (url: string, init: RequestInit) => Promise<T>,
): Promise<T> {
  const known = cache.get(url)
  if (known) return known as Promise<T>
  const loading = load(url, failed.has(url) ? { cache: 'reload' } : {})
  cache.set(url, loading)
  loading.then(
    () => failed.delete(url),
    () => {
      cache.delete(url)
      failed.add(url)
    },
  )
  return loading
}
