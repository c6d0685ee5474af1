import { relative } from 'node:path'
import { contentRoot } from '../content/content-root'
import { checkContent } from '../content-check/check-content'
import { formatProblem } from '../content-check/problem'
import { readContentFiles } from './read-content-files'

/** `npm run check:content`: every problem of every file in one run, exit 1 when there is one. */
function run(root: string): void {
  const name = relative(process.cwd(), root) || root
  const { files, problems: links } = readContentFiles(root)
  const { problems, coverage } = checkContent(files)
  const all = [...links, ...problems]
  for (const problem of all) console.error(formatProblem(problem, name))
  if (coverage) {
    const { steps, options, totalSteps, totalOptions, examples, configurations, optedOut } = coverage
    console.log(`steps documented ${steps.es}/${totalSteps} es, ${steps.en}/${totalSteps} en`)
    console.log(`options documented ${options.es}/${totalOptions} es, ${options.en}/${totalOptions} en`)
    console.log(`example steps checked ${examples}, opt-outs ${optedOut}; configurations checked ${configurations}`)
  }
  console.log(all.length ? `${all.length} problems in ${name}/` : `${files.size} files in ${name}/, no problem`)
  process.exitCode = all.length ? 1 : 0
}

run(contentRoot())
