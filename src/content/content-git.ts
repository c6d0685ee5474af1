import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isShuttingDown, superviseChild } from '@/lib/node/command'

/**
 * Makes the address of a repository safe to print, without name, password, token and query. A password may contain an `@` that is
 * not percent-encoded, so everything before the last one is cut.
 * @example withoutCredentials('https://writer:secret@example.org/docs.git') // => 'https://example.org/docs.git'
 * @example withoutCredentials('git@example.org:docs.git') // => 'git@example.org:docs.git'
 */
export function withoutCredentials(repository: string): string {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?([\s\S]*)$/i.exec(repository) ?? []
  const user = rest.lastIndexOf('@')
  if (!scheme) return /^[^/@]*:[^/]*@/.test(rest) ? rest.slice(user + 1) : rest
  // The user of ssh is no secret, and the address does not work without it.
  const name = /^ssh:/i.test(scheme) ? /^[\w.-]+(?=[:@])/.exec(rest.slice(0, user + 1))?.[0] : undefined
  return `${scheme}${name ? `${name}@` : ''}${rest.slice(user + 1).replace(/[?#][\s\S]*$/, '')}`
}

/** Timeouts for an answer of a repository, and for all of its content, in milliseconds. */
const LIMITS = { answer: 60_000, content: 600_000 }

/**
 * Makes git send a token to the host of a repository and nowhere else: it follows no redirect. The settings are passed in the
 * environment, because other users of the machine can read the arguments of a program.
 * @returns nothing without a token, or for anything but https, where the token would travel in the clear
 */
export function tokenSettings(repository: string, token: string | undefined): Record<string, string> {
  const url = URL.canParse(repository) ? new URL(repository) : undefined
  if (!token || url?.protocol !== 'https:') return {}
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64')
  return {
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: `http.${url.origin}/.extraHeader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${credentials}`,
    GIT_CONFIG_KEY_1: `http.${url.origin}/.followRedirects`,
    GIT_CONFIG_VALUE_1: 'false',
  }
}

/** More than git ever prints, even for the history of all content. */
const MAX_ANSWER_BYTES = 64 * 1024 * 1024

// A build cannot answer a prompt for a password.
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, GIT_TERMINAL_PROMPT: '0' })

function repositoryFault(repository: string, { code }: { code?: unknown }): string {
  if (code === 'ENOENT') return 'git is not installed  (install it, or use the content in content/)'
  const advice = 'check the address, which must not redirect, the network and your access'
  return `CONTENT_REPOSITORY ${withoutCredentials(repository)} cannot be reached in time  (${advice})`
}

/** Runs git against a remote repository, with its token. @throws in one line, without credentials, and what to do */
export async function gitRemote(repository: string, args: string[], timeout = LIMITS.answer): Promise<string> {
  const env = { ...environment(), ...tokenSettings(repository, process.env.CONTENT_TOKEN) }
  const options = { env, maxBuffer: MAX_ANSWER_BYTES, timeout }
  try {
    const running = promisify(execFile)('git', args, options)
    // Otherwise it could still write to the clone after this process and its lock are gone.
    superviseChild(running.child)
    return (await running).stdout
  } catch (error) {
    throw new Error(
      isShuttingDown() ? 'The content was not fetched.' : repositoryFault(repository, error as { code?: unknown }),
    )
  }
}

/** The clone, kept between builds. Its history has the day of each page's last change. */
export const CONTENT_CLONE = '.content-clone'

export interface ContentVersion {
  commit: string
  /** The branch to edit its files on: the one that was named, or the default one. */
  branch?: string
}

