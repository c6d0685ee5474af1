import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { runMain } from '@/lib/node/command'
import { makeReadable, replaceFolder, restoreFolder, stagingOf, withLock } from '@/lib/node/replace'
import { absoluteUrl } from '@/site/site'
import { buildAt, filesIn, PUBLISHED, restorePublished, sha256, writeFile } from '../exported/files'
import type { BuildFile, PublishedBuild } from './build-list'
import { BUILD_LIST, formatBuildList, HASHED_FILES, keptBuilds, LONGEST_LIST_BYTES, parseBuildList } from './build-list'
import { checkTarget, type LastSite, lastSite, layOut, siteIn } from './publication-folder'

/** More than any script or font has. */
const LARGEST_FILE_BYTES = 20_000_000

const BUILD_MS = 60_000

const AT_ONCE = 8

async function bytesOf(file: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of file) {
    length += piece.length
    if (length > most) throw new Error(`more than ${most} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function buildIn(folder: string, now: number): PublishedBuild {
  const files = filesIn(join(folder, HASHED_FILES)).map((name) => {
    const path = HASHED_FILES + name
    const content = readFileSync(join(folder, path))
    return { path, bytes: content.length, sha256: sha256(content, 'hex') }
  })
  return { build: buildAt(folder), published: new Date(now).toISOString(), files }
}

/** Why something could not be read; `fetch` says it in the cause of its error. */
function reasonOf(error: unknown): string {
  const { message = '', cause } = (error ?? {}) as { message?: string; cause?: { message?: string } }
  return cause?.message ? `${message}: ${cause.message}` : message || String(error)
}

/** The builds that were published before; none, and a message that says why, when they cannot be read. */
async function earlierBuilds(last: LastSite): Promise<PublishedBuild[]> {
  try {
    const list = await last(BUILD_LIST)
    if (list) return parseBuildList((await bytesOf(list, LONGEST_LIST_BYTES)).toString())
    console.log(`The published site has no ${BUILD_LIST}: no earlier build is kept.`)
  } catch (error) {
    console.log(
      `The ${BUILD_LIST} of the published site cannot be used (${reasonOf(error)}): no earlier build is kept.`,
    )
  }
  return []
}

async function fetchFile(last: LastSite, { path, bytes, sha256: expected }: BuildFile, to: string): Promise<boolean> {
  try {
    const file = bytes > LARGEST_FILE_BYTES ? undefined : await last(path)
    const content = file && (await bytesOf(file, bytes))
    if (!content || sha256(content, 'hex') !== expected) return false
    writeFile(to, content)
    return true
  } catch {
    // What is missing, too long, or in the way of another file is left out: the new build is published anyway.
    return false
  }
}

/** Adds files to a site, several at once. @returns the paths of those that cannot be had */
async function addFiles(site: string, files: BuildFile[], last: LastSite): Promise<Set<string>> {
  const isMissing = async (file: BuildFile) => !(await fetchFile(last, file, join(site, file.path)))
  const missing: BuildFile[] = await Readable.from(files).filter(isMissing, { concurrency: AT_ONCE }).toArray()
  return new Set(missing.map(({ path }) => path))
}

interface Publication {
  build: string
  last: LastSite
  /** Where what is to be published is written: an empty folder, or an earlier publication, which is replaced. */
  to: string
  /** This time, in milliseconds. */
  now: number
}

/**
 * Writes what is to be published: the new build, and the hashed files of earlier ones, for the pages of theirs that are open.
 * Whatever becomes of the earlier ones, the new build is there in full; until it is, the last publication stays.
 * @throws when there is no new build, or the folder is no publication
 */
export const publishKeeping = (publication: Publication): Promise<void> =>
  withLock(publication.to, 0, () =>
    writePublication(publication).finally(() => rmSync(stagingOf(publication.to), { recursive: true, force: true })),
  )

async function writePublication({ build, last, to, now }: Publication): Promise<void> {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${build}/ does not exist  (npm run build makes it)`)
  restoreFolder(to)
  checkTarget(to, build)
  // What is copied must not be replaced meanwhile.
  const made = await withLock(build, BUILD_MS, async () => layOut(build, to))
  const site = siteIn(made)
  const [newest, ...earlier] = keptBuilds([buildIn(site, now), ...(await earlierBuilds(last))], now)
  const wanted = new Map(earlier.flatMap(({ files }) => files).map((file) => [file.path, file]))
  const files = [...wanted.values()].filter(({ path }) => !existsSync(join(site, path)))
  const missing = await addFiles(site, files, last)
  const there = earlier.map((each) => ({ ...each, files: each.files.filter(({ path }) => !missing.has(path)) }))
  writeFile(join(site, BUILD_LIST), formatBuildList(newest ? [newest, ...there] : there))
  makeReadable(made)
  replaceFolder(made, to)
  if (missing.size > 0)
    console.log(`${missing.size} files of earlier builds cannot be had any more, such as ${[...missing][0]}`)
  const kept = wanted.size - missing.size
  console.log(`${siteIn(to)} has build ${newest?.build} and ${kept} files of ${earlier.length} earlier builds.`)
}

async function publishLast(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string', default: absoluteUrl('') }, to: { type: 'string', default: 'publish' } },
  })
  restorePublished()
  const { from, to } = values
  await publishKeeping({ build: PUBLISHED, last: lastSite(from), to, now: Date.now() })
}

if (require.main === module) void runMain(publishLast)
