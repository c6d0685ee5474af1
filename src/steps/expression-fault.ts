const STRAY_BRACE = /\{(?!(?:\w+:)?\w+-?\w+\})/
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
 * Where to look in an expression that compiles to no pattern.
 * @returns index from 0 of an unpaired parenthesis, a brace that is no argument, or a repetition of nothing; else 0
 * @example expressionFault('user {x:t}') // => 5
 */
export function expressionFault(expression: string): number {
  const parenthesis = openParenthesis(expression)
  if (parenthesis !== undefined) return parenthesis
  return Math.max(expression.search(STRAY_BRACE), expression.search(IDLE_REPETITION), 0)
}
