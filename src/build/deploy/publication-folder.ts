import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { resolveLinks, stagingOf } from '@/lib/node/replace'
import { SITE } from '@/site/site'
import { BUILD_LIST, parseBuildList } from './build-list'

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
