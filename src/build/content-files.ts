import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type ContentReport, checkContent } from '@/content-lint/check-content'
import { damagedPictures } from '@/content-lint/files/check-pictures'
import { type ContentFiles, fileKind, MAX_FILE_BYTES, unitOf } from '@/content-lint/files/file-names'
import type { RunCoverage } from '@/content-lint/page-examples'
import type { Problem, Refusal } from '@/content-lint/problem'
import { fileProblem, formatProblem, refuse, say, sortProblems } from '@/content-lint/problem'
import { LOCALES, type Locale, type Localized, stepLanguageOf } from '@/i18n/locale'
import { replaceFile } from '@/lib/node/replace'
import { ADDRESSES_FILE } from '@/site/content-root'

export interface ContentFolder {
  files: ContentFiles
  problems: Problem[]
}

const REAL_FILE = say('files.realFile')

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
  else if (stat.isSymbolicLink()) leaveOut(found, file, [say('files.symbolicLink'), REAL_FILE])
  else if (!stat.isFile()) leaveOut(found, file, [say('files.unreadableKind'), REAL_FILE])
  else found.files.set(file, stat.size > MAX_FILE_BYTES ? TOO_LARGE : readFileSync(join(root, file)))
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

/** Undefined for a file that is missing or cannot be read. */
export type Bytes = Uint8Array | undefined

const textOf = (bytes: Bytes): string => new TextDecoder().decode(bytes)

/** What other pages depend on: title, description, headings and directives. */
export const sharedPart = (bytes: Bytes): string =>
  (textOf(bytes).match(/^(?:#|::|title:|description:).*$/gm) ?? []).join('\n')

export const oneOfEachPair = (names: Iterable<string>): string[] => [
  ...new Map([...names].map((file) => [unitOf(file), file])).values(),
]

/** An example that was edited since its run is no problem, but worth another run. */
function runLines({ run, notRun, changed }: RunCoverage, name: string): Localized[] {
  const edited = changed.map(({ file, line, page }) => say('report.edited', `${name}/${file}:${line}:1`, page))
  return run > 0 ? [...edited, say('report.run', run, notRun + changed.length)] : edited
}

const STRINGS_FOLDER = 'src/i18n'

/** Reports site strings that a language lacks, which it shows in Spanish. Languages of the tool have all of them. */
const untranslatedLines = (): Localized[] =>
  LOCALES.filter((locale) => stepLanguageOf(locale) !== locale).map((locale) => {
    const files = readdirSync(STRINGS_FOLDER).filter((file) => {
      const text = readFileSync(join(STRINGS_FOLDER, file), 'utf8')
      return /\btranslated[<(]/.test(text) && !new RegExp(`\\b${locale}\\b`).test(text)
    })
    return say('report.untranslated', locale, files.join(', ') || say('nothing'))
  })

/** Adds today's addresses to the list in the content folder, which never loses any. Fetched content is not written. */
function recordAddresses(root: string, name: string, { files }: ContentFolder, { addresses }: ContentReport) {
  const known = textOf(files.get(ADDRESSES_FILE))
  const text = addresses?.map((address) => `${address}\n`).join('')
  if (!files.get(ADDRESSES_FILE) || !text || text === known || process.env.CONTENT_REPOSITORY) return []
  replaceFile(join(root, ADDRESSES_FILE), text)
  return [say('report.remembered', text.split('\n').length - known.split('\n').length, `${name}/${ADDRESSES_FILE}`)]
}

export interface PhraseReport {
  lines: Localized[]
  problems: Problem[]
  /** Phrases that do not find their step; no problem, as long as they are few. */
  missed: Problem[]
}

interface Settings {
  locale: Locale
  /** Checks only this file and its translation, in a fraction of the time. */
  only?: string | undefined
  /** Reports on the phrases by which people ask for steps, besides their own problems. */
  reportPhrases?: ((report: ContentReport) => PhraseReport | undefined) | undefined
}

/** Prints all problems of all files. @param folder what {@link readContentFiles} has read @returns whether there are none */
export async function reportContent(root: string, folder: ContentFolder, { locale, only, reportPhrases }: Settings) {
  const name = relative(process.cwd(), root) || root
  const print = (lines: Localized[]) => {
    for (const line of lines) console.log(line[locale])
  }
  if (only !== undefined && !folder.files.has(only)) {
    console.error(say('report.noFile', only, name)[locale])
    return false
  }
  const report = checkContent(folder.files, only)
  const phrases = reportPhrases?.(report)
  for (const problem of phrases?.missed ?? []) console.log(formatProblem(problem, name, locale))
  print(phrases?.lines ?? [])
  const problems = sortProblems([
    ...(only === undefined ? folder.problems : []),
    ...report.problems,
    ...(await damagedPictures(folder.files, (file) => only === undefined || file === only)),
    ...(phrases?.problems ?? []),
  ])
  for (const problem of problems) console.error(formatProblem(problem, name, locale))
  print(only === undefined ? untranslatedLines() : [])
  print(runLines(report.runs, name))
  if (problems.length === 0) print(recordAddresses(root, name, folder, report))
  const sound =
    only === undefined ? say('report.sound', folder.files.size, name) : say('report.soundFile', `${name}/${only}`)
  print([problems.length > 0 ? say('report.problems', problems.length, only ?? `${name}/`) : sound])
  return problems.length === 0
}
