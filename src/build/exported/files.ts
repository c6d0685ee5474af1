import { type BinaryToTextEncoding, createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { deflateRaw } from 'node:zlib'
import { type FlateError, strToU8, Zip, ZipPassThrough } from 'fflate'
import { makeReadable, replaceFolder, restoreFolder } from '@/lib/node/replace'

/** Writes a file, with the folders that it is in. */
export function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

export const writeJson = (path: string, value: unknown): void => writeFile(path, JSON.stringify(value))

/** All files in a folder and in its folders. @returns their paths in it, with slashes, sorted */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

export const htmlFiles = (folder: string): string[] => filesIn(folder).filter((file) => file.endsWith('.html'))

/** The pages of an export by their files: they are read once, and handed from step to step. */
export type Pages = ReadonlyMap<string, string>

export const readPages = (folder: string): Pages =>
  new Map(htmlFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))

/** @example routeOfFile('plugins/rest/index.html') // => '/plugins/rest/' */
export const routeOfFile = (file: string): string => `/${file.replace(/index\.html$/, '')}`

/** The build that a page belongs to; empty when it does not say. */
export const buildOf = (html: string): string => /data-build="([^"]+)"/.exec(html)?.[1] ?? ''

/** The build of an export, as its home page says; empty when that does not say, or is not there. */
export function buildAt(folder: string): string {
  const home = join(folder, 'index.html')
  return existsSync(home) ? buildOf(readFileSync(home, 'utf8')) : ''
}

/** The SHA-256 of a content: in base64, as browsers and policies write it, unless another encoding is named. */
export const sha256 = (content: Uint8Array | string, encoding: BinaryToTextEncoding = 'base64'): string =>
  createHash('sha256').update(content).digest(encoding)

/** Of every file in an archive, so that two builds are equal: the first day that the format knows. */
const MODIFIED = '1980-01-01T00:00:00'

/** A file of an archive. Node.js compresses it better than JavaScript, in two thirds of the time. */
class CompressedFile extends ZipPassThrough {
  override compression = 8
  override mtime = MODIFIED

  protected override process(content: Uint8Array, isLast: boolean): void {
    deflateRaw(content, { level: 9 }, (error, compressed) => this.ondata(error as FlateError, compressed, isLast))
  }
}

export type ArchivedFile = [path: string, content: string | Uint8Array]

/** An archive with one folder; its files are compressed while the next ones are made. @example zipped('library', [['wakamiti.yaml', '…']]) // has library/wakamiti.yaml */
export const zipped = (name: string, files: Iterable<ArchivedFile>): Promise<Uint8Array> =>
  new Promise((done, fail) => {
    const parts: Uint8Array[] = []
    const archive = new Zip((error, part, isLast) => {
      if (error) return fail(error)
      parts.push(part)
      if (isLast) done(Buffer.concat(parts))
    })
    for (const [path, content] of files) {
      const file = new CompressedFile(`${name}/${path}`)
      archive.add(file)
      file.push(typeof content === 'string' ? strToU8(content) : content, true)
    }
    archive.end()
  })

/** Where a site tells its host which headers to send, as Netlify and Cloudflare Pages read it. */
export const HEADERS_FILE = '_headers'

/** A path, where `*` stands for any characters and `:name` for any but a slash; then headers as they are written. */
export type HeaderRule = [pattern: string, ...headers: string[]]

/** What readers are served from. */
export const PUBLISHED = 'out'
/** Where a build is made; it takes the place of `out` only when it is whole. */
export const EXPORT = '.export'
/** What a thread makes while Next.js makes the pages: it is copied into the export. */
export const STAGED = '.generated/staged'

/** Everything that reads or replaces the published build calls it first: a killed run may have left the build aside. */
export const restorePublished = (): void => restoreFolder(PUBLISHED)

/** Puts a finished build in the place of the last one, which stays there when it throws. */
export function publish(): void {
  restorePublished()
  makeReadable(EXPORT)
  replaceFolder(EXPORT, PUBLISHED)
}
