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

/** Systems and editors hide files of their own in every folder, Emacs also links; these are the kinds that writers make. */
const OF_CONTENT = /\.(?:md|ya?ml|svg|png|avif)$/i

/** In the place of a file that is larger than allowed, which is refused for its size: it is not read. */
const TOO_LARGE = new Uint8Array(MAX_FILE_BYTES + 1)

/** Keeps the name of a file that cannot be read, so that it is not reported as missing. */
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
      if (OF_CONTENT.test(name) && !lstatSync(join(root, file)).isSymbolicLink())
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

/** Reads all files of a content folder; symbolic links are not followed, because they may leave it. */
export function readContentFiles(root: string): ContentFolder {
  const found: ContentFolder = { files: new Map(), problems: [] }
  readFolder(found, root, '')
  return found
}

/** Of a file that is there. */
export type Bytes = Uint8Array | undefined

export const textOf = (bytes: Bytes): string => new TextDecoder().decode(bytes)

/** What other pages refer to, or are compared with: the title, the description, headings and directives. */
export const sharedPart = (bytes: Bytes): string =>
  (textOf(bytes).match(/^(?:#|::|title:|description:).*$/gm) ?? []).join('\n')

export const oneOfEach = (names: Iterable<string>): string[] => [
  ...new Map([...names].map((file) => [unitOf(file), file])).values(),
]

/** Examples that were edited since the tool ran them are no problem, but worth another run. */
function runLines({ run, notRun, changed }: RunCoverage, name: string): Localized[] {
  const edited = changed.map(({ file, line, page }) => say('report.edited', `${name}/${file}:${line}:1`, page))
  return run > 0 ? [...edited, say('report.run', run, notRun + changed.length)] : edited
}

const STRINGS_FOLDER = 'src/i18n'

/** The strings of the site that are not in every language, and so show in Spanish; a language of the tool has all of them. */
const untranslatedLines = (): Localized[] =>
  LOCALES.filter((locale) => stepLanguageOf(locale) !== locale).map((locale) => {
    const files = readdirSync(STRINGS_FOLDER).filter((file) => {
      const text = readFileSync(join(STRINGS_FOLDER, file), 'utf8')
      return /\btranslated[<(]/.test(text) && !new RegExp(`\\b${locale}\\b`).test(text)
    })
    return say('report.untranslated', locale, files.join(', ') || say('nothing'))
  })

function coverageLines({ coverage }: ContentReport): Localized[] {
  if (!coverage) return [say('report.notCompared')]
  const { step, option, examples, configurations, optedOut } = coverage
  return [
    say('report.steps', step.total, step.es, step.en),
    say('report.options', option.total, option.es, option.en),
    say('report.examples', examples, optedOut, configurations),
  ]
}

/** Adds the addresses of today to those that a content folder remembers; none is ever taken out. What was fetched stays. */
function recordAddresses(root: string, name: string, { files }: ContentFolder, { addresses }: ContentReport) {
  const known = new TextDecoder().decode(files.get(ADDRESSES_FILE))
  const text = addresses?.map((address) => `${address}\n`).join('')
  if (!files.get(ADDRESSES_FILE) || !text || text === known || process.env.CONTENT_REPOSITORY) return []
  replaceFile(join(root, ADDRESSES_FILE), text)
  return [say('report.remembered', text.split('\n').length - known.split('\n').length, `${name}/${ADDRESSES_FILE}`)]
}

export interface PhraseReport {
  lines: Localized[]
  problems: Problem[]
  /** Phrases that do not find their step; no problem while nearly all of them do. */
  missed: Problem[]
}

interface Settings {
  locale: Locale
  /** A file of the folder: its problems and those of its translation, in a fraction of the time. */
  only?: string
  /** What is said of the phrases by which people ask for steps, besides what is wrong with them. */
  reportPhrases?: ((report: ContentReport) => PhraseReport | undefined) | undefined
  known?: ContentFolder
}

function read(root: string, name: string, locale: Locale): ContentFolder | undefined {
  try {
    return readContentFiles(root)
  } catch (error) {
    console.error(say('report.unreadable', name, error instanceof Error ? error.message : String(error))[locale])
    return undefined
  }
}

/** Prints every problem of every file in one run. @returns whether there is none */
export async function reportContent(root: string, { locale, only, reportPhrases, known }: Settings): Promise<boolean> {
  const name = relative(process.cwd(), root) || root
  const print = (lines: Localized[]) => {
    for (const line of lines) console.log(line[locale])
  }
  const folder = known ?? read(root, name, locale)
  if (!folder) return false
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
  print(only === undefined ? [...coverageLines(report), ...untranslatedLines()] : [])
  print(runLines(report.runs, name))
  if (problems.length === 0) print(recordAddresses(root, name, folder, report))
  const sound =
    only === undefined ? say('report.sound', folder.files.size, name) : say('report.soundFile', `${name}/${only}`)
  print([problems.length > 0 ? say('report.problems', problems.length, only ?? `${name}/`) : sound])
  return problems.length === 0
}
