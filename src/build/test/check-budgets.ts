import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { SAVED_SET_PATH, type SavedSet } from '@/site/published'
import { ARCHIVE_PATH, SITE } from '@/site/site'
import budgets from '../budgets.json'
import { filesIn, PUBLISHED, readPages } from '../exported/files'

const gzipped = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length

// Browsers with modules skip the `nomodule` scripts.
const SCRIPTS = /<script(?![^>]*\bnoModule)[^>]*\bsrc="([^"]+)"/gi

/** The style is in the document, but measured separately. */
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/

function scriptBytes(folder: string, html: string): number {
  const paths = new Set(Array.from(html.matchAll(SCRIPTS), ([, address = '']) => address.slice(SITE.base.length)))
  return [...paths].reduce((sum, path) => sum + gzipped(readFileSync(join(folder, decodeURIComponent(path)))), 0)
}

const styleBytes = (_: string, html: string): number => gzipped(STYLE.exec(html)?.[1] ?? '')

function heaviest(folder: string, kind: 'script' | 'style', bytesOf: typeof scriptBytes) {
  const weights = Array.from(readPages(folder), ([file, html]) => ({ file, bytes: bytesOf(folder, html) }))
  const top = weights.sort((a, b) => b.bytes - a.bytes)[0]
  return { what: `${kind} of the first load (${top?.file})`, bytes: top?.bytes ?? 0, limit: budgets.everyPage[kind] }
}

function pageMeasure(folder: string, page: string, limit: number) {
  const html = readFileSync(join(folder, page, 'index.html'), 'utf8')
  return { what: `HTML of ${page}`, bytes: gzipped(html.replace(STYLE, '')), limit }
}

/** All fonts together: each comes after the page, where it is used, and is compressed already. */
function fontMeasure(folder: string) {
  const files = filesIn(folder).filter((file) => file.endsWith('.woff2'))
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  return { what: 'fonts', bytes, limit: budgets.everyPage.font }
}

/** What it takes to save the site, without headers. */
const savedBytes = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, SAVED_SET_PATH), 'utf8')) as SavedSet).bytes

export const measure = (folder: string) => [
  ...Object.entries(budgets.pages).map(([page, limit]) => pageMeasure(folder, page, limit)),
  heaviest(folder, 'script', scriptBytes),
  heaviest(folder, 'style', styleBytes),
  fontMeasure(folder),
  { what: 'saved site', bytes: savedBytes(folder), limit: budgets.saved },
  { what: 'archive', bytes: statSync(join(folder, ARCHIVE_PATH)).size, limit: budgets.archive },
]

if (require.main === module) {
  if (!existsSync(PUBLISHED)) throw new Error('out/ does not exist  (npm run build makes it)')
  const measures = measure(PUBLISHED)
  const inColumn = (count: number) => String(count).padStart(7)
  for (const { what, bytes, limit } of measures)
    console.log(`${bytes > limit ? 'OVER' : 'ok  '} ${inColumn(bytes)} of ${inColumn(limit)}  ${what}`)
  process.exitCode = measures.some(({ bytes, limit }) => bytes > limit) ? 1 : 0
}
