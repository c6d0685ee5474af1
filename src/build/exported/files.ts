import { type BinaryToTextEncoding, createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { strToU8, Zip, ZipPassThrough } from 'fflate'
import { makeReadable, replaceFolder, restoreFolder } from '@/lib/node/replace'

/** Writes a file, creating its folders. */
export function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

export const writeJson = (path: string, value: unknown): void => writeFile(path, JSON.stringify(value))

/** All files below a folder: their paths in it, with slashes, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

export const htmlFiles = (folder: string): string[] => filesIn(folder).filter((file) => file.endsWith('.html'))

/** The HTML of an export by file: read once, and handed from step to step. */
export type Pages = ReadonlyMap<string, string>

export const readPages = (folder: string): Pages =>
  new Map(htmlFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))

/** @example routeOfFile('plugins/rest/index.html') // => '/plugins/rest/' */
export const routeOfFile = (file: string): string => `/${file.replace(/index\.html$/, '')}`

/** The build that a page belongs to; empty if it does not say. */
export const buildOf = (html: string): string => /data-build="([^"]+)"/.exec(html)?.[1] ?? ''

/** The build of an export, by its home page; empty if there is none. */
export function buildAt(folder: string): string {
  const home = join(folder, 'index.html')
  return existsSync(home) ? buildOf(readFileSync(home, 'utf8')) : ''
}

/** By default in base64, as browsers and policies write it. */
export const sha256 = (content: Uint8Array | string, encoding: BinaryToTextEncoding = 'base64'): string =>
  createHash('sha256').update(content).digest(encoding)

/** The first day that the format knows, for every file, so that equal builds have equal archives. */
const MODIFIED = '1980-01-01T00:00:00'

/** A file of an archive, compressed by Node.js: better than by JavaScript, in two thirds of the time. */
class CompressedFile extends ZipPassThrough {
  override compression = 8
  override mtime = MODIFIED

  protected override process(content: Uint8Array, isLast: boolean): void {
    this.ondata(null, deflateRawSync(content, { level: 9 }), isLast)
  }
}

export type ArchivedFile = [path: string, content: string | Uint8Array]

/** A zip archive with one folder. @example zipped('library', [['wakamiti.yaml', '…']]) // has library/wakamiti.yaml */
export function zipped(name: string, files: Iterable<ArchivedFile>): Uint8Array {
  const parts: Uint8Array[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const [path, content] of files) {
    const file = new CompressedFile(`${name}/${path}`)
    archive.add(file)
    file.push(typeof content === 'string' ? strToU8(content) : content, true)
  }
  archive.end()
  return Buffer.concat(parts)
}

/** The headers for hosts to send, in the format of Netlify and Cloudflare Pages. */
export const HEADERS_FILE = '_headers'

/** The pattern of a path (`*` for any characters), then headers verbatim. */
export type HeaderRule = [pattern: string, ...headers: string[]]

/** Where Next.js compiles the site, and leaves its style sheet as it is. */
export const COMPILED_SITE = '.next'

/** The published build. */
export const PUBLISHED = 'out'
/** Where a build is made; it replaces `out` once it is complete. */
export const EXPORT = '.export'
/** What threads make while Next.js exports the pages; it is copied into the export. */
export const STAGED = '.generated/staged'
/** What Next.js serves and exports as it is; development puts there what a build stages. */
export const PUBLIC = 'public'

/** Read by the panel of problems that pages show in development. */
export const PROBLEMS_FILE = '.generated/problems.json'

/** To be called before the published build is read or replaced: a killed run may have left it aside. */
export const restorePublished = (): void => restoreFolder(PUBLISHED)

/** Replaces the last build by the finished one; if it throws, the last one stays. */
export function publish(): void {
  restorePublished()
  makeReadable(EXPORT)
  replaceFolder(EXPORT, PUBLISHED)
}
