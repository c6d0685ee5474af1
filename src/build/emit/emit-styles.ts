import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { SITE } from '@/site/site'
import { htmlFiles } from '../exported/files'

/*
 * What the pages show is styled by rules within the document: a sheet of its own would hold back the first paint by a round
 * trip. The rest, for what appears only when a reader asks for it (search, tools), is fetched with it: `shell/full-style`.
 */

/** The links to the sheet that Next.js writes, and the element that tells it where its styles belong. */
const SHEET_LINKS =
  /<link rel="preload" href="[^"]+\.css" as="style"\/>|<link rel="stylesheet" href="([^"]+\.css)" data-n-g=""\/>/g

/** Components whose markup appears without being asked for, such as states of the frame that a script sets. */
const FRAME_SOURCES = ['src/{article,home,navigation,shell}/**/*.{ts,tsx}', 'src/search/{search-button.tsx,*.ts}']

/** The words of a text that may be names of classes, as Tailwind reads them. */
const classNamesIn = (text: string): string[] => text.match(/[^<>"'`\s]*[^<>"'`\s:]/g) ?? []

/**
 * The rules of a sheet that the pages of a site use.
 * @param css the whole sheet
 * @param pages the HTML of the pages
 * @param sources patterns of files with further names of classes
 */
export async function rulesInUse(css: string, pages: string[], sources: string[] = []): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [...pages.map((raw) => ({ raw, extension: 'html' })), ...sources],
    css: [{ raw: css }],
    defaultExtractor: classNamesIn,
    variables: true,
    keyframes: true,
  })
  return result?.css ?? ''
}

/** The address of the one sheet of a page. @throws when there is none, or another number: Next.js has changed. */
function sheetOf(html: string, file: string): string {
  const sheets = [...html.matchAll(SHEET_LINKS)].map(([, href]) => href).filter((href) => href !== undefined)
  const [sheet] = sheets
  if (!sheet || sheets.length > 1) throw new Error(`${file} links ${sheets.length} style sheets instead of one.`)
  return sheet
}

/**
 * Puts the rules that pages use into each of them, in place of the link to the sheet.
 * @param folder an export
 */
export async function emitStyles(folder: string): Promise<void> {
  const pages = htmlFiles(folder).map((name) => {
    const file = join(folder, name)
    const html = readFileSync(file, 'utf8')
    return { file, html, sheet: sheetOf(html, name) }
  })
  const [sheet, ...others] = new Set(pages.map((page) => page.sheet))
  if (!sheet || others.length > 0) throw new Error('The pages link different style sheets.')
  const css = readFileSync(join(folder, sheet.slice(SITE.base.length)), 'utf8')
  const used = await rulesInUse(
    css,
    pages.map(({ html }) => html),
    FRAME_SOURCES,
  )
  const style = `<style data-full="${sheet}">${used}</style>`
  for (const { file, html } of pages) {
    let isFirst = true
    writeFileSync(
      file,
      html.replaceAll(SHEET_LINKS, () => {
        const replaced = isFirst ? style : ''
        isFirst = false
        return replaced
      }),
    )
  }
}
