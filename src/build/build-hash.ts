import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { editBase } from '@/content/content-source'
import { ADDRESSES_FILE, contentRoot } from '@/site/content-root'

/** The inputs of a build, besides the content. */
const SOURCES = [
  'src',
  'package-lock.json',
  'next.config.js',
  'contentlayer.config.ts',
  'postcss.config.js',
  'tailwind.config.ts',
  'tsconfig.json',
  'public/worker.js',
  'public/apple-touch-icon.png',
  'public/favicon.svg',
  'public/icon-maskable.png',
  'public/manifest.webmanifest',
  'public/social.png',
]

/** Settings that change what readers get. */
const SETTINGS = ['NEXT_PUBLIC_ANALYTICS_ID', 'NEXT_PUBLIC_ANALYTICS_DEBUG', 'NEXT_PUBLIC_SITE_VERIFICATION']

/** All files below a path, except hidden ones, which no build reads. */
const filesIn = (path: string): string[] =>
  lstatSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !name.startsWith('.'))
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path]

/** A link is hashed by its target. What cannot be read is left to the content check, which reports it, as it does links. */
function contentOf(path: string): Buffer | string {
  try {
    const stat = lstatSync(path)
    if (stat.isSymbolicLink()) return readlinkSync(path)
    return stat.isFile() ? readFileSync(path) : ''
  } catch {
    return ''
  }
}

const settings = (): string[] => SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`)

type HashedFile = readonly [name: string, path: string]

/** The content that the site is made of: not the list of addresses, to which a check adds. The folder may be a link. */
function contentFiles(): HashedFile[] {
  const root = realpathSync(contentRoot())
  const files = filesIn(root).filter((path) => path !== join(root, ADDRESSES_FILE))
  return files.map((path) => [path.slice(root.length), path])
}

function hashOf(content: HashedFile[], others: string[] = []): string {
  const hash = createHash('sha256')
  const sources = SOURCES.flatMap(filesIn).map((path): HashedFile => [path, path])
  for (const [name, path] of [...sources, ...content]) hash.update(name).update(contentOf(path))
  for (const other of others) hash.update(other)
  return hash.digest('hex').slice(0, 16)
}

/** The build name in development: all pages belong to one build, whatever has changed between them. */
export const DEVELOPMENT = 'development'

/** Names a build with 16 hexadecimal digits: builds of the same sources are equal byte for byte. */
export const buildHash = (): string => hashOf(contentFiles(), [...settings(), editBase() ?? ''])

/** Hashes what compiled code depends on: no content. */
export const codeHash = (): string => hashOf([], settings())

/** Hashes what documents depend on besides their own files. */
export const documentsHash = (): string => hashOf(contentFiles().filter(([name]) => !name.endsWith('.md')))
