import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { runMain } from '@/lib/node/command'
import { makeReadable, replaceFolder, restoreFolder, stagingOf, withLock } from '@/lib/node/replace'
import { absoluteUrl } from '@/site/site'
import { buildAt, filesIn, PUBLISHED, restorePublished, sha256, writeFile, writeJson } from '../exported/files'
import {
  BUILD_LIST,
  type BuildFile,
  checkTarget,
  HASHED_FILES,
  keptBuilds,
  type LastSite,
  lastSite,
  layOut,
  type PublishedBuild,
  parseBuildList,
  siteIn,
} from './publication'

/** Larger than any script, font or list of builds. */
const LARGEST_FILE_BYTES = 20_000_000

/** How long to wait for a build that is under way. */
const BUILD_MS = 60_000
const CONCURRENCY = 8

async function readAll(file: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of file) {
    length += piece.length
    if (length > limit) throw new Error(`more than ${limit} bytes`)
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

/** The builds that were published before; if they cannot be read, prints why. */
async function earlierBuilds(last: LastSite): Promise<PublishedBuild[]> {
  try {
    const list = await last(BUILD_LIST)
    if (list) return parseBuildList((await readAll(list, LARGEST_FILE_BYTES)).toString())
    console.log(`The published site has no ${BUILD_LIST}: no earlier build is kept.`)
  } catch (error) {
    // The error of `fetch` says nothing but that it failed.
    const reason = (error as Error).cause ?? error
    console.log(`The ${BUILD_LIST} of the published site cannot be used (${reason}): no earlier build is kept.`)
  }
  return []
}

async function fetchFile(last: LastSite, { path, bytes, sha256: expected }: BuildFile, to: string): Promise<boolean> {
  try {
    const file = bytes > LARGEST_FILE_BYTES ? undefined : await last(path)
    const content = file && (await readAll(file, bytes))
    if (!content || sha256(content, 'hex') !== expected) return false
    writeFile(to, content)
    return true
  } catch {
    // The new build is published anyway, without a file that is missing, too large, or in the way of another.
    return false
  }
}

/** Adds files to a site, several at once. @returns the paths of those that are not available */
async function addFiles(site: string, files: BuildFile[], last: LastSite): Promise<Set<string>> {
  const isMissing = async (file: BuildFile) => !(await fetchFile(last, file, join(site, file.path)))
  const missing: BuildFile[] = await Readable.from(files).filter(isMissing, { concurrency: CONCURRENCY }).toArray()
  return new Set(missing.map(({ path }) => path))
}

interface Publication {
  build: string
  last: LastSite
  /** The folder to write, which is empty, or has an earlier publication that is replaced. */
  to: string
  /** In milliseconds. */
  now: number
}

/**
 * Publishes the new build with the hashed files of earlier ones, which open pages may still ask for. Whatever those lack, the new build
 * is complete; until it is, the last publication stays. @throws if there is no new build, or the folder is no publication
 */
export const publishKeeping = (publication: Publication): Promise<void> =>
  withLock(publication.to, 0, () =>
    writePublication(publication).finally(() => rmSync(stagingOf(publication.to), { recursive: true, force: true })),
  )

async function writePublication({ build, last, to, now }: Publication): Promise<void> {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${build}/ does not exist  (npm run build makes it)`)
  restoreFolder(to)
  checkTarget(to, build)
  // With the lock of the build: it must not be replaced while it is copied.
  const made = await withLock(build, BUILD_MS, async () => layOut(build, to))
  const site = siteIn(made)
  const newest = buildIn(site, now)
  const earlier = keptBuilds(newest, await earlierBuilds(last), now)
  const wanted = new Map(earlier.flatMap(({ files }) => files).map((file) => [file.path, file]))
  const files = [...wanted.values()].filter(({ path }) => !existsSync(join(site, path)))
  const missing = await addFiles(site, files, last)
  const there = earlier.map((each) => ({ ...each, files: each.files.filter(({ path }) => !missing.has(path)) }))
  writeJson(join(site, BUILD_LIST), { version: 1, builds: [newest, ...there] })
  makeReadable(made)
  replaceFolder(made, to)
  if (missing.size > 0)
    console.log(`${missing.size} files of earlier builds are no longer available, such as ${[...missing][0]}`)
  const kept = wanted.size - missing.size
  console.log(`${siteIn(to)} has build ${newest.build} and ${kept} files of ${earlier.length} earlier builds.`)
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
