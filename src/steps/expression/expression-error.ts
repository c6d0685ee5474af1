export type ExpressionErrorCode = 'unknown-type' | 'duplicate-argument' | 'invalid-argument-name' | 'invalid-pattern'

/** An expression that the tool cannot use, with the position of the error. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError'

  /**
   * @param code what is wrong
   * @param expression the whole expression, as written
   * @param position index of the offending character in it, from 0
   * @param explanation what is wrong and how to fix it
   */
  constructor(
    readonly code: ExpressionErrorCode,
    readonly expression: string,
    readonly position: number,
    explanation: string,
  ) {
    super(`${explanation} (character ${position + 1} of "${expression}")`)
  }
}

const STRAY_BRACE = /(?<!\\)\{(?!(?:\w+:)?\w+-?\w+\})/
const IDLE_REPETITION = /(?<=^|[(|])[?+]/

function openParenthesis(expression: string): number | undefined {
  const open: number[] = []
  for (const { 0: token, index } of expression.matchAll(/\\.|[()]/g)) {
    if (token === '(') open.push(index)
    if (token === ')' && open.pop() === undefined) return index
  }
  return open.pop()
}

/**
 * The position of what the tool cannot compile in an expression.
 * @returns index from 0 of an unpaired parenthesis, a brace without an argument, or a repetition of nothing
 * @example expressionFault('user {x:t}') // => 5
 */
export function expressionFault(expression: string): number | undefined {
  const parenthesis = openParenthesis(expression)
  if (parenthesis !== undefined) return parenthesis
  const position = Math.max(expression.search(STRAY_BRACE), expression.search(IDLE_REPETITION))
  return position < 0 ? undefined : position
}
