import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { allPages, recordOf } from '@/content/documents'
import { localeOfSlug, pageName, parseContentPath } from '@/content/slug'
import type { Locale } from '@/i18n/locale'
import { ARCHIVE_STRINGS } from '@/i18n/page-strings'
import { cacheEntry } from '@/lib/node/disk-cache'
import { archiveOf } from '@/markdown/fence'
import { ARCHIVE_FILES, dataScript, pathInArchive } from '@/shell/archive/archive-files'
import { ARCHIVE_PATH, absoluteUrl, SITE, withBase } from '@/site/site'
import { codeHash } from '../build-hash'
import { type ArchivedFile, COMPILED_SITE, type Pages, routeOfFile, writeFile, zipped } from '../exported/files'
import { attributeOf, changeTags, contentSecurityPolicy, type Tag, withPolicy } from './emit-csp'
import { FETCHED_DATA } from './emit-offline'

const STYLE_FILE = `${ARCHIVE_FILES}/site.css`
const APP_FILE = `${ARCHIVE_FILES}/app.js`
const TOOL_FILE = `${ARCHIVE_FILES}/tool.js`

/** Attributes with an address of the site; those of lazy images are read by a script that the archive does not have. */
const ADDRESS = new RegExp(String.raw`\s(?:data-)?(href|srcset|src)="(${SITE.base}/[^"]*)"`, 'gi')

/** @example relativeTo('plugins/rest/index.html', 'index.html') // => '../../index.html' */
export const relativeTo = (from: string, path: string): string => '../'.repeat(from.split('/').length - 1) + path

/** Whether an element is only for the host, the router or the worker. */
function isOfHost({ name, start, content = '' }: Tag): boolean {
  const has = (attribute: string) => attributeOf(start, attribute) !== undefined
  // The inline script restores the theme; the data and scripts of Next.js are not used here.
  if (name === 'script') return has('src') || attributeOf(start, 'type') === 'application/json'
  if (name === 'link') return /^(?:preload|preconnect|manifest|stylesheet)$/.test(attributeOf(start, 'rel') ?? '')
  // Images are shown without scripts; only tools say that they need them.
  if (name === 'noscript') return !content.startsWith('<p>')
  return name === 'button' && (has('data-save') || has('data-from'))
}

const isTopicButton = ({ name, at }: Tag, html: string): boolean =>
  name === 'button' && html.startsWith('<div class="topic">', html.lastIndexOf('<div', at))

/** Whether a file may be in the archive: not the archive itself, nor what only programs read. */
const isArchived = (address: string): boolean => address !== withBase(ARCHIVE_PATH) && !address.endsWith('.md')

const archivedTag = (start: string, from: string): string =>
  start
    .replace(ADDRESS, (_, name: string, address: string) => {
      const path = isArchived(address) ? relativeTo(from, pathInArchive(address) ?? '') : SITE.origin + address
      return ` ${name}="${path}"`
    })
    .replace('data-image="loading"', 'data-image="loaded"')

const noteOf = (locale: Locale, route: string): string => {
  const { note, site } = ARCHIVE_STRINGS[locale]
  const link = `<a class="underline" href="${absoluteUrl(route)}">${site}</a>`
  return `<p class="px-5 py-4 text-small text-ink-2" data-archive-note="">${note} ${link}.</p>`
}

/** Adapts a page to be read from a folder: links lead from file to file, style and scripts are those of the archive. */
export function archivePage(html: string, file: string): string {
  const route = routeOfFile(file)
  const locale = localeOfSlug(route)
  let inline = ''
  const changed = changeTags(html, (tag) => {
    if (isOfHost(tag) || isTopicButton(tag, html)) return ''
    const { name, start, content = '', end } = tag
    if (name === 'script') inline += start + content + end
    if (name === 'noscript') return `${start}<p>${ARCHIVE_STRINGS[locale].tool}</p>${end}`
    // The script of the archive finds the theme button by this attribute.
    const isTheme = name === 'button' && content.includes('href="#icon-moon"')
    return archivedTag(isTheme ? start.replace('<button', '<button data-theme-toggle=""') : start, file) + content + end
  })
  const scripts = html.includes('data-tool="') ? [APP_FILE, TOOL_FILE] : [APP_FILE]
  const page = changed
    .replace('</head>', `<link rel="stylesheet" href="${relativeTo(file, STYLE_FILE)}"/></head>`)
    .replace('</main>', () => `${noteOf(locale, route)}</main>`)
    .replace('</body>', `${scripts.map((path) => `<script src="${relativeTo(file, path)}"></script>`).join('')}</body>`)
  // Files opened from a folder have no origin that 'self' would match.
  return withPolicy(page, contentSecurityPolicy(inline, false).replaceAll("'self'", "'self' file:"))
}

