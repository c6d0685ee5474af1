import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { checkContent } from '@/content-lint/check-content'
import { damagedPictures } from '@/content-lint/files/damaged-pictures'
import { formatProblem, sortProblems } from '@/content-lint/problem'
import type { RunCoverage } from '@/content-lint/run-coverage'
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

/**
 * Prints every problem of every file in one run.
 * @param root the content folder
 * @param only a file of it: its problems and those of its translation, in a fraction of the time
 * @returns whether there is none
 */
export async function reportContent(root: string, only?: string): Promise<boolean> {
  const name = relative(process.cwd(), root) || root
  const folder = read(root, name)
  if (!folder) return false
  if (only !== undefined && !folder.files.has(only)) {
    console.error(`${only} is no file of ${name}/`)
    return false
  }
  const { problems, coverage, runs } = checkContent(folder.files, only)
  const pictures = await damagedPictures(folder.files, (file) => only === undefined || file === only)
  const all = sortProblems([...(only === undefined ? folder.problems : []), ...problems, ...pictures])
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

/** `npm run check:content [folder or file]`, exit 1 when there is a problem. */
if (require.main === module) {
  const [given] = process.argv.slice(2)
  const root = contentRoot()
  const report =
    given && isFile(given)
      ? reportContent(root, relative(root, resolve(given)))
      : reportContent(given ? resolve(given) : root)
  void report.then((isSound) => {
    process.exitCode = isSound ? 0 : 1
  })
}
