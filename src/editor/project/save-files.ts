import { type FeatureSource, writeSource } from '@/gherkin/parse/feature-text'
import { saveFile } from '@/lib/save-file'
import type { OpenFile } from './project'
import { textOf } from './read-files'

declare global {
  interface FileSystemHandle {
    /** Missing in browsers that ask for no permission, because they give access to no folders. */
    requestPermission?: (options: { mode: 'readwrite' }) => Promise<PermissionState>
  }
}

/** Asks the reader whether files may be written. */
export const askToWrite = async (root: FileSystemHandle): Promise<boolean> =>
  (await root.requestPermission?.({ mode: 'readwrite' })) === 'granted'

/**
 * Saves a file where it is, unless another program has changed it since it was read.
 * @returns what is on the disk then
 * @throws when it is in no folder that may be written to, is gone, or is not UTF-8: what is no text would be lost
 */
export async function saveInPlace(
  { place, text, saved }: OpenFile,
  isAllowed: (root: FileSystemHandle) => Promise<boolean>,
): Promise<FeatureSource> {
  if (!place || !(await isAllowed(place.root))) throw new Error('The file may not be written')
  const disk = await textOf(await place.handle.getFile(), { fatal: true })
  if (disk.text !== saved) return disk
  const writable = await place.handle.createWritable()
  await writable.write(writeSource({ text, lineEnd: disk.lineEnd }))
  await writable.close()
  return { ...disk, text }
}

/**
 * A name for each file, by its id; of files with the same one, the later ones have a number.
 * @param unnamed for a text without one
 */
export function uniqueNames(files: readonly OpenFile[], unnamed: string): Map<number, string> {
  const ids = new Map<string, number>()
  for (const { id, path } of files) {
    const name = path || unnamed
    let unique = name
    for (let number = 2; ids.has(unique); number += 1) unique = `${name} (${number})`
    ids.set(unique, id)
  }
  return new Map([...ids].map(([name, id]) => [id, name]))
}

/**
 * Downloads files as one, with their folders.
 * @throws when what packs them cannot be loaded
 */
export async function saveZip(name: string, files: readonly OpenFile[], unnamed: string) {
  const { strToU8, zipSync } = await import('fflate')
  const names = uniqueNames(files, unnamed)
  const packed = files.map((file) => [names.get(file.id) ?? file.path, strToU8(writeSource(file))] as const)
  saveFile(name, new Uint8Array(zipSync(Object.fromEntries(packed))), 'application/zip')
  return files
}
