import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withoutCredentials } from '@/lib/without-credentials'
import { FETCHED_CONTENT } from '@/site/content-root'

/** The folder of the clone itself, whose history has the day of each page's last change. */
export const CONTENT_CLONE = '.content-clone'

/** Its message is one line: what could not be fetched, and what to do. */
export class ContentFetchError extends Error {
  override name = 'ContentFetchError'
}

/** Runs git without prompts for a password: a build cannot answer them. */
const git = (args: string[]) =>
  execFileSync('git', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  })

const attempt = (args: string[], message: string) => {
  try {
    return git(args)
  } catch {
    throw new ContentFetchError(message)
  }
}

/** The content tree of a clone: its `content` folder, or the clone itself. */
const treeOf = (clone: string): string | undefined =>
  [join(clone, 'content'), clone].find((folder) => existsSync(join(folder, 'menu.es.yaml')))

/**
 * Fetches the content tree by git (CONTENT_REPOSITORY, CONTENT_REF) into `.content/`; the last good tree stays when
 * anything fails. Fetches once per build: CONTENT_FETCHED marks it for later steps.
 * @returns the function with which Contentlayer stops watching the source: nothing to do
 * @throws {ContentFetchError} unreachable repository, unknown reference, or a tree without content
 */
export async function fetchContent(): Promise<() => void> {
  const repository = process.env.CONTENT_REPOSITORY ?? ''
  const reference = process.env.CONTENT_REF || 'HEAD'
  if (process.env.CONTENT_FETCHED === '1') return () => {}
  const shown = withoutCredentials(repository)
  const clone = mkdtempSync(resolve('.content-fetch-'))
  const copy = `${clone}-tree`
  try {
    attempt(
      ['clone', '--quiet', '--no-checkout', '--', repository, clone],
      `CONTENT_REPOSITORY ${shown} cannot be reached  (check the address, the network and your access)`,
    )
    const commit = [`origin/${reference}`, reference].find((name) => isCommit(clone, name))
    if (!commit)
      throw new ContentFetchError(`CONTENT_REF ${reference} is not in ${shown}  (name a branch, a tag or a commit)`)
    git(['-C', clone, 'checkout', '--quiet', '--detach', commit])
    const tree = treeOf(clone)
    if (!tree)
      throw new ContentFetchError(
        `${shown} at ${reference} has no content  (menu.es.yaml must be in content/ or at the top)`,
      )
    cpSync(tree, copy, { recursive: true, filter: (path) => !path.endsWith('/.git') })
    rmSync(FETCHED_CONTENT, { recursive: true, force: true })
    renameSync(copy, FETCHED_CONTENT)
    rmSync(CONTENT_CLONE, { recursive: true, force: true })
    renameSync(clone, CONTENT_CLONE)
    process.env.CONTENT_FETCHED = '1'
  } finally {
    for (const folder of [clone, copy]) rmSync(folder, { recursive: true, force: true })
  }
  return () => {}
}

function isCommit(clone: string, name: string): boolean {
  try {
    git(['-C', clone, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`])
    return true
  } catch {
    return false
  }
}
