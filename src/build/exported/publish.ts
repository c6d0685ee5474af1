import { makeReadable, replaceFolder, restoreFolder } from '@/lib/node/replace-folder'

/** What readers are served from. */
export const PUBLISHED = 'out'
/** Where a build is made; it takes the place of `out` only when it is whole. */
export const EXPORT = '.export'
/** What threads make while Next.js makes the pages: it is copied into the export. */
export const STAGED = '.generated/staged'

/** Everything that reads or replaces the published build calls it first: a killed run may have left the build aside. */
export const restorePublished = (): void => restoreFolder(PUBLISHED)

/**
 * Puts a finished build in the place of the last one.
 * @throws when the files cannot be moved; the last build is in its place then
 */
export function publish(): void {
  restorePublished()
  makeReadable(EXPORT)
  replaceFolder(EXPORT, PUBLISHED)
}
