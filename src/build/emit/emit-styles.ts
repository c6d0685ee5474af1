import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoize } from '@/lib/memoize'
import { ANALYTICS } from '@/site/analytics-settings'
import { isHome } from '@/site/routes'
import { SITE } from '@/site/site'
import { trackingOf } from '@/site/tracking'
import { type Pages, routeOfFile } from '../exported/files'
import { usedRules } from './used-rules'

/*
 * What the pages show is styled by rules within the document: a sheet of its own would hold back the first paint by a round
 * trip. The rest, for what appears only when a reader asks for it (search, tools, the other kind of page), is fetched with it:
 * `lib/load`.
 */

/** The links to the sheet that Next.js writes, and the element that tells it where its styles belong. */
const SHEET_LINKS =
  /<link rel="preload" href="[^"]+\.css" as="style"\/>|<link rel="stylesheet" href="([^"]+\.css)" data-n-g=""\/>/g

/** Files with elements and classes that scripts add to pages without being asked to. */
const SCRIPTED = [
  'src/article/use-line-wrapping.ts',
  'src/navigation/page-bar.tsx',
  'src/navigation/sidebar.tsx',
  'src/search/search-button.tsx',
  'src/shell/early-script.ts',
  'src/shell/fallback-page.tsx',
  ...(trackingOf(ANALYTICS.id) === 'on' ? ['src/shell/analytics/analytics.tsx'] : []),
]

/** The elements, classes and ids of a page. */
const namesOf = (html: string): string[] => [
  ...(html.match(/(?<=<)[a-z][\w-]*/g) ?? []),
  ...[...html.matchAll(/\s(?:class|id)="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').split(/\s+/),
  ),
]

/** The words of a script that may be names of elements and classes. */
const scriptWords = (file: string): string[] => readFileSync(file, 'utf8').split(/[^\w:/.[\]%()-]+/)

/** The address of the one sheet of a page. @throws when there is none, or another number: Next.js has changed. */
function sheetOf(html: string, file: string): string {
  const sheets = [...html.matchAll(SHEET_LINKS)].map(([, href]) => href).filter((href) => href !== undefined)
  const [sheet] = sheets
  if (!sheet || sheets.length > 1) throw new Error(`${file} links ${sheets.length} style sheets instead of one.`)
  return sheet
}

/** A page with its rules in place of the links to the sheet. */
function withStyle(html: string, style: string): string {
  const [first = ''] = html.match(SHEET_LINKS) ?? []
  return html.replace(first, () => style).replaceAll(SHEET_LINKS, '')
}

/**
 * Puts into every page the rules that pages of its kind use, in place of the link to the sheet. There are two kinds, home and all
 * others, so that a reader goes from page to page without further rules.
 * @param folder an export, whose sheet is changed
 */
export function emitStyles(folder: string, pages: Pages): Pages {
  const [sheet, ...others] = new Set([...pages].map(([file, html]) => sheetOf(html, file)))
  if (!sheet || others.length > 0) throw new Error('The pages link different style sheets.')
  const path = join(folder, sheet.slice(SITE.base.length))
  const css = readFileSync(path, 'utf8')
  const scripted = SCRIPTED.flatMap(scriptWords)
  const kindOf = (file: string) => (isHome(routeOfFile(file)) ? 'home' : 'doc')
  const styleOf = memoize((kind: string) => {
    const ofKind = [...pages].filter(([file]) => kindOf(file) === kind)
    const names = new Set([...scripted, ...ofKind.flatMap(([, html]) => namesOf(html))])
    return `<style data-full="${sheet}" data-kind="${kind}">${usedRules(css, names)}</style>`
  })
  // Fonts that a document declares again are fetched and laid out again: every page declares them.
  writeFileSync(path, css.replaceAll(/@font-face\{[^}]*\}/g, ''))
  return new Map([...pages].map(([file, html]) => [file, withStyle(html, styleOf(kindOf(file)))]))
}
