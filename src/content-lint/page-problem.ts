import type { Code } from 'mdast'
import type { Node } from 'unist'
import type { PageSource } from './page-source'
import type { Place, Problem } from './problem'

/** Where a node begins. */
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
 * A problem of a page.
 * @param where a node of its tree, at whose beginning the problem is shown, or the place itself
 */
export const pageProblem = (
  { file }: Pick<PageSource, 'file'>,
  where: Node | Place,
  message: string,
  advice: string,
): Problem => ({ file, ...('type' in where ? placeOf(where) : where), message, advice })
