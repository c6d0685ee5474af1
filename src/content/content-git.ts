import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ask, ContentFetchError, environment, LIMITS, MAX_ANSWER_BYTES, withoutCredentials } from './content-host'

/** The folder of the clone itself, whose history has the day of each page's last change; it is kept from build to build. */
export const CONTENT_CLONE = '.content-clone'

/** What a reference stands for in a repository. */
export interface ContentVersion {
  commit: string
  /** The branch where its files can be edited: the one that was named, or the default one. */
  branch?: string
}

/** Runs git on what is on this machine. What it says of a fault may contain credentials. */
const git = (args: string[], settings?: Record<string, string>): string =>
  execFileSync('git', args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: MAX_ANSWER_BYTES,
    env: environment(settings),
  })

/** Named in full: git would take the project's own repository where there is no clone yet. */
const CLONE_DIRECTORY = `--git-dir=${join(CONTENT_CLONE, '.git')}`

const inClone = (...args: string[]): string => git([CLONE_DIRECTORY, ...args])

/** The commit of an object, if it is in the clone with its files. What a branch or a tag of that name stands for is another matter. */
function commitOf(object: string): string | undefined {
  try {
    return inClone('rev-parse', '--verify', '--quiet', `${object}^{commit}`).trim()
  } catch {
    return undefined
  }
}

const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/

const HEADS = 'refs/heads/'
const HEAD_BRANCH = /^ref: refs\/heads\/(?<branch>.+)\tHEAD$/m
const REFERENCE = /^(?<commit>[0-9a-f]+)\t(?<name>.+)$/gm

/** Asks a repository what a reference is; nothing is fetched. Branches come before tags. */
async function resolveRemotely(repository: string, reference: string): Promise<Partial<ContentVersion>> {
  const branch = `${HEADS}${reference}`
  const tag = `refs/tags/${reference}`
  const names = ['HEAD', reference, branch, tag]
  const answer = await ask(repository, ['ls-remote', '--symref', '--', repository, ...names])
  const commits = new Map(Array.from(answer.matchAll(REFERENCE), ({ groups }) => [groups?.name, groups?.commit]))
  const found = names.slice(1).find((name) => commits.has(name))
  return {
    commit: found && commits.get(found),
    branch: found?.startsWith(HEADS) ? found.slice(HEADS.length) : HEAD_BRANCH.exec(answer)?.groups?.branch,
  }
}

/** Removes what a git that was killed has left in the clone: a half clone, and locks that nobody holds any more. */
function clearClone(): void {
  const folder = join(CONTENT_CLONE, '.git')
  if (!existsSync(join(folder, 'HEAD'))) rmSync(CONTENT_CLONE, { recursive: true, force: true })
  else
    for (const file of readdirSync(folder, { recursive: true }) as string[])
      if (file.endsWith('.lock')) rmSync(join(folder, file))
}

async function fetchInto(repository: string, ...references: string[]): Promise<void> {
  if (!existsSync(CONTENT_CLONE)) git(['init', '--quiet', '--template=', CONTENT_CLONE])
  const options = ['--quiet', '--force', '--prune', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance']
  await ask(repository, [CLONE_DIRECTORY, 'fetch', ...options, '--', repository, ...references], LIMITS.content)
}

const EVERYTHING = ['+refs/heads/*:refs/remotes/content/*', '+refs/tags/*:refs/tags/*']

/** Only some hosts hand out a commit that no branch and no tag contains. */
async function fetchObject(repository: string, object: string): Promise<string | undefined> {
  await fetchInto(repository, ...EVERYTHING)
  if (!commitOf(object)) await fetchInto(repository, object).catch(() => {})
  return commitOf(object)
}

/**
 * Makes sure that a version of the content is in the clone. A commit that is there is not fetched again; it does not even need the
 * network.
 * @param reference a branch, a tag, all digits of a commit (which is that commit, whatever branches are called), or `HEAD` for the
 *   default branch
 * @throws {ContentFetchError} unreachable repository or unknown reference
 */
export async function fetchVersion(repository: string, reference: string): Promise<ContentVersion> {
  clearClone()
  const isCommit = COMMIT.test(reference)
  if (isCommit && commitOf(reference)) return { commit: reference }
  const { commit: named, branch } = await resolveRemotely(repository, reference)
  const object = isCommit ? reference : named
  const commit = object && (commitOf(object) ?? (await fetchObject(repository, object)))
  if (commit) return { commit, branch }
  const name = `CONTENT_REF ${reference} is not in ${withoutCredentials(repository)}`
  throw new ContentFetchError(`${name}  (name a branch, a tag, or all digits of a commit)`)
}

/** Writes the files of a commit that is in the clone to a folder, with the line ends that they have there. */
export function checkOut(commit: string, folder: string): void {
  const index = `${folder}.index`
  const options = ['-c', 'core.autocrlf=false', `--work-tree=${folder}`]
  try {
    git([CLONE_DIRECTORY, ...options, 'checkout', '--quiet', '--force', commit, '--', '.'], { GIT_INDEX_FILE: index })
  } finally {
    rmSync(index, { force: true })
  }
}

/** The paths of a commit that are no files: symbolic links and submodules. */
export const linksOf = (commit: string, folder: string): string[] =>
  inClone('ls-tree', '-r', '-z', '--full-tree', commit, '--', folder || '.')
    .split('\0')
    .filter((line) => /^(120000|160000) /.test(line))
    .map((line) => line.slice(line.indexOf('\t') + 1))

export const hasFile = (commit: string, path: string): boolean =>
  inClone('ls-tree', '--full-tree', '--name-only', commit, '--', path).trim() !== ''
