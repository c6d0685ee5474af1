import { loadJson } from '@/lib/load-json'
import { withBase } from '@/site/site'

/** What `/assets/data/<path>/index.json` states about a page. */
export interface PageData {
  /** The build that the page belongs to; the document carries the same as `data-build`. */
  hash: string
  /** The status that the page stands for: 200, or 404 for the not-found page. */
  code: number
}

/** What can be wrong with page data. */
export type PageDataErrorCode = 'NOT_FOUND' | 'FETCH_FAILED' | 'INVALID_JSON' | 'MISSING_HASH' | 'INVALID_HASH'

const MESSAGES: Record<PageDataErrorCode, (path: string) => string> = {
  NOT_FOUND: (path) => `Could not find ${path}`,
  FETCH_FAILED: (path) => `Failed to fetch ${pageDataUrl(path)}`,
  INVALID_JSON: () => 'Failed to parse JSON',
  MISSING_HASH: (path) => `JSON data ${pageDataUrl(path)} is missing a hash`,
  INVALID_HASH: (path) => `${path} belongs to another build`,
}

/** What is wrong with the data of a page; its message is what the console shows. */
export class PageDataError extends Error {
  override name = 'PageDataError'

  constructor(
    readonly code: PageDataErrorCode,
    path: string,
  ) {
    super(MESSAGES[code](path))
  }
}

/**
 * Where the data of a page is.
 * @param path a path of the site with both slashes
 * @example pageDataUrl('/plugins/rest/') // => '/wakamiti/assets/data/plugins/rest/index.json'
 */
export const pageDataUrl = (path: string): string => withBase(`/assets/data${path}index.json`)

async function fetchPageData(path: string): Promise<PageData> {
  const answer = await fetch(pageDataUrl(path), { credentials: 'include' }).catch(() => undefined)
  if (answer?.status === 404) throw new PageDataError('NOT_FOUND', path)
  if (!answer?.ok) throw new PageDataError('FETCH_FAILED', path)
  const data = (await answer.json().catch(() => {
    throw new PageDataError('INVALID_JSON', path)
  })) as Partial<Record<keyof PageData, unknown>> | null
  if (typeof data?.hash !== 'string' || !data.hash) throw new PageDataError('MISSING_HASH', path)
  return { hash: data.hash, code: typeof data.code === 'number' ? data.code : 200 }
}

/**
 * The data of a page, fetched once a path, with credentials.
 * @param path a path of the site with both slashes
 * @throws {PageDataError} NOT_FOUND, FETCH_FAILED, INVALID_JSON or MISSING_HASH
 */
export const loadPageData = (path: string): Promise<PageData> => loadJson(pageDataUrl(path), () => fetchPageData(path))

/**
 * Compares page data with what the document expects.
 * @param expected the hash that the document carries
 * @throws {PageDataError} NOT_FOUND for a page that stands for 404, INVALID_HASH for one of another build
 */
export function checkPageData(path: string, data: PageData, expected: string | undefined): void {
  if (data.code === 404) throw new PageDataError('NOT_FOUND', path)
  if (data.hash !== expected) throw new PageDataError('INVALID_HASH', path)
}
