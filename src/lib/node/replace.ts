import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Replaces a file as a whole: whoever reads it meanwhile gets the old one or the new one, never a part. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const next = `${path}.${process.pid}`
  writeFileSync(next, content, existsSync(path) ? { mode: statSync(path).mode } : {})
  renameSync(next, path)
}

/** What a path names in the end: a link to a folder stays a link, the folder that it names is written. */
export function placeOf(path: string): string {
  try {
    return placeOf(resolve(dirname(path), readlinkSync(path)))
  } catch {
    return path
  }
}

const oldOf = (place: string): string => `${place}.wakamiti-old`

/** Where a new state is made: beside its place, so that one rename puts it there. */
export const newOf = (path: string): string => `${placeOf(path)}.wakamiti-new`

/** Puts the last state of a folder back, where a run that was killed between two renames has left none. */
export function restoreFolder(path: string): void {
  const place = placeOf(path)
  if (existsSync(oldOf(place)) && !existsSync(place)) renameSync(oldOf(place), place)
}

/** Brings a folder that is whole beside its place; one from another disk is copied. */
function bringBeside(made: string, place: string): string {
  const near = `${place}.wakamiti-next`
  rmSync(near, { recursive: true, force: true })
  mkdirSync(dirname(place), { recursive: true })
  try {
    renameSync(made, near)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    cpSync(made, near, { recursive: true })
    rmSync(made, { recursive: true })
  }
  return near
}

/**
 * Puts a folder in the place of another one as a whole. Whenever it is killed, the old or the new state is there, at the latest
 * after {@link restoreFolder}.
 * @throws when the files cannot be moved; the old state is in its place then
 */
export function replaceFolder(made: string, path: string): void {
  const place = placeOf(path)
  restoreFolder(place)
  const near = bringBeside(made, place)
  rmSync(oldOf(place), { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, oldOf(place))
  try {
    renameSync(near, place)
  } catch (error) {
    restoreFolder(place)
    throw error
  }
  rmSync(oldOf(place), { recursive: true, force: true })
}

/** Lets every user read a folder, such as the one a web server runs as, whatever the umask was. */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(path)
    else if (entry.isFile()) chmodSync(path, 0o644)
  }
}
