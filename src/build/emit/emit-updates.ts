import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CONTENT_CLONE } from '@/content/content-git'
import { fetchedContent } from '@/content/content-source'
import { UPDATES_FILE } from '@/content/site-pages'
import { writeJson } from '../exported/files'

/** More bytes than the history of any content. */
const LONGEST_LOG_BYTES = 256 * 1024 * 1024

const git = (folder: string, args: string[]): string => {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: LONGEST_LOG_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

const isPage = (file: string): boolean => file.endsWith('.md')

/** A commit that touches more pages than this share has moved or reformatted them: of none does it say when it was changed. */
const MOST_PAGES = 0.5

/** Of so few pages a single change can touch most. */
const FEW_PAGES = 10

/**
 * Reads `git log` with names: a line with the day of each commit, then the files that it touched, the newest first.
 * @param log the output
 * @returns the day of the last change of every file inside a `content/` folder or at the top; none for files that only mass changes touched
 * @example lastChanges('@2026-11-20\n\ncontent/plugins/rest.es.md\n') // => { 'plugins/rest.es.md': '2026-11-20' }
 */
export function lastChanges(log: string): Record<string, string> {
  const commits = log.split(/^@/m).map((commit) => {
    const [day = '', ...files] = commit.split('\n').filter(Boolean)
    return { day, files: files.map((file) => file.replace(/^content\//, '')) }
  })
  const pages = new Set(commits.flatMap(({ files }) => files.filter(isPage))).size
  const days: Record<string, string> = {}
  for (const { day, files } of commits)
    if (pages < FEW_PAGES || files.filter(isPage).length <= MOST_PAGES * pages)
      for (const file of files) days[file] ??= day
  return days
}

/** Why the history does not have the days of the last changes; undefined when it does. */
function faultOf(folder: string, log: string): string | undefined {
  if (git(folder, ['rev-parse', '--is-shallow-repository']).trim() === 'true')
    return 'the clone is cut short  (git fetch --unshallow)'
  return log ? undefined : 'there is no history  (install git, and clone the project)'
}

/** Writes the day of the last change of every page, from one pass over the history; none, and why, where it does not have them. */
export function emitUpdates(): void {
  const isFetched = process.env.CONTENT_REPOSITORY && existsSync(CONTENT_CLONE)
  const folder = isFetched ? CONTENT_CLONE : '.'
  const commit = isFetched ? fetchedContent()?.commit : undefined
  const log = git(folder, ['log', '--format=@%cs', '--name-only', '--no-renames', commit ?? 'HEAD'])
  const fault = faultOf(folder, log)
  if (fault) console.log(`Pages do not say when they were last changed: ${fault}`)
  writeJson(UPDATES_FILE, fault ? {} : lastChanges(log))
}
