import { exampleHash, hasRun, parseRuns, RUNS_FILE, type Runs } from '@/content/runs'
import { pageName } from '@/content/slug'
import type { ContentFiles } from './files/read-sources'
import { pageExamples } from './page-examples'
import type { PageSource } from './pages/page-source'
import { fileProblem, type Problem } from './problem'

/** How many examples the tool itself has run, and which ones it has not run as they are now. */
export interface RunCoverage {
  /** Examples that were run with their present text. */
  run: number
  /** Examples that cannot be run on any machine at hand. */
  notRun: number
  /** Examples that have changed since, or were never run. */
  changed: { file: string; line: number; page: string }[]
}

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

/**
 * Reads the recorded runs among the files of a content tree.
 * @returns no runs, and a problem, when the file is not what `npm run verify` writes
 */
export function recordedRuns(files: ContentFiles): { runs: Runs; problems: Problem[] } {
  const bytes = files.get(RUNS_FILE)
  try {
    return { runs: bytes ? parseRuns(new TextDecoder().decode(bytes)) : {}, problems: [] }
  } catch {
    const problem = fileProblem(RUNS_FILE, 'not what `npm run verify` writes', 'remove it and run `npm run verify`')
    return { runs: {}, problems: [problem] }
  }
}
