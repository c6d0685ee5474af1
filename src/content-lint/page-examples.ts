import type { Code } from 'mdast'
import { exampleHash, parseRuns, RUNS_FILE, type Runs } from '@/content/runs'
import { pageName } from '@/content/slug'
import { fenceMeta } from '@/markdown/fence'
import { configurationsIn } from './check-yaml-examples'
import { type ContentFiles, pagePaths } from './files/file-names'
import { stepAbove } from './pages/check-documented'
import { examplesIn, wholeFences } from './pages/check-fences'
import type { PageSource } from './pages/page-source'
import { attempt, fileProblem, type Problem, unknown } from './problem'

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

/** An example that has changed since the tool has run it, or is new on a page whose examples it has run. */
export type ChangedExample = { file: string; line: number; page: string }

/** The examples to run again. That is no problem of the content, because writers may lack Java. */
export const changedExamples = (pages: readonly PageSource[], runs: Runs): ChangedExample[] =>
  pages.flatMap((page) => {
    const recorded = runs[page.path]?.[page.locale]
    const changed = pageExamples(page).filter(({ key, kind, text }) => {
      const run = recorded?.[key]
      // Fences of other languages are recorded only if they could be run.
      return run ? run.hash !== exampleHash(text) : recorded && kind !== 'other'
    })
    return changed.map(({ line }) => ({ file: page.file, line, page: pageName(page.path) }))
  })

/** Reads the recorded runs of a content tree: none, and a problem, if `npm run verify` did not write them. */
export function recordedRuns(files: ContentFiles): { runs: Runs; problems: Problem[] } {
  const text = new TextDecoder().decode(files.get(RUNS_FILE))
  const { value: runs = {}, problems } = attempt(RUNS_FILE, () => (text ? parseRuns(text) : {}))
  const paths = pagePaths([...files.keys()])
  const gone = Object.keys(runs).filter((path) => !paths.includes(path))
  return { runs, problems: [...problems, ...gone.map((path) => fileProblem(RUNS_FILE, unknown(path, paths)))] }
}
