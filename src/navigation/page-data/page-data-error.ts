/** Everything that can be wrong with page data (spec section 8). */
export type PageDataErrorCode = 'NOT_FOUND' | 'FETCH_FAILED' | 'INVALID_JSON' | 'MISSING_HASH' | 'INVALID_HASH'

const MESSAGES: Record<PageDataErrorCode, (where: { path: string; url: string }) => string> = {
  NOT_FOUND: ({ path }) => `Could not find ${path}`,
  FETCH_FAILED: ({ url }) => `Failed to fetch ${url}`,
  INVALID_JSON: () => 'Failed to parse JSON',
  MISSING_HASH: ({ url }) => `JSON data ${url} is missing a hash`,
  INVALID_HASH: ({ path }) => `${path} belongs to another build`,
}

/** An error of the catalogue, with its code. */
export class PageDataError extends Error {
  override name = 'PageDataError'

  /**
   * @param code what is wrong
   * @param where path of the page and address of its data: parts of the message
   */
  constructor(
    readonly code: PageDataErrorCode,
    where: { path: string; url: string },
  ) {
    super(MESSAGES[code](where))
  }
}
