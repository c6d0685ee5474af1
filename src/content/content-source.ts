import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withoutCredentials } from '@/lib/without-credentials'
import { FETCHED_CONTENT } from '@/site/content-root'
import {
  CONTENT_CLONE,
  ContentFetchError,
  type ContentVersion,
  checkOut,
  fetchVersion,
  hasFile,
  linksOf,
} from './content-git'

/** The version whose files are in `.content/`. */
export interface FetchedContent extends ContentVersion {
  /** The folder of the content in its repository: `content/`, or empty. */
  folder: string
}

/** Says which version is in `.content/`; inside of the clone's own folder, where no file of the repository can be. */
const RECORD = join(CONTENT_CLONE, '.git', 'fetched.json')

/** The version that was fetched last; undefined before the first one. */
export const fetchedContent = (): FetchedContent | undefined =>
  existsSync(RECORD) && existsSync(FETCHED_CONTENT)
    ? (JSON.parse(readFileSync(RECORD, 'utf8')) as FetchedContent)
    : undefined

/** The folder of the content in a commit. */
const contentFolder = (commit: string): string | undefined =>
  ['content/', ''].find((folder) => hasFile(commit, `${folder}menu.es.yaml`))

/** @throws {ContentFetchError} for a commit without content, or with links: they may lead out of it */
function checkedFolder(commit: string, name: string): string {
  const folder = contentFolder(commit)
  if (folder === undefined)
    throw new ContentFetchError(`${name} has no content  (menu.es.yaml must be in content/ or at the top)`)
  const [link] = linksOf(commit, folder)
  if (link) throw new ContentFetchError(`${name} has a link: ${link}  (put the file itself into the content folder)`)
  return folder
}

/** Replaces `.content/` as a whole, or not at all. */
function copyTree(from: string): void {
  const copy = mkdtempSync(resolve('.content-fetch-'))
  try {
    cpSync(from, copy, { recursive: true, filter: (path) => !path.endsWith('/.git') })
    rmSync(FETCHED_CONTENT, { recursive: true, force: true })
    renameSync(copy, FETCHED_CONTENT)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/**
 * Fetches the content tree by git (CONTENT_REPOSITORY, CONTENT_REF, CONTENT_TOKEN) into `.content/`; the last good tree stays
 * when anything fails. The reference is resolved to a commit first: what is there already is not fetched again. Runs once per
 * build: CONTENT_FETCHED marks it for later steps.
 * @returns the function with which Contentlayer stops watching the source: nothing to do
 * @throws {ContentFetchError} unreachable repository, unknown reference, a tree without content or with links
 */
export async function fetchContent(): Promise<() => void> {
  const repository = process.env.CONTENT_REPOSITORY ?? ''
  const reference = process.env.CONTENT_REF || 'HEAD'
  if (process.env.CONTENT_FETCHED === '1') return () => {}
  const version = fetchVersion(repository, reference)
  if (fetchedContent()?.commit !== version.commit) {
    const folder = checkedFolder(version.commit, `${withoutCredentials(repository)} at ${reference}`)
    rmSync(RECORD, { force: true })
    checkOut(version.commit)
    copyTree(join(CONTENT_CLONE, folder))
    record({ ...version, folder })
  } else record({ folder: '', ...fetchedContent(), ...version })
  process.env.CONTENT_FETCHED = '1'
  return () => {}
}

const record = (content: FetchedContent): void => writeFileSync(RECORD, JSON.stringify(content))
