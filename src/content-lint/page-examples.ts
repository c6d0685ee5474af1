import type { Code } from 'mdast'
import { exampleHash, hasRun, parseRuns, RUNS_FILE, type Runs } from '@/content/runs'
import { pageName } from '@/content/slug'
import { fenceMeta } from '@/markdown/fence'
import { configurationsIn } from './check-yaml-examples'
import { type ContentFiles, pagePaths } from './files/file-names'
import { stepAbove } from './pages/check-documented'
import { examplesIn, wholeFences } from './pages/check-fences'
import type { PageSource } from './pages/page-source'
import { fileProblem, type Problem, pageProblem, refuse } from './problem'

/** A fence of a page, with the exact text that readers see. */
export interface PageExample {
  /**
   * The id of the step it stands below, or its number among the other fences of its kind: the same in both languages. What the
   * tool neither runs nor loads has its title, if there is one.
   */
  key: string
  /** What the tool itself can run, and what it can load; the other fences run with the project of their page at most. */
  kind: 'gherkin' | 'configuration' | 'other'
  lang: string
  title?: string
  tab?: string
  text: string
  plugins?: string[]
  /** Whether the page says that one of its steps does not exist. */
  isUndefined: boolean
  /** Of the opening fence in the file. */
  line: number
}

/** Numbers equal keys: `rest.define.subject`, `rest.define.subject#2`. */
function numbered(): (key: string) => string {
  const seen = new Map<string, number>()
  return (key) => {
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count > 1 ? `${key}#${count}` : key
  }
}

/** The fences of a page: features, then configurations, then the others, each kind in the order of the page. */
export function pageExamples(page: PageSource): PageExample[] {
  const unique = numbered()
  const example = (kind: PageExample['kind'], code: Code): PageExample => {
    const { plugins, expect, title, tab } = fenceMeta(code.meta)
    const lang = code.lang ?? 'text'
    return {
      key: unique((kind === 'gherkin' && stepAbove(page, code)) || (kind === 'other' && title) || lang),
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

/** How many examples the tool itself has run, and which ones it has not run as they are now. */
export type RunCoverage = { run: number; notRun: number; changed: { file: string; line: number; page: string }[] }

/**
 * Compares the examples of pages with the recorded runs. A changed example is no problem of the content: who edits a page
 * need not have Java.
 * @param runs the recorded runs; pages that were never verified are left out
 */
export function runCoverage(pages: readonly PageSource[], runs: Runs): RunCoverage {
  const coverage: RunCoverage = { run: 0, notRun: 0, changed: [] }
  for (const page of pages) {
    const recorded = runs[page.path]?.[page.locale]
    if (!recorded) continue
    for (const { key, kind, text, line } of pageExamples(page)) {
      const run = recorded[key]
      // Not everything else of a page can be run, and what could not is not recorded.
      if (kind === 'other' && !run) continue
      if (run?.hash !== exampleHash(text)) coverage.changed.push({ file: page.file, line, page: pageName(page.path) })
      else if (hasRun(run.outcome)) coverage.run += 1
      else coverage.notRun += 1
    }
  }
  return coverage
}

/** The runs of a page that has been renamed, or removed: nobody would see them. */
function runsWithoutPage(runs: Runs, text: string, names: readonly string[]): Problem[] {
  const paths = pagePaths(names)
  const lines = text.split('\n')
  return Object.keys(runs)
    .filter((path) => !paths.includes(path))
    .map((path) => {
      const place = { line: lines.indexOf(`${path}:`) + 1, column: 1 }
      return pageProblem({ file: RUNS_FILE }, place, refuse('catalogue.noPage', path))
    })
}

/** Reads the recorded runs of a content tree; none, and a problem, when `npm run verify` has not written them. */
export function recordedRuns(files: ContentFiles): { runs: Runs; problems: Problem[] } {
  const text = new TextDecoder().decode(files.get(RUNS_FILE))
  try {
    const runs = text ? parseRuns(text) : {}
    return { runs, problems: runsWithoutPage(runs, text, [...files.keys()]) }
  } catch {
    const problem = fileProblem(RUNS_FILE, refuse('files.runs'))
    return { runs: {}, problems: [problem] }
  }
}
