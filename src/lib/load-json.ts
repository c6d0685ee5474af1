const cache = new Map<string, Promise<unknown>>()

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Failed to fetch ${url}`)
  return response.json()
}

/**
 * Loads JSON of the site once an address; a failure is forgotten, so that the next call tries again.
 * @param url an address of the site
 * @param load how it is fetched and checked
 * @throws what `load` throws; by default, when the answer is not there or is not JSON
 */
export function loadJson<T>(url: string, load = fetchJson as (url: string) => Promise<T>): Promise<T> {
  const known = cache.get(url)
  if (known) return known as Promise<T>
  const loading = load(url)
  cache.set(url, loading)
  loading.catch(() => cache.delete(url))
  return loading
}
