import { closestTo } from '@/lib/listen'
import { loadJson } from '@/lib/load'
import { SITE, withBase } from '@/site/site'

export const linkAt = (event: Event): HTMLAnchorElement | null => closestTo(event, 'a[href]')

/** Whether a link opens a page of the site, and not a file or another tab. */
export const isInternalLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname.startsWith(withBase('/')) &&
  !link.pathname.startsWith(withBase('/assets/')) &&
  !link.pathname.endsWith('.md') &&
  !link.target &&
  !link.hasAttribute('download')

/** @example pagePath(new URL('https://a.es/wakamiti/plugins/rest#x')) // => '/plugins/rest/' */
export const pagePath = ({ pathname }: { pathname: string }): string =>
  pathname
    .slice(SITE.base.length)
    .replace(/\/index\.html$/, '/')
    .replace(/\/*$/, '/')

export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** What `/assets/data/<path>/index.json` states about a page. */
interface PageData {
  /** The build that the page belongs to; the document has the same in `data-build`. */
  hash: string
  code: number
}

export type PageDataErrorCode = 'NOT_FOUND' | 'FETCH_FAILED' | 'INVALID_JSON' | 'MISSING_HASH' | 'INVALID_HASH'

const MESSAGES: Record<PageDataErrorCode, (path: string) => string> = {
  NOT_FOUND: (path) => `Could not find ${path}`,
  FETCH_FAILED: (path) => `Failed to fetch ${pageDataUrl(path)}`,
  INVALID_JSON: () => 'Failed to parse JSON',
  MISSING_HASH: (path) => `JSON data ${pageDataUrl(path)} is missing a hash`,
  INVALID_HASH: (path) => `${path} belongs to another build`,
}

export class PageDataError extends Error {
  override name = 'PageDataError'

  constructor(
    readonly code: PageDataErrorCode,
    path: string,
  ) {
    super(MESSAGES[code](path))
  }
}

/** @example pageDataUrl('/plugins/rest/') // => '/wakamiti/assets/data/plugins/rest/index.json' */
export const pageDataUrl = (path: string): string => withBase(`/assets/data${path}index.json`)

async function fetchPageData(path: string, init: RequestInit): Promise<PageData> {
  const response = await fetch(pageDataUrl(path), { credentials: 'include', ...init }).catch(() => undefined)
  if (response?.status === 404) throw new PageDataError('NOT_FOUND', path)
  if (!response?.ok) throw new PageDataError('FETCH_FAILED', path)
  const data: PageData | null = await response.json().catch(() => {
    throw new PageDataError('INVALID_JSON', path)
  })
  if (!data?.hash) throw new PageDataError('MISSING_HASH', path)
  return data
}

/** The data of a page, fetched once per path, with credentials. @throws {PageDataError} */
export const loadPageData = (path: string): Promise<PageData> =>
  loadJson(pageDataUrl(path), (_, init) => fetchPageData(path, init))

/** What is wrong with the page at a path; undefined if it exists and belongs to the document's build. */
export async function pageProblem(path: string, build: string | undefined): Promise<PageDataError | undefined> {
  try {
    const known = await loadPageData(path)
    // For some minutes, the HTTP cache may still have data from before a deployment.
    const { hash, code } = known.hash === build ? known : await fetchPageData(path, { cache: 'no-cache' })
    if (code === 404) return new PageDataError('NOT_FOUND', path)
    return hash === build ? undefined : new PageDataError('INVALID_HASH', path)
  } catch (error) {
    if (error instanceof PageDataError) return error
    throw error
  }
}
