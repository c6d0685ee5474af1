/** What can be wrong with the expression of a step. */
export type ExpressionErrorCode = 'unknown-type' | 'duplicate-argument' | 'invalid-argument-name' | 'invalid-pattern'

/** An expression that the tool could not use, and where its author has to look. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError'

  /**
   * @param code what is wrong
   * @param expression the whole expression, as written
   * @param position index of the offending character in it, from 0
   * @param explanation what is wrong and the next move
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
