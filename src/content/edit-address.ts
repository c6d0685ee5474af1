import { withoutCredentials } from '@/lib/without-credentials'
import { SITE } from '@/site/site'
import { fetchedContent } from './content-source'

/** The branch that the site is published from. */
const SITE_BRANCH = 'main'

/** How the hosts of git repositories write the address of a file that can be edited. */
const EDITORS: [host: RegExp, path: string][] = [
  [/^github\./, 'edit'],
  [/^gitlab\./, '-/edit'],
  [/^codeberg\.org$/, '_edit'],
]

const SSH_ADDRESS = /^(?:ssh:\/\/)?[\w.-]+@(?<host>[\w.-]+)[:/](?<path>[^:]+)$/

/** The page of a repository on the web: `https` and `ssh` addresses name the same place. */
function webAddress(repository: string): URL | undefined {
  const { host, path } = SSH_ADDRESS.exec(repository)?.groups ?? {}
  try {
    const url = new URL(host ? `https://${host}/${path}` : withoutCredentials(repository))
    return url.protocol === 'https:' ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Where the files of a folder of a repository are edited: the path of a file is appended.
 * @returns undefined when the repository is on no host that is known to have an editor
 * @example editBaseIn('git@github.com:o/docs.git', 'main', 'content/') // => 'https://github.com/o/docs/edit/main/content/'
 */
export function editBaseIn(repository: string, branch: string, folder: string): string | undefined {
  const url = webAddress(repository)
  const editor = EDITORS.find(([host]) => url && host.test(url.hostname))?.[1]
  const path = url?.pathname.replace(/\/+$|\.git\/*$/g, '')
  return url && editor ? `${url.origin}${path}/${editor}/${branch}/${folder}` : undefined
}

/**
 * Where the content of this build is edited: in the repository that it was fetched from, or else in the site's own, which
 * its settings or SITE_REPOSITORY name.
 * @returns undefined when that is not known
 */
export function editBase(): string | undefined {
  const { CONTENT_REPOSITORY, SITE_REPOSITORY = SITE.source } = process.env
  if (!CONTENT_REPOSITORY) return editBaseIn(SITE_REPOSITORY, SITE_BRANCH, 'content/')
  const { branch, folder = '' } = fetchedContent() ?? {}
  return branch ? editBaseIn(CONTENT_REPOSITORY, branch, folder) : undefined
}
