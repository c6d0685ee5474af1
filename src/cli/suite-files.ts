import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'
import { TEXT_LIMITS } from '@/config/check/finding'
import { SKIPPED_FOLDERS } from '@/editor/project/disk-files'
import type { OwnSource } from '@/gherkin/custom-steps'
import { FEATURE_LIMITS, type FeatureSource, readSource } from '@/gherkin/parse/feature-text'
import { mostBytes } from '@/lib/text-limits'
import { isAccepted, isOwnSource, isYaml } from '@/tools/feature-checker/file-kinds'

export interface SourceFile extends FeatureSource {
  /** Relative to the working folder, with slashes. */
  path: string
}

export type SuiteFile = Pick<SourceFile, 'path' | 'text'> & Partial<Pick<SourceFile, 'hasByteOrderMark'>>

type Unread = 'missing' | 'too-large' | 'other-kind' | 'empty-folder'

/** Besides hidden folders, which the glob library skips. */
const SKIPPED = SKIPPED_FOLDERS.map((folder) => `**/${folder}/**`)

const INSIDE_FOLDERS = ['**/*.{feature,FEATURE}', '**/wakamiti.{yaml,yml}', '**/*.{java,groovy,properties}']

const isChecked = (path: string): boolean => isAccepted(path) || isYaml(path)

/** Relative to the working folder, so that no file has two paths. */
const shownPath = (path: string): string => relative('.', path).replaceAll('\\', '/')

async function filesAt(path: string): Promise<string[] | Unread> {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isFile()) return isChecked(path) || isOwnSource(path) ? [shownPath(path)] : 'other-kind'
  if (!stats && !isDynamicPattern(path)) return 'missing'
  if (stats) accessSync(path, constants.R_OK | constants.X_OK)
  const [patterns, cwd] = stats ? [INSIDE_FOLDERS, path] : [[path.replaceAll('\\', '/')], '.']
  // Links may lead where --fix must not write, or in circles: only those named on the command line are followed.
  const found = await glob(patterns, { cwd, ignore: SKIPPED, absolute: true, followSymbolicLinks: false })
  const accepted = found.filter((each) => isAccepted(each) || isOwnSource(each)).map(shownPath)
  if (accepted.length > 0) return accepted.sort()
  return stats ? 'empty-folder' : 'missing'
}

function readFile(path: string): SourceFile | OwnSource | Unread {
  const isTooLarge = statSync(path).size > mostBytes(isYaml(path) ? TEXT_LIMITS : FEATURE_LIMITS)
  // Nobody writes so large a source: it is generated, and defines no steps.
  if (isOwnSource(path)) return { path, text: isTooLarge ? '' : readFileSync(path, 'utf8') }
  if (isTooLarge) return 'too-large'
  const content = readFileSync(path)
  return content.includes(0) ? 'other-kind' : { path, ...readSource(content.toString('utf8')) }
}

/** The result of `read`; the path is missing if the file system refuses it. */
async function attempt<T>(read: () => T | Promise<T>): Promise<T | Unread> {
  try {
    return await read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) return 'missing'
    throw error
  }
}

export interface Suite {
  files: SourceFile[]
  /** Sources that may define the project's own steps. */
  sources: OwnSource[]
  unread: { path: string; reason: Unread }[]
}

/** Reads standard input as a file with the given path. */
export const readInput = (path: string): Suite => ({
  files: isChecked(path) ? [{ path, ...readSource(readFileSync(0, 'utf8')) }] : [],
  sources: [],
  unread: isChecked(path) ? [] : [{ path, reason: 'other-kind' }],
})

/** Reads the features, configurations and sources of steps at some paths or patterns, each once and in that order. */
export async function readSuite(paths: readonly string[]): Promise<Suite> {
  const suite: Suite = { files: [], sources: [], unread: [] }
  const refuse = (path: string, reason: Unread) => void suite.unread.push({ path, reason })
  const found = new Map<string, string[]>()
  for (const path of paths) {
    const names = await attempt(() => filesAt(path))
    if (typeof names === 'string') refuse(path, names)
    else found.set(path, names)
  }
  const names = new Set([...found.values()].flat())
  // With only sources there is nothing to check.
  if ([...names].every(isOwnSource)) for (const path of found.keys()) refuse(path, 'empty-folder')
  for (const path of names) {
    const read = await attempt(() => readFile(path))
    if (typeof read === 'string') refuse(path, read)
    else if ('lineEnd' in read) suite.files.push(read)
    else suite.sources.push(read)
  }
  return suite
}
