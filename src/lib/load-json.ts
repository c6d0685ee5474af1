const cache = new Map<string, Promise<unknown>>()

/**
 * The build of the document, for the service worker: without a network it answers with files of the same build only
 * (public/worker.js).
 */
export const buildHeaders = (): HeadersInit => ({ 'x-wakamiti-build': document.documentElement.dataset.build ?? '' })

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: buildHeaders() })
  if (!response.ok) throw new Error(`Failed to fetch ${url}`)
  return response.json()
}

/**
 * Loads JSON once per address. A failure is not cached: the next call tries again.
 * @param load fetches and checks it
 * @throws whatever `load` throws; by default, when the request fails or the response is not JSON
 */
export function loadJson<T>(url: string, load = fetchJson as (url: string) => Promise<T>): Promise<T> {
  const known = cache.get(url)
  if (known) return known as Promise<T>
  const loading = load(url)
  cache.set(url, loading)
  loading.catch(() => cache.delete(url))
  return loading
}
