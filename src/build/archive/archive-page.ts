import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { ARCHIVE_STRINGS } from '@/i18n/archive-strings'
import type { Locale } from '@/i18n/locale'
import { ARCHIVE_FILES, pathInArchive } from '@/shell/archive/archive-path'
import { ARCHIVE_PATH } from '@/site/routes'
import { absoluteUrl, withBase } from '@/site/site'
import { contentSecurityPolicy, withPolicy } from '../emit/emit-csp'

/** The style sheet of the folder, and its scripts. */
export const STYLE_FILE = `${ARCHIVE_FILES}/site.css`
const APP_FILE = `${ARCHIVE_FILES}/app.js`
const TOOL_FILE = `${ARCHIVE_FILES}/tool.js`

/** Attributes with an address. Those of lazy images are read by a script that a folder need not have. */
const ADDRESSES: Record<string, string> = {
  href: 'href',
  src: 'src',
  srcSet: 'srcSet',
  dataSrc: 'src',
  dataSrcset: 'srcSet',
}

/**
 * The way from a page to a file of the folder.
 * @param from the page's path in the folder
 * @example relativeTo('plugins/rest/index.html', 'index.html') // => '../../index.html'
 */
export const relativeTo = (from: string, path: string): string => '../'.repeat(from.split('/').length - 1) + path

/** Links that are the host's business. */
const OF_HOST = ['preload', 'preconnect', 'manifest']

/** Elements that belong to the host, to the router or to the worker. */
function isOfHost({ tagName, properties, children }: Element): boolean {
  if (tagName === 'style') return 'dataFull' in properties
  if (tagName === 'meta') return properties.httpEquiv !== undefined
  // The inline script restores the theme; data and scripts of Next.js have nobody to read them.
  if (tagName === 'script') return properties.src !== undefined || properties.type === 'application/json'
  if (tagName === 'link') return [properties.rel].flat().some((rel) => OF_HOST.includes(String(rel)))
  // Images are there without a script; only a tool says that it needs one.
  if (tagName === 'noscript') return !children.some((child) => child.type === 'element' && child.tagName === 'p')
  return tagName === 'button' && 'dataSave' in properties
}

/** The buttons that open a topic of the menu: its headings are not in the folder. */
const isTopicButton = ({ tagName }: Element, parent: Root | ElementContent | undefined): boolean =>
  tagName === 'button' && parent?.type === 'element' && [parent.properties.className].flat().includes('topic')

/** The button of the theme, by its icon: the script of the folder looks for it. */
const isThemeButton = ({ tagName, children }: Element): boolean =>
  tagName === 'button' &&
  children.some(
    (icon) =>
      icon.type === 'element' &&
      icon.children.some((use) => use.type === 'element' && use.properties.href === '#icon-moon'),
  )

function changeAddresses({ properties }: Element, from: string): void {
  for (const [name, written] of Object.entries(ADDRESSES)) {
    const address = properties[name]
    const text = Array.isArray(address) ? address.join(', ') : address
    if (typeof text !== 'string') continue
    const path = pathInArchive(text)
    // The archive is not in the archive.
    const isArchive = text === withBase(ARCHIVE_PATH)
    if (path !== undefined) properties[written] = isArchive ? absoluteUrl(ARCHIVE_PATH) : relativeTo(from, path)
    if (written !== name) delete properties[name]
  }
  if (properties.dataImage === 'loading') properties.dataImage = 'loaded'
}

/** What the folder says of itself, at the end of a page. */
const noteOf = (locale: Locale, route: string): Element => {
  const { note, site } = ARCHIVE_STRINGS[locale]
  const link = h('a', { className: ['underline'], href: absoluteUrl(route) }, site)
  return h('p', { className: ['px-5', 'py-4', 'text-small', 'text-ink-2'], 'data-archive-note': '' }, [
    `${note} `,
    link,
    '.',
  ])
}

const scriptsOf = (html: string, file: string): Element[] =>
  [APP_FILE, ...(html.includes('data-tool="') ? [TOOL_FILE] : [])].map((path) =>
    h('script', { src: relativeTo(file, path) }),
  )

/**
 * A page as it is read from a folder: with links that lead from file to file, with the style sheet and the scripts of the folder.
 * @param html the page as it is published
 * @param file its path in the folder
 * @param page its language, and its path of the site
 */
export function archivePage(html: string, file: string, { locale, route }: { locale: Locale; route: string }): string {
  const tree = fromHtml(html)
  visit(tree, 'element', (element, index, parent) => {
    if (parent && index !== undefined && (isOfHost(element) || isTopicButton(element, parent as ElementContent))) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (isThemeButton(element)) element.properties.dataThemeToggle = ''
    if (element.tagName === 'noscript') element.children = [h('p', ARCHIVE_STRINGS[locale].tool)]
    changeAddresses(element, file)
    return undefined
  })
  visit(tree, 'element', (element) => {
    if (element.tagName === 'head')
      element.children.push(h('link', { rel: ['stylesheet'], href: relativeTo(file, STYLE_FILE) }))
    if (element.tagName === 'main') element.children.push(noteOf(locale, route))
    if (element.tagName === 'body') element.children.push(...scriptsOf(html, file))
  })
  const page = toHtml(tree)
  // A folder is no origin.
  return withPolicy(page, contentSecurityPolicy(page, false).replaceAll("'self'", "'self' file:"))
}
