import type { Code } from 'mdast'
import { exampleHash, hasRun, parseRuns, RUNS_FILE, type Runs } from '@/content/runs'
import { pageName } from '@/content/slug'
import { fenceMeta } from '@/markdown/fence'
import { configurationsIn } from './check-yaml-examples'
import { type ContentFiles, pagePaths } from './files/file-names'
import { stepAbove } from './pages/check-documented'
import { examplesIn, wholeFences } from './pages/check-fences'
import type { PageSource } from './pages/page-source'
import { fileProblem, type Problem, refuse } from './problem'

/** A code fence of a page, with the exact text that readers see. */
export interface PageExample {
  /** The id of the step above, the title of an `other` fence, or its language (`yaml#2`): the same in all locales. */
  key: string
  /** The tool runs `gherkin` and loads `configuration`; an `other` fence can only be part of the project of its page. */
  kind: 'gherkin' | 'configuration' | 'other'
  lang: string
  title?: string
  tab?: string
  text: string
  plugins?: string[]
  /** Whether the page says that one of its steps does not exist. */
  isUndefined: boolean
  line: number
}

/** The fences of a page: features, then configurations, then others, in page order within each kind. */
export function pageExamples(page: PageSource): PageExample[] {
  const counts = new Map<string, number>()
  const example = (kind: PageExample['kind'], code: Code): PageExample => {
    const { plugins, expect, title, tab } = fenceMeta(code.meta)
    const lang = code.lang ?? 'text'
    const name = (kind === 'gherkin' && stepAbove(page, code)) || (kind === 'other' && title) || lang
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return {
      key: count > 1 ? `${name}#${count}` : name,
      kind,
      lang,
      title,
      tab,
      text: code.value,
      plugins: plugins?.split(','),
      isUndefined: expect === 'undefined',
      line: code.position?.start.line ?? 1,
    }
  }
  const features = examplesIn(page, 'gherkin')
  const configurations = configurationsIn(page)
  const others = wholeFences(page).filter((code) => !features.includes(code) && !configurations.includes(code))
  return [
    ...features.map((code) => example('gherkin', code)),
    ...configurations.map((code) => example('configuration', code)),
    ...others.map((code) => example('other', code)),
  ]
}

/** How many examples the tool has run, and which have changed since. */
export type RunCoverage = { run: number; notRun: number; changed: { file: string; line: number; page: string }[] }

/** Compares verified pages with their recorded runs. A change is not a problem, because writers may lack Java. */
export function runCoverage(pages: readonly PageSource[], runs: Runs): RunCoverage {
  const coverage: RunCoverage = { run: 0, notRun: 0, changed: [] }
  for (const page of pages) {
    const recorded = runs[page.path]?.[page.locale]
    if (!recorded) continue
    for (const { key, kind, text, line } of pageExamples(page)) {
      const run = recorded[key]
      // Fences of other languages are recorded only if they could be run.
      if (kind === 'other' && !run) continue
      if (run?.hash !== exampleHash(text)) coverage.changed.push({ file: page.file, line, page: pageName(page.path) })
      else if (hasRun(run.outcome)) coverage.run += 1
      else coverage.notRun += 1
    }
  }
  return coverage
}

/** Reads the recorded runs of a content tree: none, and a problem, if `npm run verify` did not write them. */
export function recordedRuns(files: ContentFiles): { runs: Runs; problems: Problem[] } {
  const text = new TextDecoder().decode(files.get(RUNS_FILE))
  try {
    const runs = text ? parseRuns(text) : {}
    const paths = pagePaths([...files.keys()])
    const gone = Object.keys(runs).filter((path) => !paths.includes(path))
    return { runs, problems: gone.map((path) => fileProblem(RUNS_FILE, refuse('catalogue.noPage', path))) }
  } catch {
    return { runs: {}, problems: [fileProblem(RUNS_FILE, refuse('files.runs'))] }
  }
}
