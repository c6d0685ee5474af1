import { fetchPageData } from './fetch-page-data'
import type { PageData } from './page-data'

const cache = new Map<string, Promise<PageData>>()

/**
 * The data of a page, fetched once a path; a failure is forgotten, so that the next click tries again.
 * @param path a path of the site with both slashes
 * @throws {PageDataError} as fetchPageData
 */
export function cachedPageData(path: string, load = fetchPageData): Promise<PageData> {
  const known = cache.get(path)
  if (known) return known
  const loading = load(path)
  cache.set(path, loading)
  loading.catch(() => cache.delete(path))
  return loading
}

/** Forgets everything: for tests. */
export const clearPageDataCache = (): void => cache.clear()
