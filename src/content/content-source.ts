import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { replaceFolder, restoreFolder, stagingOf, withLock } from '@/lib/node/replace'
import { FETCHED_CONTENT } from '@/site/content-root'
import { SITE } from '@/site/site'
import { CONTENT_CLONE, type ContentVersion, checkOut, fetchVersion, filesOf, withoutCredentials } from './content-git'

/** `folder` is where the repository has its content: `content/`, or empty. */
type FetchedContent = ContentVersion & { folder: string }

/** Records which version is in `.content/`. Inside of `.git`, where no file of the repository can be. */
const RECORD = join(CONTENT_CLONE, '.git', 'fetched.json')

/** The version that was fetched last; undefined before the first one. */
export function fetchedContent(): FetchedContent | undefined {
  try {
    return existsSync(FETCHED_CONTENT) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as FetchedContent) : undefined
  } catch {
    return undefined
  }
}

const record = (content: FetchedContent): void => writeFileSync(RECORD, JSON.stringify(content))

/** Finds the content in a commit. @throws if there is none, or if it has links, which may lead out of it */
function checkedFolder(commit: string, name: string): string {
  const files = filesOf(commit)
  const folder = ['content/', ''].find((prefix) => files.some(({ path }) => path === `${prefix}menu.es.yaml`))
  if (folder === undefined) throw new Error(`${name} has no content  (menu.es.yaml must be in content/ or at the top)`)
  const link = files.find(({ path, isLink }) => isLink && path.startsWith(folder))
  if (link) throw new Error(`${name} has a link: ${link.path}  (put the file itself into the content folder)`)
  return folder
}

/** How long to wait for a fetch of another process: as long as one may take. */
const OTHER_FETCH_MS = 600_000

function replaceTree(commit: string, folder: string): void {
  const made = resolve(stagingOf(FETCHED_CONTENT))
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made)
  try {
    checkOut(commit, folder, made)
    rmSync(RECORD, { force: true })
    replaceFolder(join(made, folder), FETCHED_CONTENT)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

async function fetchTree(repository: string, reference: string): Promise<void> {
  restoreFolder(FETCHED_CONTENT)
  const version = await fetchVersion(repository, reference)
  const last = fetchedContent()
  if (last?.commit === version.commit) return record({ ...last, ...version })
  const folder = checkedFolder(version.commit, `${withoutCredentials(repository)} at ${reference}`)
  replaceTree(version.commit, folder)
  record({ ...version, folder })
}

/**
 * Fetches the content (CONTENT_REPOSITORY, CONTENT_REF, CONTENT_TOKEN) into `.content/`, unless it has that commit, or an earlier step
 * of this build has done so (CONTENT_FETCHED). If anything fails, the last good tree stays.
 * @returns what Contentlayer calls to stop watching: nothing to do @throws what could not be fetched, and what to do, in one line
 */
export async function fetchContent(): Promise<() => void> {
  const { CONTENT_REPOSITORY = '', CONTENT_REF, CONTENT_FETCHED } = process.env
  const fetchIt = () => fetchTree(CONTENT_REPOSITORY, CONTENT_REF || 'HEAD')
  if (CONTENT_FETCHED !== '1') await withLock(FETCHED_CONTENT, OTHER_FETCH_MS, fetchIt)
  process.env.CONTENT_FETCHED = '1'
  return () => {}
}

/** The part of a URL by which hosts of git repositories offer to edit a file. */
const EDITORS: [host: RegExp, path: string][] = [
  [/^github\./, 'edit'],
  [/^gitlab\./, '-/edit'],
  [/^codeberg\.org$/, '_edit'],
]

/** @example editBaseIn('https://github.com/o/docs.git', 'main', 'content/') // => 'https://github.com/o/docs/edit/main/content/' */
export function editBaseIn(repository: string, branch: string, folder: string): string | undefined {
  const address = withoutCredentials(repository)
  const url = URL.canParse(address) ? new URL(address) : undefined
  const editor = EDITORS.find(([host]) => url?.protocol === 'https:' && host.test(url.hostname))?.[1]
  const path = url?.pathname.replace(/\/+$|\.git\/*$/g, '')
  return url && editor ? `${url.origin}${path}/${editor}/${branch}/${folder}` : undefined
}

/** Where this content is edited: where it was fetched from, or else in the repository of the site; undefined if unknown. */
export function editBase(): string | undefined {
  const { CONTENT_REPOSITORY, SITE_REPOSITORY = SITE.source } = process.env
  if (!CONTENT_REPOSITORY) return editBaseIn(SITE_REPOSITORY, 'main', 'content/')
  const { branch, folder = '' } = fetchedContent() ?? {}
  return branch ? editBaseIn(CONTENT_REPOSITORY, branch, folder) : undefined
}
