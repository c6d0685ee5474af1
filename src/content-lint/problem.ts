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
  message: string
  advice: string
}

export type Place = Pick<Problem, 'line' | 'column'>

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
 * Maps a place inside a code fence to the file.
 * @param place its line and column inside the code, from 1
 */
export const placeInCode = (code: Code, { line, column }: Place): Place => ({
  line: placeOf(code).line + line,
  column: placeOf(code).column + column - 1,
})

/**
 * A problem of a page or a drawing.
 * @param where a place, or a node whose beginning is taken
 */
export const pageProblem = (
  { file }: Pick<Problem, 'file'>,
  where: Node | Place,
  message: string,
  advice: string,
): Problem => ({ file, ...('type' in where ? placeOf(where) : where), message, advice })

/**
 * Runs one check of a file. A check that throws is a problem of the file, and the others still run.
 */
export function attempt<T>(file: string, run: () => T): { value?: T; problems: Problem[] } {
  try {
    return { value: run(), problems: [] }
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const advice = 'simplify or correct the file; if it is correct, the check has a bug'
    return { problems: [fileProblem(file, `the file cannot be checked, ${reason}`, advice)] }
  }
}

/** All problems that a check of a file finds, including that it throws. */
export function problemsOf(file: string, check: () => Problem[]): Problem[] {
  const { value = [], problems } = attempt(file, check)
  return [...value, ...problems]
}

/** Longer messages are cut: they quote too much of the content. */
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
