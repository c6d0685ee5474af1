import { readFileSync, statSync, watch } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ASKED_FOLDER } from '@/content/asked'
import { foundPhrases } from '@/content-lint/asked/found-phrases'
import { type ContentReport, checkContent } from '@/content-lint/check-content'
import { damagedPictures } from '@/content-lint/files/damaged-pictures'
import type { RunCoverage } from '@/content-lint/page-examples'
import { fileProblem, formatProblem, type Problem, sortProblems } from '@/content-lint/problem'
import { contentRoot } from '@/site/content-root'
import { type ContentFolder, readContentFiles } from './read-content-files'

function read(root: string, name: string): ContentFolder | undefined {
  try {
    return readContentFiles(root)
  } catch (error) {
    console.error(`${name}/ cannot be read  (${error instanceof Error ? error.message : error})`)
    return undefined
  }
}

/** Examples that were edited since the tool ran them are no problem, but worth another run. */
function reportRuns({ run, notRun, changed }: RunCoverage, name: string): void {
  for (const { file, line, page } of changed)
    console.log(`${name}/${file}:${line}:1  not run as it is now  (npm run verify -- ${page})`)
  if (run > 0) console.log(`examples run by the tool ${run}, not run ${notRun + changed.length}`)
}

/** Which phrases are searched for: none in a build, every so many in a check, all of them when one asks for the list. */
type SearchedPhrases = 'none' | 'some' | 'all'

/** Every phrase takes milliseconds, and a sixth of them tells the share to half a percent. */
const EVERY = { some: 6, all: 1 }
/** Phrases in people's own words overlap: kept, they find more for readers than a higher share would say. */
const LOWEST_SHARE = 0.9

/** Phrases that do not find their step are no problem while nearly all of them do. */
function reportPhrases({ asked }: ContentReport, searched: SearchedPhrases, name: string): Problem[] {
  if (!asked || searched === 'none') return []
  const { found, all, missed } = foundPhrases(asked.phrases, asked.references, EVERY[searched])
  if (all === 0) return []
  const share = `${((100 * found) / all).toFixed(1)} % of ${all.toLocaleString('en')}`
  if (searched === 'all') for (const problem of sortProblems(missed)) console.log(formatProblem(problem, name))
  console.log(`phrases that find their step: ${share}`)
  if (found >= LOWEST_SHARE * all) return []
  const advice = 'npm run check:content -- --phrases lists the others'
  return [
    fileProblem(ASKED_FOLDER, `only ${share} phrases find their step, and ${100 * LOWEST_SHARE} % have to`, advice),
  ]
}

/**
 * Prints every problem of every file in one run.
 * @param root the content folder
 * @param only a file of it: its problems and those of its translation, in a fraction of the time
 * @param known its files, when they have been read before
 * @returns whether there is none
 */
export async function reportContent(
  root: string,
  only?: string,
  searched: SearchedPhrases = 'none',
  known?: ContentFolder,
): Promise<boolean> {
  const name = relative(process.cwd(), root) || root
  const folder = known ?? read(root, name)
  if (!folder) return false
  if (only !== undefined && !folder.files.has(only)) {
    console.error(`${only} is no file of ${name}/`)
    return false
  }
  const report = checkContent(folder.files, only)
  const { problems, coverage, runs } = report
  const pictures = await damagedPictures(folder.files, (file) => only === undefined || file === only)
  const all = sortProblems([
    ...(only === undefined ? folder.problems : []),
    ...problems,
    ...pictures,
    ...reportPhrases(report, searched, name),
  ])
  for (const problem of all) console.error(formatProblem(problem, name))
  if (coverage) {
    const { steps, options, totalSteps, totalOptions, examples, configurations, optedOut } = coverage
    console.log(`steps documented ${steps.es}/${totalSteps} es, ${steps.en}/${totalSteps} en`)
    console.log(`options documented ${options.es}/${totalOptions} es, ${options.en}/${totalOptions} en`)
    console.log(`example steps checked ${examples}, opt-outs ${optedOut}; configurations checked ${configurations}`)
  } else if (only === undefined) console.log('steps and options are not compared: a reference cannot be read')
  reportRuns(runs, name)
  const checked = only === undefined ? `${folder.files.size} files in ${name}/` : `${name}/${only} and its translation`
  console.log(all.length ? `${all.length} problems in ${only ?? `${name}/`}` : `${checked}, no problem`)
  return all.length === 0
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** Editors write a file in several steps. */
const SAVED_MS = 100

/** Checks each file of a folder again when it is saved, until the process is ended. What has not changed is not read again. */
function watchContent(root: string, folder: ContentFolder): void {
  const saved = new Map<string, NodeJS.Timeout>()
  const check = (file: string) => {
    if (!isFile(join(root, file))) return
    folder.files.set(file, readFileSync(join(root, file)))
    reportContent(root, file, 'none', folder).catch(console.error)
  }
  watch(root, { recursive: true }, (_, name) => {
    const file = name?.replaceAll('\\', '/')
    if (!file || basename(file).startsWith('.')) return
    clearTimeout(saved.get(file))
    saved.set(file, setTimeout(check, SAVED_MS, file))
  })
}

/** `npm run check:content [folder or file] [-- --phrases]`, exit 1 when there is a problem. With --build no phrase is searched for, with --watch files are checked again when they are saved. */
if (require.main === module) {
  const { values, positionals } = parseArgs({
    options: { phrases: { type: 'boolean' }, build: { type: 'boolean' }, watch: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [given] = positionals
  const root = contentRoot()
  const searched = values.phrases ? 'all' : values.build ? 'none' : 'some'
  const folder = values.watch ? read(root, root) : undefined
  const report =
    given && isFile(given)
      ? reportContent(root, relative(root, resolve(given)))
      : reportContent(given ? resolve(given) : root, undefined, searched, folder)
  void report.then((isSound) => {
    process.exitCode = isSound ? 0 : 1
    if (folder) watchContent(root, folder)
  })
}
