import type { SitePage } from '@/content/site-page'
import { withBase } from '@/site/site'

/** Anchors that are the same in both languages: steps, options and data types carry the tool's own names. */
const SHARED_ANCHOR = /^(step|option|type)-/

/**
 * The address of the equivalent page, at the section that the reader is at (spec section 4).
 * @param page the page
 * @param hash the hash of the address, with its `#`, or nothing
 * @param active anchor of the heading in view; undefined when the page has not been scrolled
 * @param search the query of the address, with its `?`, or nothing: what is asked of a tool is asked in both languages
 * @example translatedAddress(page, '#step-rest.define.service') // => '/wakamiti/en/plugins/rest/#step-rest.define.service'
 */
export function translatedAddress(page: SitePage, hash = '', active?: string, search = ''): string {
  const address = withBase(page.translation.slug) + search
  if (SHARED_ANCHOR.test(hash.slice(1))) return address + hash
  const at = page.headings.findIndex(({ anchor }) => anchor === (active ?? hash.slice(1)))
  const anchor = page.translation.anchors[at]
  return anchor ? `${address}#${anchor}` : address
}
