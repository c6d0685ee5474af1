import { formatProblem, type Problem, say } from '@/content-lint/problem'
import type { Locale } from '@/i18n/locale'
import { replaceFile } from '@/lib/node/replace'
import type { ProblemReport } from '@/shell/problem-panel'

/** Read by the panel of problems that pages show in development. */
const PROBLEMS_FILE = '.generated/problems.json'

export function reportProblems(problems: readonly Problem[], name: string, locale: Locale): void {
  const report: ProblemReport = {
    lang: locale,
    title: say('report.problems', problems.length, `${name}/`)[locale],
    problems: problems.map((problem) => formatProblem(problem, name, locale)),
  }
  replaceFile(PROBLEMS_FILE, JSON.stringify(report))
}
