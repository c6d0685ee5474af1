import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { replaceFile } from './replace'

/** What takes long to make is cached here, for the processes of a build and for later builds. Deleting it only costs time, once. */
const FOLDER = '.generated/kept'

const pathOf = (name: string): string => join(FOLDER, `${name}.json`)

/** What is not there, or was cut short, as when the current fails, is made again. */
function read<T>(name: string): { madeOf: string; value: T } | undefined {
  try {
    return JSON.parse(readFileSync(pathOf(name), 'utf8'))
  } catch {
    return undefined
  }
}

/** The value that was cached last under a name, whatever it was made of. */
export const lastKept = <T>(name: string): T | undefined => read<T>(name)?.value

/** The value that is cached under a name, if it was made of the same texts, and what caches another one. */
export function keeping<T>(name: string, texts: readonly string[]): { kept: T | undefined; keep: (value: T) => T } {
  const madeOf = texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex')
  const last = read<T>(name)
  const keep = (value: T): T => {
    mkdirSync(dirname(pathOf(name)), { recursive: true })
    replaceFile(pathOf(name), JSON.stringify({ madeOf, value }))
    return value
  }
  return { kept: last?.madeOf === madeOf ? last.value : undefined, keep }
}

/** Reads a file of YAML. Its content is cached as JSON, which is read in a hundredth of the time. */
export function readKeptYaml<T>(root: string, file: string, parsed: (text: string) => T = parse): T {
  const text = readFileSync(join(root, file), 'utf8')
  const { kept, keep } = keeping<T>(`yaml/${file}`, [text])
  return kept ?? keep(parsed(text) ?? (null as T))
}

/** What a file of YAML says; a folder without it has nothing of the kind. */
export const readYamlIfThere = <T>(root: string, file: string, nothing: T): T =>
  existsSync(join(root, file)) ? (readKeptYaml<T | null>(root, file) ?? nothing) : nothing

/** Makes a folder, unless it was made with the same things before. A run that was killed leaves one that is made anew. */
export async function keepFolder(folder: string, hash: string, make: () => Promise<unknown>): Promise<void> {
  const record = join(folder, 'made-with')
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await make()
  writeFileSync(record, hash)
}
