import type { Code } from 'mdast'
import type { Node } from 'unist'

/** Something wrong with the content, for the person who will fix it. */
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

/** Where a node of a page begins. */
export const placeOf = (node: Node): Place => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/**
 * Where something inside a code fence stands in the file.
 * @param place its line and column inside the code, from 1
 */
export const placeInCode = (code: Code, { line, column }: Place): Place => ({
  line: placeOf(code).line + line,
  column: placeOf(code).column + column - 1,
})

/**
 * A problem of a page or a drawing.
 * @param where a node of its tree, at whose beginning the problem is shown, or the place itself
 */
export const pageProblem = (
  { file }: Pick<Problem, 'file'>,
  where: Node | Place,
  message: string,
  advice: string,
): Problem => ({ file, ...('type' in where ? placeOf(where) : where), message, advice })

/**
 * Runs one check of a file. A check that breaks down is a problem of the file, and the others run all the same.
 * @param file what is being checked
 * @param run the check
 * @returns what the check found, and the problem that it broke down
 */
export function attempt<T>(file: string, run: () => T): { value?: T; problems: Problem[] } {
  try {
    return { value: run(), problems: [] }
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const advice = 'simplify or repair the file; if it is right as it is, the check is wrong'
    return { problems: [fileProblem(file, `the file cannot be checked, ${reason}`, advice)] }
  }
}

/** All problems that a check of a file finds, a break-down included. */
export function problemsOf(file: string, check: () => Problem[]): Problem[] {
  const { value = [], problems } = attempt(file, check)
  return [...value, ...problems]
}

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
