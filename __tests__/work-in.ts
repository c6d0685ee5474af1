import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'

/** Path to content; what is no text is written as YAML or JSON, by the end of the path. */
export type Files = Record<string, unknown>

const textOf = (path: string, content: unknown): string | Uint8Array => {
  if (typeof content === 'string' || content instanceof Uint8Array) return content
  return path.endsWith('.json') ? JSON.stringify(content) : stringify(content)
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), textOf(path, content))
  }
}

/**
 * Makes a folder with files and works in it until the tests of the file are over: what reads the project reads this one.
 * @returns the folder
 */
export function workIn(files: Files): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wakamiti-')))
  const before = process.cwd()
  writeFiles(folder, files)
  beforeAll(() => process.chdir(folder))
  afterAll(() => {
    process.chdir(before)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
