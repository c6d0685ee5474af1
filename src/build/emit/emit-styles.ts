import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { isHome } from '@/site/routes'
import { SITE } from '@/site/site'
import { htmlFiles, routeOfFile } from '../exported/files'

/*
 * What the pages show is styled by rules within the document: a sheet of its own would hold back the first paint by a round
 * trip. The rest, for what appears only when a reader asks for it (search, tools, the other kind of page), is fetched with it:
 * `lib/full-style`.
 */

/** The links to the sheet that Next.js writes, and the element that tells it where its styles belong. */
const SHEET_LINKS =
  /<link rel="preload" href="[^"]+\.css" as="style"\/>|<link rel="stylesheet" href="([^"]+\.css)" data-n-g=""\/>/g

/** Files with names of classes that scripts add to pages without being asked to. */
const SCRIPTED = ['src/{article,navigation,shell}/**/*.ts', 'src/search/search-button.tsx']

/** A class that the Typography plugin asks every element about; no element has it. */
const ASKED_ABOUT = 'not-prose'

/** The words of a text that may be names of classes, as Tailwind reads them. */
const classNamesIn = (text: string): string[] => text.match(/[^<>"'`\s]*[^<>"'`\s:]/g) ?? []

/**
 * A sheet without what Tailwind declares for utilities that are not there: the types of their variables, and starting values for
 * browsers that do not know such types (none that the site supports).
 */
function withoutUnread(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove()
  })
  const read = new Set(sheet.toString().match(/(?<=var\()--[\w-]+/g))
  sheet.walkAtRules('property', (property) => {
    if (!read.has(property.params)) property.remove()
  })
  return sheet.toString()
}

/**
 * The rules of a sheet that the pages of a site use.
 * @param css the whole sheet
 * @param pages the HTML of the pages
 * @param sources patterns of files with further names of classes
 */
export async function rulesInUse(css: string, pages: string[], sources: string[] = []): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [...[ASKED_ABOUT, ...pages].map((raw) => ({ raw, extension: 'html' })), ...sources],
    css: [{ raw: css }],
    defaultExtractor: classNamesIn,
    variables: true,
    keyframes: true,
  })
  return withoutUnread(result?.css ?? '')
}

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
 * @param folder an export
 */
export async function emitStyles(folder: string): Promise<void> {
  const pages = htmlFiles(folder).map((name) => {
    const file = join(folder, name)
    const html = readFileSync(file, 'utf8')
    return { file, html, sheet: sheetOf(html, name), kind: isHome(routeOfFile(name)) ? 'home' : 'doc' }
  })
  const [sheet, ...others] = new Set(pages.map((page) => page.sheet))
  if (!sheet || others.length > 0) throw new Error('The pages link different style sheets.')
  const css = readFileSync(join(folder, sheet.slice(SITE.base.length)), 'utf8')
  for (const kind of ['home', 'doc']) {
    const ofKind = pages.filter((page) => page.kind === kind)
    const used = await rulesInUse(
      css,
      ofKind.map(({ html }) => html),
      SCRIPTED,
    )
    const style = `<style data-full="${sheet}" data-kind="${kind}">${used}</style>`
    for (const { file, html } of ofKind) writeFileSync(file, withStyle(html, style))
  }
}
