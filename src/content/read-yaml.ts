import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { keepJson, keptJson } from '@/lib/node/kept'

/**
 * Reads a file of YAML. What it says is kept as JSON, which is read in a hundredth of the time.
 * @param root the content folder
 * @param file its path in it
 * @param read what it says, where somebody has parsed it
 * @throws when it is missing or is not YAML
 */
export function readYaml<T>(root: string, file: string, read: (text: string) => T = parse): T {
  const text = readFileSync(join(root, file), 'utf8')
  return keptJson<T>(`yaml/${file}`, [text]) ?? keepJson(`yaml/${file}`, [text], read(text) ?? (null as T))
}
