import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { editBase } from '@/content/content-source'
import { ADDRESSES_FILE, contentRoot } from '@/site/content-root'

/** What a build is made of, besides the content. */
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

/** All files below a path but hidden ones, which no build reads. */
const filesIn = (path: string): string[] =>
  lstatSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !name.startsWith('.'))
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path]

/** A link counts by where it leads: the content check reports it, as it does what cannot be read. */
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

/** What the site is made of in the content folder, which may be a link: not the addresses that it remembers, to which a check adds. */
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

/** The name of the site while it is being written: all its pages are of one build, whatever has changed between them. */
export const DEVELOPMENT = 'development'

/** The name of a build, 16 hexadecimal digits: two builds of the same sources are equal byte for byte. */
export const buildHash = (): string => hashOf(contentFiles(), [...settings(), editBase() ?? ''])

/** What compiled code is made of: no content. */
export const codeHash = (): string => hashOf([], settings())

/** What documents are made of besides their own files; one that was made with anything else cannot be kept. */
export const documentsHash = (): string => hashOf(contentFiles().filter(([name]) => !name.endsWith('.md')))
