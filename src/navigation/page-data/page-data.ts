import { withBase } from '@/site/site'

/** What `/assets/data/<path>/index.json` says of a page (spec sections 3 and 7). */
export interface PageData {
  /** The build that the page belongs to; the document carries the same as `data-build`. */
  hash: string
  /** The status that the page stands for: 200, or 404 for the not-found page. */
  code: number
}

/**
 * Where the data of a page is.
 * @param path a path of the site with both slashes
 * @example pageDataUrl('/plugins/rest/') // => '/wakamiti/assets/data/plugins/rest/index.json'
 */
export const pageDataUrl = (path: string): string => withBase(`/assets/data${path}index.json`)
