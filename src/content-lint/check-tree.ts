import { type ContentPath, parseContentPath, slugOf } from '@/content/slug'
import { otherLocale } from '@/i18n/locale'
import { didYouMean } from '@/lib/nearest'
import { fileKind } from './content-files'
import { fileProblem, type Problem } from './problem'

const FOLDERS = ['introduction', 'setup', 'wakamiti', 'plugins', 'reference', 'tools']

/** Without these there is no site, or nothing to check its pages against. */
const REQUIRED = ['menu.es.yaml', 'menu.en.yaml', 'reference/core.yaml', 'reference/data-types.yaml']

/** A page stands directly in one of the folders. */
function placeProblems(file: string): Problem[] {
  const [folder = '', ...rest] = file.split('/')
  if (rest.length === 0) return [fileProblem(file, 'a page outside the folders', `put it into ${FOLDERS.join(', ')}`)]
  if (!FOLDERS.includes(folder))
    return [fileProblem(file, `pages cannot stand in ${folder}`, didYouMean(folder, FOLDERS))]
  return rest.length > 1 ? [fileProblem(file, 'a page in a folder of a folder', `put it into ${folder}/`)] : []
}

/** Files by the path of the site that they are shown at. */
function filesBySlug(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files) {
    const path = parseContentPath(file)
    if (path) found.set(slugOf(path), [...(found.get(slugOf(path)) ?? []), file])
  }
  return found
}

const NAME = 'name it path.es.md or path.en.md, in lower case, digits and hyphens'

function pageProblems(file: string, path: ContentPath | undefined, files: Set<string>, same: string[]): Problem[] {
  if (!path) return [fileProblem(file, 'not the name of a page', NAME)]
  const twin = `${path.path}.${otherLocale(path.locale)}.md`
  return [
    ...placeProblems(file),
    ...(files.has(twin) ? [] : [fileProblem(file, `the translation ${twin} is missing`, 'write it')]),
    ...same
      .filter((other) => other !== file)
      .map((other) => fileProblem(file, `${other} has the same address ${slugOf(path)}`, 'rename one of them')),
  ]
}

/** Names that some file systems take for the same. */
const folded = (file: string): string => file.normalize('NFC').toLowerCase()

/**
 * Checks the names of all files: what they are, addresses that collide, translations and files that are missing.
 * @param names paths inside the content folder
 */
export function checkTree(names: readonly string[]): Problem[] {
  const files = new Set(names)
  const bySlug = filesBySlug(names)
  const lower = new Map<string, string>()
  const missing = REQUIRED.filter((file) => !files.has(file)).map((file) =>
    fileProblem(file, 'the file is missing', 'write it: the site is made of it'),
  )
  const wrong = names.flatMap((file) => {
    const twin = lower.get(folded(file))
    lower.set(folded(file), file)
    const collision = twin ? [fileProblem(file, `differs from ${twin} only by case`, 'rename one of them')] : []
    const kind = fileKind(file)
    if (kind === 'unknown')
      return [...collision, fileProblem(file, 'a file that no page uses', 'remove it, or put it where it belongs')]
    if (kind !== 'page') return collision
    const path = parseContentPath(file)
    return [...collision, ...pageProblems(file, path, files, (path && bySlug.get(slugOf(path))) ?? [])]
  })
  return [...missing, ...wrong]
}
