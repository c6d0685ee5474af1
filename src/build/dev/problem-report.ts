import { renameSync } from 'node:fs'
import { formatProblem, type Problem, say } from '@/content-lint/problem'
import type { Locale } from '@/i18n/locale'
import type { ProblemReport } from '@/shell/problem-panel'
import { writeJson } from '../exported/files'

/** Where the panel of a page finds what is wrong with the content. */
export const PROBLEMS_FILE = '.generated/problems.json'

export const NO_PROBLEMS: ProblemReport = { lang: 'en', title: '', problems: [] }

/**
 * Tells the panel what is wrong. Whoever reads the file meanwhile finds the old report or the new one.
 * @param name of the content folder
 */
export function reportProblems(problems: readonly Problem[], name: string, locale: Locale): void {
  const report: ProblemReport = {
    lang: locale,
    title: say('report.problems', problems.length, `${name}/`)[locale],
    problems: problems.map((problem) => formatProblem(problem, name, locale)),
  }
  writeJson(`${PROBLEMS_FILE}.new`, report)
  renameSync(`${PROBLEMS_FILE}.new`, PROBLEMS_FILE)
}
