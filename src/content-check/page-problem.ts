import type { Node } from 'unist'
import type { PageSource } from './page-source'
import type { Problem } from './problem'

/**
 * A problem at the beginning of a node.
 * @param lineOffset lines below its first one
 * @param column column of its own, from 1
 */
export const pageProblem = (
  { file }: PageSource,
  node: Node,
  message: string,
  advice: string,
  lineOffset = 0,
  column?: number,
): Problem => ({
  file,
  line: (node.position?.start.line ?? 1) + lineOffset,
  column: column ?? node.position?.start.column ?? 1,
  message,
  advice,
})
