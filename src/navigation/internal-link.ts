import { closestTo } from '@/lib/listen'
import { SITE, withBase } from '@/site/site'

/**
 * The link that an event happened at or in.
 * @param event of the document
 */
export const linkAt = (event: Event): HTMLAnchorElement | null => closestTo(event, 'a[href]')

/**
 * Whether a link leads to a page of the site, not to a file or to another tab.
 * @param link an anchor element
 */
export const isInternalLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname.startsWith(withBase('/')) &&
  !link.pathname.startsWith(withBase('/assets/')) &&
  !link.pathname.endsWith('.md') &&
  !link.target &&
  !link.hasAttribute('download')

/**
 * The path of a page of the site behind an address, with both slashes.
 * @example pagePath(new URL('https://a.es/wakamiti/plugins/rest#x')) // => '/plugins/rest/'
 */
export const pagePath = ({ pathname }: { pathname: string }): string =>
  pathname
    .slice(SITE.base.length)
    .replace(/\/index\.html$/, '/')
    .replace(/\/*$/, '/')

/**
 * Whether a click is an ordinary one: not prevented, main button, no modifier key.
 * @param event a click
 */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
