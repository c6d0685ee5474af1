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

/**
 * Reads `git log` with names: a line with the day of each commit, then the files that it touched, the newest first.
 * @param log the output
 * @returns the day of the last change of every file inside a `content/` folder or at the top
 * @example lastChanges('@2026-11-20\n\ncontent/plugins/rest.es.md\n') // => { 'plugins/rest.es.md': '2026-11-20' }
 */
export function lastChanges(log: string): Record<string, string> {
  const days: Record<string, string> = {}
  let day = ''
  for (const line of log.split('\n')) {
    const file = line.replace(/^content\//, '')
    if (line.startsWith('@')) day = line.slice(1)
    else if (line) days[file] ??= day
  }
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
