import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { replaceFile } from './replace'

/** What takes long to make is cached here, for the processes of a build and for later builds. Deleting it only costs time, once. */
const FOLDER = '.generated/kept'

interface Kept<T> {
  madeOf: string
  value: T
}

const pathOf = (name: string): string => join(FOLDER, `${name}.json`)

const hashOf = (texts: readonly string[]): string =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex')

/** The value that was cached last under a name, whatever it was made of. */
export const lastKept = <T>(name: string): T | undefined =>
  existsSync(pathOf(name)) ? (JSON.parse(readFileSync(pathOf(name), 'utf8')) as Kept<T>).value : undefined

/** The value that is cached under a name, if it was made of the same texts. */
export function keptJson<T>(name: string, texts: readonly string[]): T | undefined {
  if (!existsSync(pathOf(name))) return undefined
  const { madeOf, value } = JSON.parse(readFileSync(pathOf(name), 'utf8')) as Kept<T>
  return madeOf === hashOf(texts) ? value : undefined
}

/** Caches a value for {@link keptJson}. */
export function keepJson<T>(name: string, texts: readonly string[], value: T): T {
  const path = pathOf(name)
  mkdirSync(dirname(path), { recursive: true })
  replaceFile(path, JSON.stringify({ madeOf: hashOf(texts), value } satisfies Kept<T>))
  return value
}

/** Reads a file of YAML. Its content is cached as JSON, which is read in a hundredth of the time. */
export function readKeptYaml<T>(root: string, file: string, read: (text: string) => T = parse): T {
  const text = readFileSync(join(root, file), 'utf8')
  return keptJson<T>(`yaml/${file}`, [text]) ?? keepJson(`yaml/${file}`, [text], read(text) ?? (null as T))
}

/** Makes a folder, unless it was made with the same things before. A run that was killed leaves one that is made anew. */
export async function keepFolder(folder: string, hash: string, make: () => Promise<void>): Promise<void> {
  const record = join(folder, 'made-with')
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await make()
  writeFileSync(record, hash)
}
