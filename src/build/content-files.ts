import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type ContentReport, checkContent } from '@/content-lint/check-content'
import { damagedPictures } from '@/content-lint/files/check-pictures'
import { type ContentFiles, fileKind, MAX_FILE_BYTES, unitOf } from '@/content-lint/files/file-names'
import type { Problem, Refusal } from '@/content-lint/problem'
import { fileProblem, formatProblem, refuse, say, sortProblems } from '@/content-lint/problem'
import type { Locale } from '@/i18n/locale'
import { replaceFile } from '@/lib/node/replace'
import { ADDRESSES_FILE } from '@/site/content-root'

export interface ContentFolder {
  files: ContentFiles
  problems: Problem[]
}

/** A hidden file of one of these kinds was made by a writer; others are left by systems and editors. */
const CONTENT_FILE = /\.(?:md|ya?ml|svg|png|avif)$/i

/** Stands for a file that is not read, because it will be refused for its size. */
const TOO_LARGE = new Uint8Array(MAX_FILE_BYTES + 1)

/** Reports a file that cannot be read. Its name is kept, so that it is not reported as missing, too. */
function leaveOut({ files, problems }: ContentFolder, file: string, refusal: Refusal): void {
  if (fileKind(file) !== 'unknown') files.set(file, undefined)
  problems.push(fileProblem(file, refusal))
}

function readEntry(found: ContentFolder, root: string, file: string): void {
  const stat = lstatSync(join(root, file))
  if (stat.isDirectory()) readFolder(found, root, file)
  else if (!stat.isFile()) {
    const kind = stat.isSymbolicLink() ? 'files.symbolicLink' : 'files.unreadableKind'
    leaveOut(found, file, [say(kind), say('files.realFile')])
  } else found.files.set(file, stat.size > MAX_FILE_BYTES ? TOO_LARGE : readFileSync(join(root, file)))
}

function readFolder(found: ContentFolder, root: string, folder: string): void {
  for (const name of readdirSync(join(root, folder)).sort()) {
    const file = folder ? `${folder}/${name}` : name
    if (name.startsWith('.')) {
      if (CONTENT_FILE.test(name) && !lstatSync(join(root, file)).isSymbolicLink())
        found.problems.push(fileProblem(file, refuse('files.hidden')))
      continue
    }
    try {
      readEntry(found, root, file)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      leaveOut(found, file, [say('files.unreadable', code ?? message), say('files.lookAtPermissions')])
    }
  }
}

/** Reads all files of a content folder. Symbolic links are not followed, because they may leave it. */
export function readContentFiles(root: string): ContentFolder {
  const found: ContentFolder = { files: new Map(), problems: [] }
  readFolder(found, root, '')
  return found
}

/** The text of a file; empty if it is missing or cannot be read. */
const textOf = (bytes?: Uint8Array): string => new TextDecoder().decode(bytes)

/** What other pages depend on: title, description, headings and directives. */
export const sharedPart = (bytes?: Uint8Array): string =>
  (textOf(bytes).match(/^(?:#|::|title:|description:).*$/gm) ?? []).join('\n')

export const oneOfEachPair = (names: Iterable<string>): string[] => [
  ...new Map([...names].map((file) => [unitOf(file), file])).values(),
]

/** A folder as messages name it. */
export const nameOf = (root: string): string => relative(process.cwd(), root) || root

/** Prints all problems of all files. @param only checks this file and its translation, in a fraction of the time @returns what was found */
export async function reportContent(root: string, folder: ContentFolder, locale: Locale, only?: string) {
  const name = nameOf(root)
  const report: ContentReport = checkContent(folder.files, only)
  const problems = sortProblems([
    ...(only === undefined ? folder.problems : []),
    ...report.problems,
    ...(await damagedPictures(folder.files, (file) => only === undefined || file === only)),
  ])
  for (const problem of problems) console.error(formatProblem(problem, name, locale))
  const where = `${name}/${only ?? ''}`
  const sound = only === undefined ? say('report.sound', folder.files.size, name) : say('report.soundFile', where)
  const summary = problems.length > 0 ? say('report.problems', problems.length, where) : sound
  // No problem, but worth another run.
  const edited = report.changed.map(({ file, line, page }) => say('report.edited', `${name}/${file}:${line}:1`, page))
  for (const line of [...edited, summary]) console.log(line[locale])
  return { ...report, problems }
}

/** Adds the addresses of content without problems to the list in its folder, which never loses any. Fetched content is not written. */
export function recordAddresses(root: string, { files }: ContentFolder, report: ContentReport, locale: Locale): void {
  const known = textOf(files.get(ADDRESSES_FILE))
  const text = report.addresses?.map((address) => `${address}\n`).join('')
  const isOwn = files.get(ADDRESSES_FILE) && !process.env.CONTENT_REPOSITORY
  if (report.problems.length > 0 || !isOwn || !text || text === known) return
  replaceFile(join(root, ADDRESSES_FILE), text)
  const count = text.split('\n').length - known.split('\n').length
  console.log(say('report.remembered', count, `${nameOf(root)}/${ADDRESSES_FILE}`)[locale])
}
