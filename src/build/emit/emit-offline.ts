import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DATA_PATHS } from '@/content/catalogues'
import { readRoutes } from '@/content/references'
import { localeOfSlug } from '@/content/slug'
import { LOCALES, type Locale } from '@/i18n/locale'
import { fileListPath, type SavedFile, type SavedSet, savedSetPath, searchPath } from '@/site/published'
import { DOWNLOADS, menuPath, ROUTES, routeOf, SITE, withBase } from '@/site/site'
import { askedPath } from '@/step-language/asked-terms'
import { buildAt, filesIn, htmlFiles, routeOfFile, sha256, writeFile, writeJson } from '../exported/files'

/** Where the document is that the worker answers with for every page of a language. As text: it is no page of the site. */
const shellPath = (locale: Locale): string => `/assets/offline/${locale}.txt`

/** Scripts that no page of a browser with a worker asks for: those for browsers without modules, and the list of the worker. */
const NO_PAGE_SCRIPT = /\/polyfills-|\/files\.js$/

const ASSET = new RegExp(String.raw`${SITE.base}(/assets/[^"\\\s?#]+)`, 'g')

/**
 * A document that shows the page of its address, whichever it is: that of a page, without its article, and marked for the script
 * (src/navigation/navigate.ts).
 * @throws when the document is none of a page: the template has changed
 */
export function emptied(html: string): string {
  const empty = html.replace(/(<div id="page"[^>]*>).*<\/main>/s, '$1')
  if (empty === html) throw new Error('The document has no article that could be taken out.')
  return empty.replace('<html', '<html data-shell')
}

/** What articles refer to; not a picture that every browser with a worker takes in its newer format. */
function assetsOf(folder: string, data: readonly string[]): string[] {
  const texts = data.map((path) => readFileSync(join(folder, path), 'utf8'))
  const linked = texts.flatMap((text) => [...text.matchAll(ASSET)].map(([, path = '']) => path))
  const isThere = (path: string) => existsSync(join(folder, path))
  return [...new Set(linked)]
    .filter((path) => !DOWNLOADS.includes(path) && isThere(path))
    .filter((path) => !path.endsWith('.png') || !isThere(path.replace(/\.png$/, '.avif')))
    .sort()
}

/** The pages of a language, without the not-found page, and what leads to pages from where they were before. */
function routesOf(folder: string, locale: Locale): string[] {
  const earlier = readRoutes()
  return htmlFiles(folder)
    .filter((file) => file.endsWith('index.html'))
    .map(routeOfFile)
    .filter((route) => localeOfSlug(route) === locale && !route.endsWith(ROUTES.notFound) && !(route in earlier))
}

/** Data that the search and the tools of a language fetch. */
export const fetchedData = (locale: Locale): string[] => [
  ...DATA_PATHS,
  ...LOCALES.map((each) => askedPath('steps', each)),
  askedPath('options', locale),
  searchPath(locale),
  searchPath(`${locale}.text`),
]

/** Path of every file of a language, by its address; what every page needs comes first. */
function filesOf(folder: string, locale: Locale, build: string, routes: readonly string[]): Map<string, string> {
  const scripts = filesIn(join(folder, '_next/static'))
    .map((file) => `/_next/static/${file}`)
    .filter((path) => !NO_PAGE_SCRIPT.test(path))
  // They have the articles.
  const data = routes.map((route) => `/_next/data/${build}/${route.slice(1, -1) || 'index'}.json`)
  const documents = [routeOf('home', locale), routeOf('notFound', locale)]
  const files = [
    shellPath(locale),
    ...scripts,
    '/favicon.svg',
    '/manifest.webmanifest',
    ...LOCALES.map(menuPath),
    ...data,
    ...fetchedData(locale),
    ...assetsOf(folder, data),
  ]
  return new Map([
    ...documents.map((route) => [route, `${route}index.html`] as const),
    ...files.map((path) => [path.split('/').map(encodeURIComponent).join('/'), path] as const),
  ])
}

function savedFile(folder: string, [address, path]: [string, string]): SavedFile {
  const content = readFileSync(join(folder, path))
  return { path: withBase(address), hash: sha256(content), bytes: gzipSync(content, { level: 9 }).length }
}

/** Lists, after all that changes pages, what readers save who want a language without a network, with sizes and hashes. */
export function emitSavedSets(folder: string): void {
  const build = buildAt(folder)
  if (!build) throw new Error('The home page does not carry its build.')
  for (const locale of LOCALES) {
    const license = readFileSync(join(folder, routeOf('license', locale), 'index.html'), 'utf8')
    writeFile(join(folder, shellPath(locale)), emptied(license))
    const pages = routesOf(folder, locale)
    const files = [...filesOf(folder, locale, build, pages)].map((file) => savedFile(folder, file))
    writeJson(join(folder, savedSetPath(locale)), { build, files, pages } satisfies SavedSet)
  }
}

/** What only hosts, browsers and programs read: the worker never keeps it. */
const NOT_KEPT = [
  /^(_headers|_redirects|sw\.js|workbox-.*|worker\.js|social\.png)$/,
  /^assets\/pictures\//,
  /\/files\.js$|\.(zip|md|mjs|tgz|xml)$|(^|\/)llms(-full)?\.txt$/,
]

/** The list has 128 bits of each hash: no other file with the same is to be found, and every reader downloads all of them. */
const LISTED_HASH_LENGTH = 22

/** Writes the hash of every file, when none changes any more, as a script of the worker (public/worker.js). */
export function emitFileList(folder: string): void {
  const build = buildAt(folder)
  const files = filesIn(folder).filter((file) => !NOT_KEPT.some((pattern) => pattern.test(file)))
  const hashOf = (file: string) => sha256(readFileSync(join(folder, file))).slice(0, LISTED_HASH_LENGTH)
  const hashes = files.map((file) => [withBase(routeOfFile(file)), hashOf(file)])
  const list = JSON.stringify(Object.fromEntries(hashes))
  writeFileSync(join(folder, fileListPath(build)), `(self.fileLists??={})[${JSON.stringify(build)}]=${list}\n`)
}
