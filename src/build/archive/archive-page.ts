import { ARCHIVE_STRINGS } from '@/i18n/archive-strings'
import type { Locale } from '@/i18n/locale'
import { ARCHIVE_FILES, pathInArchive } from '@/shell/archive/archive-files'
import { ARCHIVE_PATH } from '@/site/routes'
import { absoluteUrl, SITE, withBase } from '@/site/site'
import { attributeOf, changeTags, contentSecurityPolicy, type Tag, withPolicy } from '../emit/emit-csp'

/** The style sheet of the folder, and its scripts. */
export const STYLE_FILE = `${ARCHIVE_FILES}/site.css`
const APP_FILE = `${ARCHIVE_FILES}/app.js`
const TOOL_FILE = `${ARCHIVE_FILES}/tool.js`

/** Attributes with an address of the site. Those of lazy images are read by a script that a folder need not have. */
const ADDRESS = /\s(?:data-)?(href|srcset|src)="(\/wakamiti\/[^"]*)"/gi

/**
 * The way from a page to a file of the folder.
 * @param from the page's path in the folder
 * @example relativeTo('plugins/rest/index.html', 'index.html') // => '../../index.html'
 */
export const relativeTo = (from: string, path: string): string => '../'.repeat(from.split('/').length - 1) + path

/** Elements that belong to the host, to the router or to the worker. */
function isOfHost({ name, start, content = '' }: Tag): boolean {
  const has = (attribute: string) => attributeOf(start, attribute) !== undefined
  if (name === 'style') return has('data-full')
  if (name === 'meta') return has('http-equiv')
  // The inline script restores the theme; data and scripts of Next.js have nobody to read them.
  if (name === 'script') return has('src') || attributeOf(start, 'type') === 'application/json'
  if (name === 'link') return /^(?:preload|preconnect|manifest)$/.test(attributeOf(start, 'rel') ?? '')
  // Images are there without a script; only a tool says that it needs one.
  if (name === 'noscript') return !content.startsWith('<p>')
  return name === 'button' && (has('data-save') || has('data-from'))
}

/** The buttons that open a topic of the menu: its headings are not in the folder. */
const isTopicButton = ({ name, at }: Tag, html: string): boolean =>
  name === 'button' && html.startsWith('<div class="topic">', html.lastIndexOf('<div', at))

/** Whether what is at an address may be in the archive: not itself, nor what programs read. */
export const isArchived = (address: string): boolean => address !== withBase(ARCHIVE_PATH) && !address.endsWith('.md')

const archivedTag = (start: string, from: string): string =>
  start
    .replace(ADDRESS, (_, name: string, address: string) => {
      const path = isArchived(address) ? relativeTo(from, pathInArchive(address) ?? '') : SITE.origin + address
      return ` ${name}="${path}"`
    })
    .replace('data-image="loading"', 'data-image="loaded"')

/** What the folder says of itself, at the end of a page. */
const noteOf = (locale: Locale, route: string): string => {
  const { note, site } = ARCHIVE_STRINGS[locale]
  const link = `<a class="underline" href="${absoluteUrl(route)}">${site}</a>`
  return `<p class="px-5 py-4 text-small text-ink-2" data-archive-note="">${note} ${link}.</p>`
}

/**
 * A page as it is read from a folder: with links that lead from file to file, with the style sheet and the scripts of the folder.
 * @param html the page as it is published
 * @param file its path in the folder
 * @param page its language, and its path of the site
 */
export function archivePage(html: string, file: string, { locale, route }: { locale: Locale; route: string }): string {
  const changed = changeTags(html, (tag) => {
    if (isOfHost(tag) || isTopicButton(tag, html)) return ''
    const { name, start, content = '', end } = tag
    if (name === 'noscript') return `${start}<p>${ARCHIVE_STRINGS[locale].tool}</p>${end}`
    // The script of the folder looks for the button of the theme.
    const isTheme = name === 'button' && content.includes('href="#icon-moon"')
    return archivedTag(isTheme ? start.replace('<button', '<button data-theme-toggle=""') : start, file) + content + end
  })
  const scripts = html.includes('data-tool="') ? [APP_FILE, TOOL_FILE] : [APP_FILE]
  const page = changed
    .replace('</head>', `<link rel="stylesheet" href="${relativeTo(file, STYLE_FILE)}"/></head>`)
    .replace('</main>', () => `${noteOf(locale, route)}</main>`)
    .replace('</body>', `${scripts.map((path) => `<script src="${relativeTo(file, path)}"></script>`).join('')}</body>`)
  // A folder is no origin.
  return withPolicy(page, contentSecurityPolicy(page, false).replaceAll("'self'", "'self' file:"))
}
