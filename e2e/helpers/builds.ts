import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PUBLISHED } from '@/build/exported/files'
import { fileListPath } from '@/site/published'
import { contentSecurityPolicy } from '../../src/build/emit/emit-csp'
import { emitFileList } from '../../src/build/emit/emit-offline'
import { buildOf } from '../../src/build/exported/files'

export { buildOf } from '../../src/build/exported/files'

/** Of a file, or of the build. */
const HASH = /[0-9a-f]{10,16}/g

const TEXT = /\.(html|json|js|css|txt|xml)$/

const reversed = (hash: string): string => [...hash].reverse().join('')

const inside = (folder: string): string[] => readdirSync(folder, { recursive: true }) as string[]

/** The hashes that the files of a build carry in their names. */
const hashesIn = (folder: string): string[] => [
  ...new Set(inside(join(folder, '_next')).flatMap((file) => file.match(HASH) ?? [])),
]

function rename(folder: string, hashes: string[]): void {
  const isOurs = (name: string) => hashes.some((hash) => name.includes(hash))
  // The deepest first, so that no path changes under those that are still to come.
  for (const path of inside(folder).sort().reverse()) {
    const name = basename(path)
    if (isOurs(name)) renameSync(join(folder, path), join(folder, dirname(path), name.replace(HASH, reversed)))
  }
}

/**
 * Makes the next build of the site in no time: a copy in which every hash is another one, in names and in files. Of the last build, it
 * has the list of files, as every site that is published by `publish:keep`.
 * @param folder where to
 */
export function makeNextBuild(folder: string): void {
  cpSync(PUBLISHED, folder, { recursive: true })
  const hashes = hashesIn(folder)
  const known = new RegExp(hashes.join('|'), 'g')
  for (const file of inside(folder).map((path) => join(folder, path)))
    if (TEXT.test(file) && statSync(file).isFile())
      writeFileSync(file, readFileSync(file, 'utf8').replace(known, reversed))
  rename(folder, hashes)
  emitFileList(folder)
  const list = fileListPath(buildOf(readFileSync(join(PUBLISHED, 'index.html'), 'utf8')))
  cpSync(join(PUBLISHED, list), join(folder, list))
}

/**
 * Makes the same build without the scripts and style sheets that nobody has asked for yet, as a host that has lost them.
 * @param folder where to
 * @param asked addresses that were asked for
 */
export function makeBuildWithout(folder: string, asked: readonly string[]): void {
  const known = new Set(asked.map((address) => basename(new URL(address).pathname)))
  const isKept = (file: string) => !/_next\/static\/(chunks|css)\/.*\.(js|css)$/.test(file) || known.has(basename(file))
  cpSync(PUBLISHED, folder, { recursive: true, filter: isKept })
}

/** What a build without an id reads it from. */
const UNSET_ID = /\b\w+\.env\.NEXT_PUBLIC_ANALYTICS_ID\b/g

const POLICY = /(?<=Content-Security-Policy" content=")[^"]*/

/**
 * Makes the same build with an analytics id: a copy whose scripts have it and whose pages allow the provider.
 * @param folder where to
 * @throws when no script reads the id
 */
export function makeTrackedBuild(folder: string, id = 'G-TEST1234'): void {
  cpSync(PUBLISHED, folder, { recursive: true })
  let found = 0
  for (const file of inside(folder).map((path) => join(folder, path))) {
    if (!/\.(js|html)$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    const tracked = file.endsWith('.html')
      ? text.replace(POLICY, () => contentSecurityPolicy(text, true))
      : text.replace(UNSET_ID, () => JSON.stringify(id))
    if (file.endsWith('.js') && tracked !== text) found += 1
    writeFileSync(file, tracked)
  }
  if (found === 0) throw new Error('no script reads NEXT_PUBLIC_ANALYTICS_ID')
}
