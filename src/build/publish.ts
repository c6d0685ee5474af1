import { existsSync, renameSync, rmSync } from 'node:fs'

/** What readers are served from. */
export const PUBLISHED = 'out'
/** Where a build is made; it takes the place of `out` only when it is whole. */
export const EXPORT = '.export'

/** Puts a finished build in the place of the last one. */
export function publish(): void {
  const old = `${PUBLISHED}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(PUBLISHED)) renameSync(PUBLISHED, old)
  renameSync(EXPORT, PUBLISHED)
  rmSync(old, { recursive: true, force: true })
}
