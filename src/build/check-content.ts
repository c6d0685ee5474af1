import { relative, resolve } from 'node:path'
import { checkContent } from '@/content-lint/check-content'
import { formatProblem, sortProblems } from '@/content-lint/problem'
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

/**
 * `npm run check:content [folder]`: every problem of every file in one run, exit 1 when there is one.
 * @param root the content folder
 */
function run(root: string): boolean {
  const name = relative(process.cwd(), root) || root
  const folder = read(root, name)
  if (!folder) return false
  const { problems, coverage } = checkContent(folder.files)
  const all = sortProblems([...folder.problems, ...problems])
  for (const problem of all) console.error(formatProblem(problem, name))
  if (coverage) {
    const { steps, options, totalSteps, totalOptions, examples, configurations, optedOut } = coverage
    console.log(`steps documented ${steps.es}/${totalSteps} es, ${steps.en}/${totalSteps} en`)
    console.log(`options documented ${options.es}/${totalOptions} es, ${options.en}/${totalOptions} en`)
    console.log(`example steps checked ${examples}, opt-outs ${optedOut}; configurations checked ${configurations}`)
  } else console.log('steps and options are not compared: a reference cannot be read')
  console.log(all.length ? `${all.length} problems in ${name}/` : `${folder.files.size} files in ${name}/, no problem`)
  return all.length === 0
}

const [given] = process.argv.slice(2)
process.exitCode = run(given ? resolve(given) : contentRoot()) ? 0 : 1