/** Runs git. @throws without git's own message, which may contain credentials */
export function git(args: string[]): string {
  const limits = { timeout: LIMITS.content, maxBuffer: MAX_ANSWER_BYTES, env: environment() }
  try {
    return execFileSync('git', args, { ...limits, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    throw new Error('git cannot unpack the content  (free some space; names may be too long, or too many)')
  }
}

/** Runs git. @returns an empty text if it fails or is not installed */
export function tryGit(...args: string[]): string {
  try {
    return git(args)
  } catch {
    return ''
  }
}

/** Explicit: without a clone, git would find the project's own repository. */
const CLONE_DIRECTORY = `--git-dir=${join(CONTENT_CLONE, '.git')}`

/** The commit that an object name stands for, if it is in the clone with its files. */
const commitOf = (object: string): string | undefined =>
  tryGit(CLONE_DIRECTORY, 'rev-parse', '--verify', '--quiet', `${object}^{commit}`).trim() || undefined

const REFERENCE = /^([0-9a-f]+)\t(.+)$/gm

/** Asks a repository which commit a reference names, without fetching it. Branches come before tags. */
async function resolveRemotely(repository: string, reference: string): Promise<Partial<ContentVersion>> {
  const names = ['HEAD', reference, `refs/heads/${reference}`, `refs/tags/${reference}`]
  const answer = await gitRemote(repository, ['ls-remote', '--symref', '--', repository, ...names])
  const commits = new Map(Array.from(answer.matchAll(REFERENCE), ([, commit, name = '']) => [name, commit]))
  const found = names.slice(1).find((name) => commits.has(name)) ?? ''
  const [, branch] = /^refs\/heads\/(.+)/.exec(found) ?? /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(answer) ?? []
  return { commit: commits.get(found), branch }
}

/** Removes a clone that a killed git has left incomplete or locked. */
function clearClone(): void {
  const files = existsSync(CONTENT_CLONE) ? readdirSync(CONTENT_CLONE, { recursive: true, encoding: 'utf8' }) : []
  const isWhole = files.includes(join('.git', 'HEAD')) && !files.some((file) => file.endsWith('.lock'))
  if (!isWhole) rmSync(CONTENT_CLONE, { recursive: true, force: true })
}

/** All branches and tags: only some hosts serve a commit by itself. */
const FETCHED = ['+refs/heads/*:refs/remotes/content/*', '+refs/tags/*:refs/tags/*']

async function fetchObject(repository: string, object: string): Promise<string | undefined> {
  if (!existsSync(CONTENT_CLONE)) git(['init', '--quiet', '--template=', CONTENT_CLONE])
  const options = ['--quiet', '--force', '--prune', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance']
  await gitRemote(repository, [CLONE_DIRECTORY, 'fetch', ...options, '--', repository, ...FETCHED], LIMITS.content)
  return commitOf(object)
}

/**
 * Ensures that a version of the content is in the clone. A commit that is there already does not even need the network.
 * @param reference a branch, a tag, a full commit hash (whatever branches are called), or `HEAD` for the default branch
 */
export async function fetchVersion(repository: string, reference: string): Promise<ContentVersion> {
  clearClone()
  const isCommit = /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(reference)
  if (isCommit && commitOf(reference)) return { commit: reference }
  const { commit: named, branch } = await resolveRemotely(repository, reference)
  const object = isCommit ? reference : named
  const commit = object && (commitOf(object) ?? (await fetchObject(repository, object)))
  if (commit) return { commit, branch }
  const name = `CONTENT_REF ${reference} is not in ${withoutCredentials(repository)}`
  throw new Error(`${name}  (name a branch, a tag, or all digits of a commit on one of them)`)
}

/** Writes the content of a fetched commit, and nothing else, to a folder; line ends stay as committed. */
export function checkOut(commit: string, content: string, folder: string): void {
  const options = [CLONE_DIRECTORY, '-c', 'core.autocrlf=false', `--work-tree=${folder}`]
  git([...options, 'checkout', '--quiet', '--force', commit, '--', content || '.'])
}

/** The files of a commit; `isLink` for symbolic links and submodules. */
export const filesOf = (commit: string): { path: string; isLink: boolean }[] =>
  git([CLONE_DIRECTORY, 'ls-tree', '-r', '-z', '--full-tree', commit])
    .split('\0')
    .map((line) => ({ path: line.slice(line.indexOf('\t') + 1), isLink: /^(120000|160000) /.test(line) }))
