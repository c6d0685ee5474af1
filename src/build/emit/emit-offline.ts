import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DATA_PATHS } from '@/content/catalogues'
import { pageSlugs } from '@/content/site-pages'
import { LOCALES, type Locale } from '@/i18n/locale'
import { fileListPath, SAVED_SET_PATH, type SavedFile, type SavedSet, searchPath } from '@/site/published'
import { DOWNLOADS, menuPath, routeOf, SITE, withBase } from '@/site/site'
import { askedPath } from '@/steps/catalogue'
import { buildAt, filesIn, routeOfFile, sha256, writeFile, writeJson } from '../exported/files'

/** The document with which the worker answers for every page of a language. As text, because it is no page of the site. */
const shellPath = (locale: Locale): string => `/assets/offline/${locale}.txt`

/** Scripts that browsers with a worker never request: polyfills, and the worker's own list of files. */
const UNUSED_SCRIPT = /\/polyfills-|\/files\.js$/

const ASSET = new RegExp(String.raw`${SITE.base}(/assets/[^"\\\s?#]+)`, 'g')

/** Makes a document that shows whichever page its address names: without an article, marked for `navigate.ts`. @throws if it has none */
export function withoutArticle(html: string): string {
  const empty = html.replace(/(<div id="page"[^>]*>).*<\/main>/s, '$1')
  if (empty === html) throw new Error('The document has no article that could be taken out.')
  return empty.replace('<html', '<html data-shell')
}

/** The files that articles refer to; of a picture with a newer format only that, which every browser with a worker reads. */
function assetsOf(folder: string, data: readonly string[]): string[] {
  const texts = data.map((path) => readFileSync(join(folder, path), 'utf8'))
  const linked = texts.flatMap((text) => [...text.matchAll(ASSET)].map(([, path = '']) => path))
  const isThere = (path: string) => existsSync(join(folder, path))
  return [...new Set(linked)]
    .filter((path) => !DOWNLOADS.includes(path) && isThere(path))
    .filter((path) => !path.endsWith('.png') || !isThere(path.replace(/\.png$/, '.avif')))
    .sort()
}

/** Data that the search and the tools fetch. */
export const FETCHED_DATA: readonly string[] = [
  ...DATA_PATHS,
  ...LOCALES.flatMap((locale) => [
    askedPath('steps', locale),
    askedPath('options', locale),
    searchPath(locale),
    searchPath(`${locale}.text`),
  ]),
]

/** Maps the address of every file to its path; what every page needs comes first. */
function filesOf(folder: string, build: string, routes: readonly string[]): Map<string, string> {
  const scripts = filesIn(join(folder, '_next/static'))
    .map((file) => `/_next/static/${file}`)
    .filter((path) => !UNUSED_SCRIPT.test(path))
  // The data of each page, with its article.
  const data = routes.map((route) => `/_next/data/${build}/${route.slice(1, -1) || 'index'}.json`)
  const documents = LOCALES.flatMap((locale) => [routeOf('home', locale), routeOf('notFound', locale)])
  const files = [
    ...LOCALES.map(shellPath),
    ...scripts,
    '/favicon.svg',
    '/manifest.webmanifest',
    ...LOCALES.map(menuPath),
    ...data,
    ...FETCHED_DATA,
    ...assetsOf(folder, data),
  ]
  return new Map([
    ...documents.map((route) => [route, `${route}index.html`] as const),
    ...files.map((path) => [path.split('/').map(encodeURIComponent).join('/'), path] as const),
  ])
}

/** Lists what readers save for offline reading, with sizes and hashes. Call it once no page changes. */
export function emitSavedSet(folder: string): void {
  const build = buildAt(folder)
  if (!build) throw new Error('The home page does not carry its build.')
  for (const locale of LOCALES) {
    const license = readFileSync(join(folder, routeOf('license', locale), 'index.html'), 'utf8')
    writeFile(join(folder, shellPath(locale)), withoutArticle(license))
  }
  const pages = pageSlugs()
  const files = Array.from(filesOf(folder, build, pages), ([address, path]): SavedFile => {
    const content = readFileSync(join(folder, path))
    return { path: withBase(address), hash: sha256(content), bytes: gzipSync(content, { level: 9 }).length }
  })
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  writeJson(join(folder, SAVED_SET_PATH), { build, bytes, files, pages } satisfies SavedSet)
}

/** The worker never caches these: only hosts, browsers and programs read them. */
const NOT_CACHED = [
  /^(_headers|_redirects|sw\.js|workbox-.*|worker\.js|social\.png)$/,
  /^assets\/pictures\//,
  /\/files\.js$|\.(zip|md|mjs|tgz|xml)$|(^|\/)llms(-full)?\.txt$/,
]

/** 128 bits of each hash: enough against collisions, and every reader downloads the list. */
const LISTED_HASH_LENGTH = 22

/** Writes the hashes of all files as a script of the worker (public/worker.js). Call it once no file changes. */
export function emitFileList(folder: string): void {
  const build = buildAt(folder)
  const files = filesIn(folder).filter((file) => !NOT_CACHED.some((pattern) => pattern.test(file)))
  const hashOf = (file: string) => sha256(readFileSync(join(folder, file))).slice(0, LISTED_HASH_LENGTH)
  const hashes = files.map((file) => [withBase(routeOfFile(file)), hashOf(file)])
  const list = JSON.stringify(Object.fromEntries(hashes))
  writeFileSync(join(folder, fileListPath(build)), `(self.fileLists??={})[${JSON.stringify(build)}]=${list}\n`)
}
