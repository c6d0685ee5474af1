import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFiles } from '../content-check/check-content'
import type { Problem } from '../content-check/problem'

const linkProblem = (file: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message: 'a symbolic link',
  advice: 'put the file itself into the content folder',
})

/**
 * Reads all files of a content folder; symbolic links are not followed, because they may leave it.
 * @param root the folder
 * @param folder where to begin, inside it
 */
export function readContentFiles(root: string, folder = ''): { files: ContentFiles; problems: Problem[] } {
  const files: ContentFiles = new Map()
  const problems: Problem[] = []
  for (const name of readdirSync(join(root, folder)).sort()) {
    const file = folder ? `${folder}/${name}` : name
    const stat = lstatSync(join(root, file))
    if (stat.isSymbolicLink()) problems.push(linkProblem(file))
    else if (stat.isDirectory()) {
      const inner = readContentFiles(root, file)
      for (const [path, bytes] of inner.files) files.set(path, bytes)
      problems.push(...inner.problems)
    } else if (!name.startsWith('.')) files.set(file, readFileSync(join(root, file)))
  }
  return { files, problems }
}
