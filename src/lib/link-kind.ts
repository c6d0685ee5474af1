/** Whether a link stays in the site, opens a tab, is left to the browser, or is not allowed. */
export type LinkKind = 'internal' | 'anchor' | 'external' | 'contact' | 'refused'

/**
 * The kind of a link, by its address as written.
 * @example linkKind('/plugins/rest/') // => 'internal'
 * @example linkKind('mailto:a@b.es') // => 'contact'
 * @example linkKind('javascript:alert(1)') // => 'refused'
 */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'anchor'
  if (/^(mailto|tel):/i.test(href)) return 'contact'
  if (/^https?:\/\//i.test(href)) return 'external'
  if (href.startsWith('//')) return 'external'
  return /^[a-z][a-z0-9+.-]*:/i.test(href) ? 'refused' : 'internal'
}
