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

/**
 * A problem on one line, as terminals and editors link it.
 * @param root name of the content folder, put before the path
 * @example formatProblem(problem, 'content') // => 'content/plugins/rest.es.md:3:1  unknown field titel  (did you mean title?)'
 */
export const formatProblem = ({ file, line, column, message, advice }: Problem, root: string): string =>
  `${root}/${file}:${line}:${column}  ${message}  (${advice})`

/** Problems in the order of files, lines and columns. */
export const sortProblems = (problems: Problem[]): Problem[] =>
  [...problems].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
  )
