import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'
import { TEXT_LIMITS } from '@/config/check/finding'
import { SKIPPED_FOLDERS } from '@/editor/project/disk-files'
import { FEATURE_LIMITS, type FeatureSource, readSource } from '@/gherkin/parse/feature-text'
import type { OwnSource } from '@/gherkin/project/read-own-steps'
import { mostBytes } from '@/lib/text-limits'
import { isAccepted, isConfig, isOwnSource } from '@/tools/feature-checker/file-kinds'

export interface SuiteFile {
  /** As it was found, with slashes. */
  path: string
  /** Lines end with a line feed, no byte order mark. */
  text: string
}

/** A file of the suite with what is needed to write it again. */
export interface SourceFile extends SuiteFile, FeatureSource {}

interface UnreadFile {
  path: string
  reason: 'missing' | 'forbidden' | 'binary' | 'too-large' | 'other-kind' | 'empty-folder'
}

/** Hidden folders are passed over anyway. */
const SKIPPED = SKIPPED_FOLDERS.map((folder) => `**/${folder}/**`)

const INSIDE_FOLDERS = ['**/*.feature', '**/wakamiti.{yaml,yml}', '**/*.{java,groovy,properties}']

const isRead = (path: string): boolean => isAccepted(path) || isOwnSource(path)

async function filesAt(path: string): Promise<string[] | UnreadFile> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isFile()) return isRead(path) ? [path] : { path, reason: 'other-kind' }
  if (!stats && !isDynamicPattern(path)) return { path, reason: 'missing' }
  if (stats) accessSync(path, constants.R_OK | constants.X_OK)
  const [patterns, cwd] = stats ? [INSIDE_FOLDERS, path] : [[path.replaceAll('\\', '/')], '.']
  const found = await glob(patterns, { cwd, ignore: SKIPPED, absolute: true })
  const accepted = found.filter(isRead).map((file) => relative('.', file).replaceAll('\\', '/'))
  return accepted.length > 0 ? accepted.sort() : { path, reason: stats ? 'empty-folder' : 'missing' }
}

function readFile(path: string): SourceFile | UnreadFile {
  if (statSync(path).size > mostBytes(isConfig(path) ? TEXT_LIMITS : FEATURE_LIMITS))
    return { path, reason: 'too-large' }
  const content = readFileSync(path)
  if (content.includes(0)) return { path, reason: 'binary' }
  return { path, ...readSource(content.toString('utf8')) }
}

const isUnread = <T extends object>(one: T | UnreadFile): one is UnreadFile => 'reason' in one

/** What a step of reading makes, or why the system refuses it. */
async function attempt<T>(path: string, read: () => T | Promise<T>): Promise<T | UnreadFile> {
  try {
    return await read()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EPERM') return { path, reason: 'forbidden' }
    if (code === 'ENOENT') return { path, reason: 'missing' }
    throw error
  }
}

export interface Suite {
  files: SourceFile[]
  /** Where the project may define steps of its own. */
  sources: OwnSource[]
  unread: UnreadFile[]
}

/**
 * Reads features and configurations, and the sources of steps beside them.
 * @param paths of files and folders, or patterns
 * @returns each file once, in the order in which it was named, and what could not be read
 */
export async function readSuite(paths: readonly string[]): Promise<Suite> {
  const found = await Promise.all(paths.map((path) => attempt(path, () => filesAt(path))))
  const names = [...new Set(found.flatMap((one) => (isUnread(one) ? [] : one)))]
  const read = await Promise.all(names.filter(isAccepted).map((path) => attempt(path, () => readFile(path))))
  const readSourceOf = (path: string): OwnSource => ({ path, text: readFileSync(path, 'utf8') })
  const own = names.filter(isOwnSource)
  const sources = await Promise.all(own.map((path) => attempt(path, () => readSourceOf(path))))
  // Sources alone are nothing to check.
  const empty = names.some(isAccepted) ? [] : paths.filter((_, at) => !isUnread(found[at] ?? []))
  return {
    sources: sources.flatMap((one) => (isUnread(one) ? [] : [one])),
    files: read.flatMap((one) => (isUnread(one) ? [] : [one])),
    unread: [
      ...found.filter(isUnread),
      ...empty.map((path): UnreadFile => ({ path, reason: 'empty-folder' })),
      ...[...read, ...sources].filter(isUnread),
    ],
  }
}
