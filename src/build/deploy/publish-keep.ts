import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { absoluteUrl, SITE } from '@/site/site'
import { buildOf } from '../exported/files'
import { PUBLISHED } from '../exported/publish'
import {
  BUILD_LIST,
  type BuildFile,
  formatBuildList,
  HASHED_FILES,
  type PublishedBuild,
  parseBuildList,
} from './build-list'
import { keptBuilds } from './kept-builds'
import { type LastSite, lastSite } from './last-site'

/** What hosts read at the root of what they serve, which is above the base path. */
const ROOT_FILES = ['_headers', '_redirects', '404.html']

/** Files that are fetched at the same time. */
const AT_ONCE = 8

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** The build in a folder, with its hashed files. */
function buildIn(folder: string, now: number): PublishedBuild {
  const files = (readdirSync(join(folder, HASHED_FILES), { recursive: true }) as string[])
    .map((name) => HASHED_FILES + name)
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => {
      const content = readFileSync(join(folder, path))
      return { path, bytes: content.length, sha256: sha256(content) }
    })
  const build = buildOf(readFileSync(join(folder, 'index.html'), 'utf8'))
  return { build, published: new Date(now).toISOString(), files }
}

/** Lays a build out as hosts serve it: what they read themselves at the top, the site below its base path. */
function layOut(build: string, to: string): string {
  const site = join(to, SITE.base)
  rmSync(to, { recursive: true, force: true })
  cpSync(build, site, { recursive: true })
  for (const file of ROOT_FILES.filter((each) => existsSync(join(site, each)))) {
    if (file.startsWith('_')) renameSync(join(site, file), join(to, file))
    else cpSync(join(site, file), join(to, file))
  }
  return site
}

/** Why something could not be read; `fetch` says it in the cause of its error. */
function reasonOf(error: unknown): string {
  const { message = '', cause } = (error ?? {}) as { message?: string; cause?: { message?: string } }
  return cause?.message ? `${message}: ${cause.message}` : message || String(error)
}

/** The builds that were published before; none, and a message that says why, when they cannot be read. */
async function earlierBuilds(last: LastSite, say: (message: string) => void): Promise<PublishedBuild[]> {
  try {
    const list = await last.read(BUILD_LIST)
    if (list) return parseBuildList(list.toString())
    say(`The published site has no ${BUILD_LIST}: no earlier build is kept.`)
  } catch (error) {
    say(`The ${BUILD_LIST} of the published site cannot be used (${reasonOf(error)}): no earlier build is kept.`)
  }
  return []
}

/** Fetches a file, if it is what the list says. */
async function fetchFile(last: LastSite, { path, bytes, sha256: expected }: BuildFile): Promise<Buffer | undefined> {
  const content = await last.read(path).catch(() => undefined)
  return content?.length === bytes && sha256(content) === expected ? content : undefined
}

/** Adds files to a site. @returns paths of those that could not be had */
async function addFiles(site: string, files: BuildFile[], last: LastSite): Promise<Set<string>> {
  const queue = files[Symbol.iterator]()
  const missing = new Set<string>()
  const work = async () => {
    for (const file of queue) {
      const content = await fetchFile(last, file)
      if (!content) missing.add(file.path)
      else {
        mkdirSync(dirname(join(site, file.path)), { recursive: true })
        writeFileSync(join(site, file.path), content)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return missing
}

/** What a publication is made of. */
interface Publication {
  /** The folder of the new build. */
  build: string
  /** The site as it was published last. */
  last: LastSite
  /** Where what is to be published is written; emptied first. */
  to: string
  /** This time, in milliseconds. */
  now: number
  say: (message: string) => void
}

/**
 * Writes what is to be published: the new build, and the hashed files of earlier ones, for the pages of theirs that are open.
 * Whatever becomes of the earlier ones, the new build is there in full.
 * @throws when there is no new build
 */
export async function publishKeeping({ build, last, to, now, say }: Publication): Promise<void> {
  if (!existsSync(join(build, 'index.html'))) throw new Error(`${build}/ does not exist  (npm run build makes it)`)
  const site = layOut(build, to)
  const [newest, ...earlier] = keptBuilds([buildIn(build, now), ...(await earlierBuilds(last, say))], now)
  const wanted = new Map(earlier.flatMap(({ files }) => files).map((file) => [file.path, file]))
  const missing = await addFiles(
    site,
    [...wanted.values()].filter(({ path }) => !existsSync(join(site, path))),
    last,
  )
  const there = earlier.map((each) => ({ ...each, files: each.files.filter(({ path }) => !missing.has(path)) }))
  mkdirSync(dirname(join(site, BUILD_LIST)), { recursive: true })
  writeFileSync(join(site, BUILD_LIST), formatBuildList(newest ? [newest, ...there] : there))
  if (missing.size > 0)
    say(`${missing.size} files of earlier builds cannot be had any more, such as ${[...missing][0]}`)
  say(
    `${to}${SITE.base} has build ${newest?.build} and ${wanted.size - missing.size} files of ${earlier.length} earlier builds.`,
  )
}

if (require.main === module) {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: absoluteUrl('') },
      to: { type: 'string', default: 'publish' },
    },
  })
  publishKeeping({
    build: PUBLISHED,
    last: lastSite(values.from),
    to: values.to,
    now: Date.now(),
    say: console.log,
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
