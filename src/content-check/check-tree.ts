import { parseContentPath, slugOf } from '@/content/slug'
import { otherLocale } from '@/i18n/locale'
import { didYouMean } from '@/lib/nearest'
import type { Problem } from './problem'

const FOLDERS = ['introduction', 'setup', 'wakamiti', 'plugins', 'reference', 'tools']

const problem = (file: string, message: string, advice: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  advice,
})

/** What a file of the content folder is, by its place. */
export type FileKind = 'page' | 'menu' | 'plugin-reference' | 'core' | 'data-types' | 'drawing' | 'unknown'

const KINDS: [RegExp, FileKind][] = [
  [/^menu\.(es|en)\.yaml$/, 'menu'],
  [/^reference\/plugins\/[a-z-]+\.yaml$/, 'plugin-reference'],
  [/^reference\/core\.yaml$/, 'core'],
  [/^reference\/data-types\.yaml$/, 'data-types'],
  [/^figures\/[a-z0-9-]+\.(es|en)\.svg$/, 'drawing'],
  [/^images\/[\w./-]+\.(svg|png)$/, 'drawing'],
  [/\.md$/, 'page'],
]

/**
 * Tells files apart by their path inside the content folder.
 * @example fileKind('plugins/rest.es.md') // => 'page'
 */
export const fileKind = (file: string): FileKind => KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? 'unknown'

function pageProblems(file: string, files: string[]): Problem[] {
  const path = parseContentPath(file)
  const [folder = ''] = file.split('/')
  if (!path)
    return [
      problem(file, 'not the name of a page', 'name it path.es.md or path.en.md, in lower case, digits and hyphens'),
    ]
  if (!FOLDERS.includes(folder)) return [problem(file, `pages cannot stand in ${folder}`, didYouMean(folder, FOLDERS))]
  const twin = `${path.path}.${otherLocale(path.locale)}.md`
  const slug = slugOf(path)
  const same = files.filter((other) => {
    const otherPath = parseContentPath(other)
    return other !== file && otherPath && slugOf(otherPath) === slug
  })
  return [
    ...(files.includes(twin) ? [] : [problem(file, `the translation ${twin} is missing`, 'write it')]),
    ...same.map((other) => problem(file, `${other} has the same address ${slug}`, 'rename one of them')),
  ]
}

/**
 * Checks the names of all files: what they are, addresses that collide, translations that are missing.
 * @param files paths inside the content folder
 */
export function checkTree(files: string[]): Problem[] {
  const lower = new Map<string, string>()
  return files.flatMap((file) => {
    const twin = lower.get(file.toLowerCase())
    lower.set(file.toLowerCase(), file)
    const collision = twin ? [problem(file, `differs from ${twin} only by case`, 'rename one of them')] : []
    const kind = fileKind(file)
    if (kind === 'unknown')
      return [...collision, problem(file, 'a file that no page uses', 'remove it, or put it where it belongs')]
    return kind === 'page' ? [...collision, ...pageProblems(file, files)] : collision
  })
}
