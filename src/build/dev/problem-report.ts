import { relative } from 'node:path'
import { formatProblem, type Problem, say } from '@/content-lint/problem'
import type { Locale } from '@/i18n/locale'
import { replaceFile } from '@/lib/node/replace'
import type { ProblemReport } from '@/shell/problem-panel'

/** Shows problems of the content in the panel that pages have in development. */
export function showProblems(problems: readonly Problem[], root: string, locale: Locale): void {
  const name = relative(process.cwd(), root)
  const report: ProblemReport = {
    lang: locale,
    title: say('report.problems', problems.length, `${name}/`)[locale],
    problems: problems.map((problem) => formatProblem(problem, name, locale)),
  }
  replaceFile('.generated/problems.json', JSON.stringify(report))
}
