import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withoutCredentials } from '@/lib/without-credentials'

/** The folder of the clone itself, whose history has the day of each page's last change; it is kept from build to build. */
export const CONTENT_CLONE = '.content-clone'

/** Its message is one line: what could not be fetched, and what to do. */
export class ContentFetchError extends Error {
  override name = 'ContentFetchError'
}

/** What a reference stands for in a repository. */
export interface ContentVersion {
  commit: string
  /** The branch where its files can be edited: the one that was named, or the default one. */
  branch?: string
}

const urlOf = (repository: string): URL | undefined => {
  try {
    return new URL(repository)
  } catch {
    return undefined
  }
}

/**
 * Settings that make git send a token to the host of a repository, and nowhere else. They are in the environment, where other
 * users of the machine cannot read them as they can the arguments of a program.
 * @returns none without a token, and none but for https: it would travel in the clear
 */
export function tokenSettings(repository: string, token: string | undefined): Record<string, string> {
  const url = urlOf(repository)
  if (!token || url?.protocol !== 'https:') return {}
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64')
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${url.origin}/.extraHeader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${credentials}`,
  }
}

/** Runs git without prompts for a password: a build cannot answer them. What it says of a fault may contain credentials. */
export const git = (args: string[], settings: Record<string, string> = {}): string =>
  execFileSync('git', args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...settings },
  })

/** Named in full: git would take the project's own repository where there is no clone yet. */
const CLONE_DIRECTORY = `--git-dir=${join(CONTENT_CLONE, '.git')}`

const inClone = (...args: string[]): string => git([CLONE_DIRECTORY, ...args])

/** The commit of a name in the clone, if it is there with its files. */
function commitInClone(name: string): string | undefined {
  try {
    return inClone('rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim()
  } catch {
    return undefined
  }
}

const FULL_COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/
const SHORT_COMMIT = /^[0-9a-f]{4,63}$/

/** Talks to a repository. */
function ask(repository: string, args: string[]): string {
  try {
    return git(args, tokenSettings(repository, process.env.CONTENT_TOKEN))
  } catch {
    throw new ContentFetchError(
      `CONTENT_REPOSITORY ${withoutCredentials(repository)} cannot be reached  (check the address, the network and your access)`,
    )
  }
}

const HEAD_BRANCH = /^ref: refs\/heads\/(?<branch>.+)\tHEAD$/m
const REFERENCE = /^(?<commit>[0-9a-f]+)\t(?<name>.+)$/gm

/** Asks a repository what a reference is; nothing is fetched. Branches come before tags. */
function resolveRemotely(repository: string, reference: string): Partial<ContentVersion> {
  const branch = `refs/heads/${reference}`
  const tag = `refs/tags/${reference}`
  const names = ['HEAD', reference, branch, tag]
  const answer = ask(repository, ['ls-remote', '--symref', '--', repository, ...names])
  const commits = new Map(Array.from(answer.matchAll(REFERENCE), ({ groups }) => [groups?.name, groups?.commit]))
  const found = names.slice(1).find((name) => commits.has(name))
  return {
    commit: found && commits.get(found),
    branch: found === branch ? reference : HEAD_BRANCH.exec(answer)?.groups?.branch,
  }
}

/** Fetches all branches and tags into the clone, or one commit. */
function fetchInto(repository: string, ...references: string[]): void {
  // A clone that was cut short is worth nothing.
  if (existsSync(CONTENT_CLONE) && !existsSync(join(CONTENT_CLONE, '.git', 'HEAD')))
    rmSync(CONTENT_CLONE, { recursive: true })
  if (!existsSync(CONTENT_CLONE)) git(['init', '--quiet', '--template=', CONTENT_CLONE])
  const options = ['--quiet', '--force', '--prune', '--no-tags', '--no-write-fetch-head']
  ask(repository, [CLONE_DIRECTORY, 'fetch', ...options, '--', repository, ...references])
}

const EVERYTHING = ['+refs/heads/*:refs/remotes/content/*', '+refs/tags/*:refs/tags/*']

/** Only some hosts hand out a commit that no branch and no tag contains. */
function fetchCommit(repository: string, commit: string): string | undefined {
  fetchInto(repository, ...EVERYTHING)
  if (!commitInClone(commit) && FULL_COMMIT.test(commit))
    try {
      fetchInto(repository, commit)
    } catch {
      return undefined
    }
  return commitInClone(commit)
}

/**
 * Makes sure that a version of the content is in the clone. A commit that is there is not fetched again; a full commit does not
 * even need the network.
 * @param reference a branch, a tag, a commit, or `HEAD` for the default branch
 * @throws {ContentFetchError} unreachable repository or unknown reference
 */
export function fetchVersion(repository: string, reference: string): ContentVersion {
  if (FULL_COMMIT.test(reference) && commitInClone(reference)) return { commit: reference }
  const { commit = reference, branch } = resolveRemotely(repository, reference)
  const isCommit = SHORT_COMMIT.test(commit) || FULL_COMMIT.test(commit)
  const found = isCommit ? (commitInClone(commit) ?? fetchCommit(repository, commit)) : undefined
  if (found) return { commit: found, branch }
  const advice = isCommit
    ? 'write all digits of the commit; a shortened one has to be on a branch or a tag'
    : 'name a branch, a tag or a commit'
  throw new ContentFetchError(`CONTENT_REF ${reference} is not in ${withoutCredentials(repository)}  (${advice})`)
}

/** Puts the files of a commit into the clone. */
export const checkOut = (commit: string): void =>
  void inClone(
    `--work-tree=${CONTENT_CLONE}`,
    '-c',
    'core.autocrlf=false',
    'checkout',
    '--quiet',
    '--force',
    '--detach',
    commit,
  )

/** The paths of a commit that are no files: symbolic links and submodules. */
export const linksOf = (commit: string, folder: string): string[] =>
  inClone('ls-tree', '-r', '-z', '--full-tree', commit, '--', folder || '.')
    .split('\0')
    .filter((line) => /^(120000|160000) /.test(line))
    .map((line) => line.slice(line.indexOf('\t') + 1))

/** Whether a commit has a file. */
export const hasFile = (commit: string, path: string): boolean =>
  inClone('ls-tree', '--full-tree', '--name-only', commit, '--', path).trim() !== ''
