/** Something wrong with the content, for the person who will mend it. */
export interface Problem {
  /** Path from the content folder. */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  /** What is wrong. */
  message: string
  /** The next move. */
  advice: string
}

/** A place in a file. */
export type Place = Pick<Problem, 'line' | 'column'>

/** A problem of a file as a whole. */
export const fileProblem = (file: string, message: string, advice: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  advice,
})

/** Longer messages quote more of the content than anybody reads. */
const LONGEST_TEXT = 300

const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '')}…` : text

/**
 * A problem on one line, as terminals and editors link it. Control characters of the content do not reach the terminal.
 * @param root name of the content folder, put before the path
 * @example formatProblem(problem, 'content') // => 'content/plugins/rest.es.md:3:1  unknown field titel  (did you mean title?)'
 */
export const formatProblem = ({ file, line, column, message, advice }: Problem, root: string): string =>
  `${escaped(`${root}/${file}`)}:${line}:${column}  ${escaped(shortened(message))}  (${escaped(shortened(advice))})`

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Problems in the order of files, lines and columns, each once. The order does not depend on the machine. */
export function sortProblems(problems: Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...unique.values()].sort(
    (one, other) =>
      inOrder(one.file, other.file) ||
      one.line - other.line ||
      one.column - other.column ||
      inOrder(one.message, other.message),
  )
}
