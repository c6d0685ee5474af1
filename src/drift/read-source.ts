import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { environment, LIMITS } from '@/content/content-host'
import { withoutCredentials } from '@/lib/without-credentials'

/** Its message is one line: what cannot be read, and what to do. */
export class SourceError extends Error {}

/** Files of the tool's repository. */
export interface Source {
  name: string
  /** Shortened; neither is there for a folder that is read as it is. */
  commit?: string
  ref?: string
  files: Map<string, string>
}

/** What git fetches, and what of it is kept. */
const KINDS = ['pom.xml', '*.java', '*.properties', '*.ftl']
const FACTS = /(^|\/)(pom\.xml|src\/main\/(java\/.+\.java|resources\/.+\.(ftl|properties)))$/
/** What Maven builds, examples, and what an archetype makes projects of. */
const NO_FACTS = /(^|\/)(target|(wakamiti-)?examples|archetype-resources|node_modules)\//

function readFolder(folder: string): Source['files'] {
  const paths = (readdirSync(folder, { recursive: true }) as string[]).map((path) => path.replaceAll(sep, '/'))
  const wanted = paths.filter((path) => FACTS.test(path) && !NO_FACTS.test(path))
  return new Map(wanted.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** Only the files that are read are fetched, and only those of the commit. @param isHistory all tags, the oldest first */
function* readClone(source: string, ref = 'HEAD', isHistory = false): Generator<Source> {
  const folder = mkdtempSync(join(tmpdir(), 'wakamiti-source-'))
  const limits = { timeout: LIMITS.content, env: environment() }
  const git = (...args: string[]) => execFileSync('git', args, { ...limits, stdio: ['ignore', 'pipe', 'ignore'] })
  let at = ref
  try {
    git('clone', '--quiet', '--no-checkout', '--shared', '--filter=blob:none', '--', source, folder)
    git('-C', folder, 'sparse-checkout', 'set', '--no-cone', ...KINDS)
    const tags = () => git('-C', folder, 'tag', '--sort=creatordate').toString().trim().split('\n')
    for (at of isHistory ? tags() : [ref]) {
      git('-C', folder, 'checkout', '--quiet', at, '--')
      const commit = git('-C', folder, 'rev-parse', 'HEAD').toString('utf8', 0, 7)
      yield { name: `${at} (${commit})`, ref: at, commit, files: readFolder(folder) }
    }
  } catch {
    const name = `${at} of ${withoutCredentials(source)}`
    throw new SourceError(`git cannot read ${name}  (check --source, whether it has that --ref, and the network)`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Reads the tool's source.
 * @param source a folder, a clone with or without a work tree, or the URL of a repository
 * @param ref a branch, a tag or a commit; without it a folder with files is read as it is, anything else at its default branch
 * @throws {SourceError} when it cannot be read, or has no module of Maven
 */
export function readSource(source: string, ref?: string): Source {
  const isFolder = !ref && existsSync(source) && !existsSync(join(source, 'HEAD'))
  const [found] = isFolder ? [{ name: source, files: readFolder(source) }] : readClone(source, ref)
  if (found?.files.has('pom.xml')) return found
  throw new SourceError(`${found?.name} has no pom.xml  (name the top folder of Wakamiti's source)`)
}

/**
 * Reads the tool's source at each of its tags, the oldest first.
 * @param source a clone, or the URL of a repository
 * @throws {SourceError} when it cannot be read
 */
export const readTags = (source: string): Iterable<Source> => readClone(source, undefined, true)
