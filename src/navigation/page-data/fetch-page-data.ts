import { isRecord } from './is-record'
import { type PageData, pageDataUrl } from './page-data'
import { PageDataError } from './page-data-error'

/**
 * Fetches the data of a page, with credentials (spec section 7).
 * @param path a path of the site with both slashes
 * @throws {PageDataError} NOT_FOUND, FETCH_FAILED, INVALID_JSON or MISSING_HASH
 */
export async function fetchPageData(path: string): Promise<PageData> {
  const where = { path, url: pageDataUrl(path) }
  const answer = await fetch(where.url, { credentials: 'include' }).catch(() => undefined)
  if (answer?.status === 404) throw new PageDataError('NOT_FOUND', where)
  if (!answer?.ok) throw new PageDataError('FETCH_FAILED', where)
  const data: unknown = await answer.json().catch(() => {
    throw new PageDataError('INVALID_JSON', where)
  })
  if (!isRecord(data) || typeof data.hash !== 'string' || !data.hash) throw new PageDataError('MISSING_HASH', where)
  return { hash: data.hash, code: typeof data.code === 'number' ? data.code : 200 }
}

/**
 * Compares page data with what the document expects.
 * @param expected the hash that the document carries
 * @throws {PageDataError} NOT_FOUND for a page that stands for 404, INVALID_HASH for one of another build
 */
export function checkPageData(path: string, data: PageData, expected: string | undefined): void {
  const where = { path, url: pageDataUrl(path) }
  if (data.code === 404) throw new PageDataError('NOT_FOUND', where)
  if (data.hash !== expected) throw new PageDataError('INVALID_HASH', where)
}
