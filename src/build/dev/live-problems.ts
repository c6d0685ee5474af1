import { isDeepStrictEqual } from 'node:util'
import { parseContentPath, slugOf } from '@/content/slug'
import { checkContent } from '@/content-lint/check-content'
import { damagedPictures } from '@/content-lint/files/check-pictures'
import { type ContentFiles, type FileKind, fileKind, unitOf } from '@/content-lint/files/file-names'
import { type Problem, sortProblems } from '@/content-lint/problem'
import { appendTo } from '@/lib/append-to'
import { type Bytes, type ContentFolder, oneOfEach, sharedPart, textOf } from '../read-content-files'

/** Nothing else depends on these. */
const ALONE: FileKind[] = ['asked', 'asked-pages', 'runs', 'fixture']

/**
 * Files that may have other problems than before, because another one has changed.
 * @param before what it contained; undefined when it was not there
 */
function affectedBy(file: string, before: Bytes, files: ContentFiles): string[] {
  const after = files.get(file)
  const path = parseContentPath(file)
  if (ALONE.includes(fileKind(file))) return []
  if (!path || !before || !after) return [...files.keys()]
  if (sharedPart(before) === sharedPart(after)) return []
  const slug = slugOf(path)
  return [...files].flatMap(([name, bytes]) => (textOf(bytes).includes(slug) ? name : []))
}

/** The problems of a content folder while its files are written. */
export function liveProblems(folder: ContentFolder) {
  const { files } = folder
  let unreadable = folder.problems
  const byFile = new Map<string, Problem[]>()

  return {
    all: (): Problem[] => sortProblems([...unreadable, ...[...byFile.values()].flat()]),

    /** The problems of a file, and of its translation. */
    of: (file: string): Problem[] =>
      sortProblems([...byFile].flatMap(([name, problems]) => (unitOf(name) === unitOf(file) ? problems : []))),

    /** Checks a file with its translation, or all of them. */
    async check(only?: string): Promise<void> {
      const { problems } = checkContent(files, only)
      const pictures = await damagedPictures(files, (file) => only === undefined || file === only)
      for (const file of [...byFile.keys()])
        if (only === undefined || unitOf(file) === unitOf(only)) byFile.delete(file)
      for (const problem of [...problems, ...pictures]) appendTo(byFile, problem.file, problem)
    },

    /**
     * Takes the folder as it is now. What has not changed is not read again.
     * @returns the files that were saved or removed, and the others that may have other problems now
     */
    update(now: ContentFolder): { saved: string[]; affected: string[] } {
      unreadable = now.problems
      const changed = [...new Set([...files.keys(), ...now.files.keys()])].flatMap((file) => {
        const before = files.get(file)
        return isDeepStrictEqual(before, now.files.get(file)) ? [] : [{ file, before }]
      })
      for (const { file } of changed) {
        if (now.files.has(file)) files.set(file, now.files.get(file))
        else files.delete(file)
      }
      const affected = changed.flatMap(({ file, before }) => affectedBy(file, before, files))
      return { saved: oneOfEach(changed.map(({ file }) => file)), affected: oneOfEach(affected) }
    },
  }
}
