import { z } from 'zod'

/** Lists, on a published site, its builds and their hashed files. */
export const BUILD_LIST = 'assets/builds.json'

/** Files with a hash in their names: an open page of their build may still ask for them. */
export const HASHED_FILES = '_next/static/'

/** Larger than any list of builds. */
export const LONGEST_LIST_BYTES = 5_000_000

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
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error('not JSON')
  }
  const { data, error } = LIST.safeParse(value)
  const [issue] = error?.issues ?? []
  if (!data) throw new Error(`${issue?.path.join('.') || 'the list'}: ${issue?.message}`)
  return data.builds
}

export const formatBuildList = (builds: PublishedBuild[]): string => JSON.stringify({ version: 1, builds })

/** The last builds, however old, are kept … */
const KEPT_BUILDS = 10
/** … and every build that is younger than this, in days … */
const KEPT_DAYS = 14
/** … as long as their files take less than this; GitHub Pages allows a site ten times as much. */
const KEPT_BYTES = 100_000_000

const DAY_MS = 24 * 60 * 60 * 1_000

/** When a build was published. A time in the future, which would keep it for ever, counts as none; clocks may differ by a day. */
function timeOf({ published }: PublishedBuild, now: number): number {
  const time = Date.parse(published)
  return time < now + DAY_MS ? time : 0
}

/** The builds to publish: always the new one, then the newest. Files that builds share count once. */
export function keptBuilds([newest, ...earlier]: PublishedBuild[], now: number, limit = KEPT_BYTES): PublishedBuild[] {
  if (!newest) return []
  const others = earlier
    .filter(({ build }, at) => build !== newest.build && earlier.findIndex((other) => other.build === build) === at)
    .sort((a, b) => timeOf(b, now) - timeOf(a, now))
  const kept: PublishedBuild[] = []
  const counted = new Set<string>()
  let total = 0
  for (const [index, build] of [newest, ...others].entries()) {
    const isRecent = index < KEPT_BUILDS || now - timeOf(build, now) < KEPT_DAYS * DAY_MS
    const added = build.files.filter(({ path }) => !counted.has(path))
    total += added.reduce((sum, { bytes }) => sum + bytes, 0)
    if (index > 0 && (!isRecent || total > limit)) break
    for (const { path } of added) counted.add(path)
    kept.push(build)
  }
  return kept
}
