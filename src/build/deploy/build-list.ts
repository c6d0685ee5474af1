import { z } from 'zod'

/** Where a published site lists its builds and their hashed files. */
export const BUILD_LIST = 'assets/builds.json'

/** The files of a build whose names change with their content: an open page of that build may still ask for them. */
export const HASHED_FILES = '_next/static/'

/** More than any list of builds has. */
export const LONGEST_LIST_BYTES = 5_000_000

/** Whether a path stays among the hashed files: the list comes from the network, and the path becomes a file. */
const isHashedFile = (path: string): boolean =>
  path.startsWith(HASHED_FILES) &&
  /^[\w.[\]/-]+$/.test(path) &&
  path.split('/').every((segment) => !['', '.', '..'].includes(segment))

const FILE = z.strictObject({
  /** Inside the site. */
  path: z.string().max(300).refine(isHashedFile, `not a path inside ${HASHED_FILES}`),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const BUILD = z.strictObject({
  /** Its name, as in `data-build`. */
  build: z.string().regex(/^\w{1,64}$/),
  published: z.iso.datetime(),
  files: z.array(FILE).max(5_000),
})

const LIST = z.strictObject({ version: z.literal(1), builds: z.array(BUILD).max(1_000) })

export type BuildFile = z.infer<typeof FILE>

/** A build that was published. */
export type PublishedBuild = z.infer<typeof BUILD>

/**
 * Reads a list of builds.
 * @param json `assets/builds.json`, the newest build first
 * @throws what is wrong, in one line
 */
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