/** Replaces the router and the head of Next.js, which the archive does not have. */
const STAND_IN = resolve('src/shell/archive/archive-router.ts')

/** Bundles the site into classic scripts, cached by their code: browsers run no modules from a folder. */
export async function bundleScripts(): Promise<ArchivedFile[]> {
  const { cached, store } = cacheEntry<ArchivedFile[]>('archive-scripts', [codeHash()])
  if (cached) return cached
  const { outputFiles } = await build({
    // What every page runs, and the tools.
    entryPoints: { app: 'src/shell/archive/archive-app.tsx', tool: 'src/shell/archive/archive-tool.tsx' },
    outdir: '.',
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022'],
    jsx: 'automatic',
    legalComments: 'none',
    charset: 'utf8',
    alias: { 'next/router': STAND_IN, 'next/head': STAND_IN },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', 'import.meta.url': 'location.href' },
    logLevel: 'error',
  })
  return store(outputFiles.map(({ path, text }) => [`${ARCHIVE_FILES}/${basename(path)}`, text]))
}

/** Addresses of the files that pages refer to: images, icons, downloads. */
const FILE = new RegExp(String.raw`="(${SITE.base}/[^"#?]+\.(?!html)[a-z0-9-]+)"`, 'g')

/** The style sheet as it was compiled, with the font faces, which are inline in pages of the site. */
function styleOf(html = ''): { style: string; fonts: string[] } {
  const [, sheet] = /<link rel="stylesheet" href="[^"]*\/_next\/([^"]+)"/.exec(html) ?? []
  if (!sheet) throw new Error('The home page does not link its style sheet.')
  const css = readFileSync(join(COMPILED_SITE, sheet), 'utf8')
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? []
  const fonts = faces.flatMap((face) => [...face.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url))
  // Fonts in a folder load at once, and need not wait for the next page.
  const style = css.replaceAll(withBase('/'), '../../').replaceAll('font-display:optional', 'font-display:swap')
  return { style, fonts: [...new Set(fonts)] }
}

function* archiveFiles(folder: string, pages: Pages, scripts: ArchivedFile[]): Generator<ArchivedFile> {
  yield* scripts
  const assets = new Set<string>()
  for (const [file, html] of pages) {
    if (file === '404.html') continue
    yield [file, archivePage(html, file)]
    for (const [, address = ''] of html.replace(/<script[^>]*>/g, '').matchAll(FILE)) assets.add(address)
  }
  const { style, fonts } = styleOf(pages.get('index.html'))
  yield [STYLE_FILE, style]
  for (const address of new Set([...assets, ...fonts])) {
    const path = pathInArchive(address) ?? ''
    const isKept = isArchived(address) && !/\.(css|js|webmanifest)$/.test(path)
    if (isKept && existsSync(join(folder, path))) yield [path, readFileSync(join(folder, path))]
  }
  for (const path of FETCHED_DATA) {
    const address = withBase(path)
    const json = readFileSync(join(folder, path), 'utf8')
    yield [dataScript(address), `(globalThis.archiveData??={})[${JSON.stringify(address)}]=${json}`]
  }
}

/** Writes the documentation as an archive for offline readers. @param pages as Next.js has exported them */
export async function emitArchive(folder: string, pages: Pages): Promise<void> {
  const files = archiveFiles(folder, pages, await bundleScripts())
  writeFileSync(join(folder, ARCHIVE_PATH), zipped('wakamiti-docs', files))
}

/** Writes an archive for each page that offers the project of its examples. */
export function emitExamples(folder: string): void {
  for (const page of allPages()) {
    const path = parseContentPath(page._raw.sourceFilePath)
    const { files } = recordOf(page)
    if (path && files.length > 0) writeFile(join(folder, archiveOf(path)), zipped(pageName(path.path), files))
  }
}
