import { z } from 'zod'

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
