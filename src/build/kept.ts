import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a folder, unless it was made with the same things before. A run that was killed leaves one that is made anew.
 * @param hash of everything that it is made of
 * @param make puts its files there; the folder is empty
 */
export async function keepFolder(folder: string, hash: string, make: () => Promise<void>): Promise<void> {
  const record = join(folder, 'made-with')
  if (existsSync(record) && readFileSync(record, 'utf8') === hash) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await make()
  writeFileSync(record, hash)
}
