import { readOwnSteps, withOwnSteps } from '@/gherkin/custom-steps'
import { UNREADABLE, writeSource } from '@/gherkin/parse/feature-text'
import { type UsageFormat, writeUsage } from '@/gherkin/project/usage-formats'
import { CLI_STRINGS } from '@/i18n/cli-strings'
import { FEATURE_REPORT_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale, StepLanguage } from '@/i18n/locale'
import { applyEdits, joinFixes, type Severity } from '@/lib/finding'
import { replaceFile } from '@/lib/node/replace'
import { isYaml } from '@/tools/feature-checker/file-kinds'
import { type CheckerData, createSuiteChecker, featuresOf, type SuiteChecker, type SuiteReport } from './check-suite'
import type { CommandLine } from './command-line'
import { type ReportFormat, writeReport } from './report-formats'
import { readInput, readSuite, type SourceFile, type Suite } from './suite-files'

const FINE = 0
const FOUND = 1
const BROKEN = 2

const say = (text: string) => process.stderr.write(`${text}\n`)

async function readFiles({ paths, isStdin }: CommandLine): Promise<Suite> {
  const [path = ''] = paths
  if (isStdin) return readInput(path === '.' ? 'stdin.feature' : path)
  const suite = await readSuite(paths)
  if (suite.files.some(({ path }) => isYaml(path))) return suite
  // The configuration in the working folder belongs to the features below it.
  const own = await readSuite(['wakamiti.yaml', 'wakamiti.yml'])
  return { ...suite, files: [...suite.files, ...own.files.slice(0, 1)] }
}

type Run = Pick<CommandLine, 'locale' | 'lang' | 'isQuiet' | 'isStdin'> & { files: SourceFile[]; checker: SuiteChecker }

/** Errors and warnings fail the command, notices do not. */
const codeOf = (report: SuiteReport) => (report.findings.some(({ severity }) => severity !== 'notice') ? FOUND : FINE)

function summaryOf(report: SuiteReport, { files }: Run): string {
  const { fine, summary, fixable } = CLI_STRINGS[report.locale]
  if (report.findings.length === 0) return fine(report.steps, files.length)
  const countOf = (severity: Severity) => report.findings.filter((finding) => finding.severity === severity).length
  const certain = report.findings.filter((finding) => finding.certain).length
  const counts = summary(countOf('error'), countOf('warning'), countOf('notice'), files.length)
  return certain > 0 ? `${counts}. ${fixable(certain)}` : counts
}

function check(run: Run, format: ReportFormat): number {
  const { files, checker, locale, lang, isQuiet } = run
  const report = checker.check(files, locale, lang)
  const shown = report.findings.filter(({ severity }) => !isQuiet || severity === 'error')
  const isColoured = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR
  process.stdout.write(writeReport(shown, format, { locale: report.locale, isColoured }))
  if (!isQuiet) say(summaryOf(report, run))
  return codeOf(report)
}

function write(file: SourceFile, { isStdin }: Run): void {
  if (isStdin) process.stdout.write(writeSource(file))
  else replaceFile(file.path, writeSource(file))
}

/** Only UTF-8 is written: of another encoding, the characters that could not be read would be lost. */
const isWritable = ({ text }: SourceFile) => !text.includes(UNREADABLE)

/** Fixes may enable others, but two that undo each other would never end. */
const MOST_ROUNDS = 10

/** Applies certain fixes until a check finds no more, and counts those of each file. */
function fixSuite(files: readonly SourceFile[], check: SuiteChecker['check'], locale: Locale) {
  const fixes = new Map<string, number>()
  let fixed = files
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { findings } = check(fixed, locale)
    const next = fixed.map((file) => {
      const own = findings.filter((finding) => finding.file === file.path)
      const { edits, fixes: count } = joinFixes(own.flatMap(({ certain }) => (certain ? [certain.edits] : [])))
      const text = applyEdits(file.text, edits)
      if (text === file.text || !isWritable(file)) return file
      fixes.set(file.path, (fixes.get(file.path) ?? 0) + count)
      return { ...file, text }
    })
    if (next.every((file, at) => file === fixed[at])) break
    fixed = next
  }
  return { files: [...fixed], fixes }
}

function fix(run: Run, format: ReportFormat): number {
  const { files, checker, locale, isStdin, isQuiet } = run
  const { files: corrected, fixes } = fixSuite(files, checker.check, locale)
  for (const file of corrected) {
    const count = fixes.get(file.path)
    if (count !== undefined || isStdin || (file.hasByteOrderMark && isWritable(file))) write(file, run)
    if (count !== undefined && !isQuiet) say(`${file.path}: ${CLI_STRINGS[locale].fixed(count)}`)
  }
  const fixed = corrected.map((file) => ({ ...file, hasByteOrderMark: file.hasByteOrderMark && !isWritable(file) }))
  return isStdin ? codeOf(checker.check(fixed, locale)) : check({ ...run, files: fixed }, format)
}

function translate(run: Run, to: StepLanguage): number {
  const { files, checker, locale, lang, isStdin } = run
  const { translated, notTranslated } = CLI_STRINGS[locale]
  const settings = checker.settingsOf(files)
  const features = featuresOf(files)
  const isIncomplete = files
    .filter(({ path }) => !isYaml(path))
    .map((file) => {
      const others = features.filter(({ name }) => name !== file.path)
      const done = checker.engine.translate(file.text, false, { settings, others })
      const isDone = done.from === to
      const text = isDone ? file.text : done.text
      // In a pipe, the next command needs the text in any case.
      if (isStdin || text !== file.text) write({ ...file, text }, run)
      if (isDone) return false
      const isBlocked = done.blockers.length > 0
      say(`${file.path}: ${isBlocked ? notTranslated : translated(done.translated, done.found)}`)
      for (const note of done.notes)
        say(`${file.path}:${note.line}  ${note.text}: ${FEATURE_REPORT_STRINGS[lang ?? locale].reasons[note.reason]}`)
      return isBlocked || done.notes.length > 0
    })
  return isIncomplete.includes(true) ? FOUND : FINE
}

/** Checks, fixes, translates or counts. @returns the exit code: 0 if all is fine, 1 for findings, 2 for unread files */
export async function runCommand(command: CommandLine, data: CheckerData): Promise<number> {
  const { locale, mode, format, to, range } = command
  const { files, sources, unread } = await readFiles(command)
  const catalogue = withOwnSteps(data.catalogue, readOwnSteps(sources).steps)
  const checker = createSuiteChecker({ ...data, catalogue }, range && { ...range, history: data.history })
  for (const { path, reason } of unread) say(`${path} ${CLI_STRINGS[locale].unread[reason]}`)
  const run = { ...command, files, checker }
  let code = FINE
  if (mode === 'fix') code = fix(run, format as ReportFormat)
  else if (to) code = translate(run, to)
  else if (mode === 'stats') {
    const usage = checker.engine.usage(featuresOf(files), checker.settingsOf(files))
    process.stdout.write(writeUsage(usage, format as UsageFormat, locale))
  } else if (files.length > 0) code = check(run, format as ReportFormat)
  return unread.length > 0 ? BROKEN : code
}
