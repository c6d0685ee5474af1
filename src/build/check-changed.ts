import { parseContentPath } from '@/content/slug'
import type { ContentFiles } from '@/content-lint/files/read-sources'
import { keepJson, keptJson } from '@/lib/node/kept'
import { codeHash } from './build-hash'
import { reportContent } from './check-content'
import { oneOfEach, sharedPart } from './dev/live-problems'
import { sha256 } from './exported/files'
import type { ContentFolder } from './read-content-files'
import { StepFailed } from './run-tool'
import { writerLocale } from './writer-locale'

/** The hashes of all files, of the last content that had no problem. */
const CHECKED = 'checked'

const hashOf = (bytes: Uint8Array | undefined): string => sha256(bytes ?? '')

/** What the problems of more than one page depend on: the code, and of the content all but what only one page has to do with. */
const sharedParts = (files: ContentFiles): string[] => [
  codeHash(),
  ...[...files].flatMap(([file, bytes]) => [file, parseContentPath(file) ? sharedPart(bytes) : hashOf(bytes)]),
]

/**
 * Checks the content for a build. When all that has changed since the last check without a problem is in the paragraphs of pages, only
 * these are checked: in a tenth of the time.
 * @returns the files that were checked
 * @throws when there are problems, which are printed
 */
export async function checkChanged(root: string, folder: ContentFolder): Promise<string[]> {
  const hashes = Object.fromEntries([...folder.files].map(([file, bytes]) => [file, hashOf(bytes)]))
  const shared = sharedParts(folder.files)
  const last = folder.problems.length === 0 ? keptJson<typeof hashes>(CHECKED, shared) : undefined
  const changed = Object.keys(hashes).filter((file) => hashes[file] !== last?.[file])
  const settings = { locale: writerLocale(), known: folder }
  let isSound = true
  if (!last) isSound = await reportContent(root, settings)
  else for (const only of oneOfEach(changed)) isSound = (await reportContent(root, { ...settings, only })) && isSound
  if (!isSound) throw new StepFailed('The content has problems.')
  keepJson(CHECKED, shared, hashes)
  return changed
}
