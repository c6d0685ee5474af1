import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { replaceFile } from './replace'

/** Holds what takes long to compute, across processes and builds. Deleting it only costs time, once. */
const FOLDER = '.generated/cache'

const pathOf = (name: string): string => join(FOLDER, `${name}.json`)

/** A file that is missing or, as after a power cut, truncated is a cache miss. */
function read<T>(name: string): { hash: string; value: T } | undefined {
  try {
    return JSON.parse(readFileSync(pathOf(name), 'utf8'))
  } catch {
    return undefined
  }
}

/** The value that was cached last under a name, whatever its inputs were. */
export const lastCached = <T>(name: string): T | undefined => read<T>(name)?.value

/** Looks a value up by its name and its inputs. @returns `cached`, undefined on a miss, and `store`, which caches another one */
export function cacheEntry<T>(name: string, inputs: readonly string[]) {
  const hash = inputs.reduce((digest, text) => digest.update(text), createHash('sha256')).digest('hex')
  const last = read<T>(name)
  const store = (value: T): T => {
    mkdirSync(dirname(pathOf(name)), { recursive: true })
    replaceFile(pathOf(name), JSON.stringify({ hash, value }))
    return value
  }
  return { cached: last?.hash === hash ? last.value : undefined, store }
}

/** Reads a YAML file by way of the cache, whose JSON is parsed in a hundredth of the time. */
export function readCachedYaml<T>(root: string, file: string, parseText: (text: string) => T = parse): T {
  const text = readFileSync(join(root, file), 'utf8')
  const { cached, store } = cacheEntry<T>(`yaml/${file}`, [text])
  return cached ?? store(parseText(text) ?? (null as T))
}

/** Reads a YAML file that need not exist. @param fallback for a missing or empty one */
export const readOptionalYaml = <T>(root: string, file: string, fallback: T): T =>
  existsSync(join(root, file)) ? (readCachedYaml<T | null>(root, file) ?? fallback) : fallback

/** Fills a folder, unless it was filled from the same inputs before. What a killed run has left is filled anew. */
export async function cacheFolder(folder: string, hash: string, fill: () => Promise<unknown>): Promise<void> {
  const record = join(folder, 'made-with')
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await fill()
  writeFileSync(record, hash)
}
