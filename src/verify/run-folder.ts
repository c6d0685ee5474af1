import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RunContext } from './run-page'

/**
 * Makes the folder of a run, with the files of the fixture and those of the page.
 * @throws when a file is among both: the two might differ
 */
export function prepareFolder(
  name: string,
  { folder: parent, fixture, files }: Pick<RunContext, 'folder' | 'fixture' | 'files'>,
): string {
  const folder = join(parent, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (fixture.files) cpSync(fixture.files, folder, { recursive: true })
  for (const [path, text] of files) {
    if (existsSync(join(folder, path))) throw new Error(`${path} is on the page: remove it from ${fixture.files}`)
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** The files in a folder, and those in its folders. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile())

/** Whether a text names a file, or a folder that it is in. */
const names = (text: string, path: string): boolean =>
  text.includes(path) || (path.includes('/') && (text.includes(`'${dirname(path)}'`) || names(text, dirname(path))))

/**
 * What a run has done to files that its features do not name.
 * @param before the files that were there
 * @param text of its features
 * @param empties whether the page warns that nothing is left
 * @returns undefined when all is as it should be
 */
export function damageOf(before: string[], folder: string, text: string, empties: boolean): string | undefined {
  const gone = before.filter((path) => !existsSync(join(folder, path)))
  if (empties)
    return gone.length < before.length ? `leaves ${before.length - gone.length} of ${before.length} files` : undefined
  const vanished = gone.filter((path) => !names(text, path))
  return vanished.length > 0 ? `removes ${vanished.join(', ')}, which no step names` : undefined
}
