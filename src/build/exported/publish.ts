import { existsSync, renameSync, rmSync } from 'node:fs'

/** What readers are served from. */
export const PUBLISHED = 'out'
/** Where a build is made; it takes the place of `out` only when it is whole. */
export const EXPORT = '.export'

/** Where the last build waits until the new one is in its place. */
const OLD = `${PUBLISHED}.old`

/**
 * Puts the last build back into its place, where a run that was killed while it published has left none. Everything that
 * reads or replaces the published build calls it first.
 */
export function restorePublished(): void {
  if (existsSync(OLD) && !existsSync(PUBLISHED)) renameSync(OLD, PUBLISHED)
}

/**
 * Puts a finished build in the place of the last one.
 * @throws when the files cannot be moved; the last build is in its place then
 */
export function publish(): void {
  restorePublished()
  rmSync(OLD, { recursive: true, force: true })
  if (existsSync(PUBLISHED)) renameSync(PUBLISHED, OLD)
  try {
    renameSync(EXPORT, PUBLISHED)
  } catch (error) {
    restorePublished()
    throw error
  }
  rmSync(OLD, { recursive: true, force: true })
}
