import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { resolveLinks, stagingOf } from '@/lib/node/replace'
import { SITE } from '@/site/site'

/** Lists, on a published site, its builds and their hashed files. */
export const BUILD_LIST = 'assets/builds.json'

/** Files with a hash in their names: an open page of their build may still ask for them. */
export const HASHED_FILES = '_next/static/'

/** Whether a path stays in the folder of hashed files. The list comes from the network, and its paths are written to. */
const isHashedFile = (path: string): boolean =>
  path.startsWith(HASHED_FILES) &&
  /^[\w.[\]/-]+$/.test(path) &&
  path.split('/').every((segment) => !['', '.', '..'].includes(segment))

const FILE = z.strictObject({
  path: z.string().max(300).refine(isHashedFile, `not a path inside ${HASHED_FILES}`),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const BUILD = z.strictObject({
  /** As in `data-build`. */
  build: z.string().regex(/^\w{1,64}$/),
  published: z.iso.datetime(),
  files: z.array(FILE).max(5_000),
})

const LIST = z.strictObject({ version: z.literal(1), builds: z.array(BUILD).max(1_000) })

export type BuildFile = z.infer<typeof FILE>
export type PublishedBuild = z.infer<typeof BUILD>

/** Reads a list of builds. @throws what is wrong, in one line */
export function parseBuildList(json: string): PublishedBuild[] {
  const { data, error } = LIST.safeParse(JSON.parse(json))
  const [issue] = error?.issues ?? []
  if (!data) throw new Error(`${issue?.path.join('.') || 'the list'}: ${issue?.message}`)
  return data.builds
}

/** The last builds, however old, are kept … */
const KEPT_BUILDS = 10
/** … and every build that is younger than this, in days … */
const KEPT_DAYS = 14
/** … as long as their files take less than this; GitHub Pages allows a site ten times as much. */
const KEPT_BYTES = 100_000_000

const DAY_MS = 24 * 60 * 60 * 1_000

/** The earlier builds to publish with a new one, the newest first, as a list has them. Files that builds share count once. */
export function keptBuilds(added: PublishedBuild, earlier: PublishedBuild[], now: number, limit = KEPT_BYTES) {
  const builds = [added, ...earlier.filter(({ build }) => build !== added.build)]
  const sizes = new Map<string, number>()
  const end = builds.findIndex(({ published, files }, index) => {
    for (const { path, bytes } of files) sizes.set(path, sizes.get(path) ?? bytes)
    const isRecent = index < KEPT_BUILDS || now - Date.parse(published) < KEPT_DAYS * DAY_MS
    const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
    return index > 0 && (!isRecent || total > limit)
  })
  return builds.slice(1, end < 0 ? undefined : end)
}

/** What hosts read at the root of what they serve, above the base path. */
const ROOT_FILES = ['_headers', '_redirects', '404.html']

export const siteIn = (publication: string): string => join(publication, SITE.base)

/** Whether a folder has a publication of this site, with a valid build list, and nothing else. */
function isPublication(folder: string): boolean {
  const known = [...ROOT_FILES, SITE.base.slice(1)]
  if (!readdirSync(folder).every((name) => known.includes(name))) return false
  try {
    parseBuildList(readFileSync(join(siteIn(folder), BUILD_LIST), 'utf8'))
    return true
  } catch {
    return false
  }
}

/** Ensures that a folder may be written: only a publication is ever replaced. @throws what is in the way */
export function checkTarget(to: string, build: string): void {
  const place = resolveLinks(to)
  const advice = `(name one that is empty or does not exist: npm run publish:keep -- --to publish)`
  const fromBuild = relative(resolve(resolveLinks(build)), resolve(place))
  if (!/^\.\.([\\/]|$)/.test(fromBuild))
    throw new Error(`${to} is inside of ${build}/, which is copied to it  ${advice}`)
  if (!lstatSync(place, { throwIfNoEntry: false })) return
  if (!statSync(place).isDirectory()) throw new Error(`${to} is no folder  ${advice}`)
  if (readdirSync(place).length > 0 && !isPublication(place))
    throw new Error(`${to} has files that are no publication of this site: they stay  ${advice}`)
}

/** Lays a build out as hosts serve it, below its base path, in a staging folder beside the target. */
export function layOut(build: string, to: string): string {
  const made = stagingOf(to)
  const site = siteIn(made)
  rmSync(made, { recursive: true, force: true })
  cpSync(build, site, { recursive: true })
  for (const file of ROOT_FILES.filter((name) => existsSync(join(site, name)))) {
    if (file.startsWith('_')) renameSync(join(site, file), join(made, file))
    else cpSync(join(site, file), join(made, file))
  }
  return made
}

/** Time limits for reading from the published site: for a file, and for all of them. */
const LIMITS = { fileMs: 30_000, siteMs: 300_000 }

/** Opens a file of the site that was published last; undefined if it does not exist. @throws if it cannot be reached */
export type LastSite = (path: string) => Promise<AsyncIterable<Uint8Array> | undefined>

const folderSite =
  (folder: string): LastSite =>
  async (path) => {
    const site = existsSync(join(siteIn(folder), BUILD_LIST)) ? siteIn(folder) : folder
    try {
      return (await open(join(site, path))).createReadStream()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

function liveSite(address: string, { fileMs, siteMs }: typeof LIMITS): LastSite {
  const end = Date.now() + siteMs
  return async (path) => {
    // The query bypasses caches of the host, which are minutes old.
    const url = `${address.replace(/\/$/, '')}/${encodeURI(path)}?${Date.now()}`
    const signal = AbortSignal.timeout(Math.max(1, Math.min(fileMs, end - Date.now())))
    const response = await fetch(url, { signal })
    if (!response.ok) await response.body?.cancel()
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`status ${response.status}`)
    return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  }
}

/** @param from the address of the site, or the folder that it was published from */
export const lastSite = (from: string, limits = LIMITS): LastSite =>
  /^https?:\/\//.test(from) ? liveSite(from, limits) : folderSite(from)
