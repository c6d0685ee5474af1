const WORDS = '[aA][nN][dD]|[oO][rR]|[nN][oO][tT]'
const BEFORE_TAG = String.raw`(?:[nN][oO][tT](?=[\s(])\s*|\(\s*)*`
const TAG = String.raw`(?!(?:${WORDS})(?:[\s()]|$))[^\s()]+(?![^\s()])`
const OPERAND = String.raw`${BEFORE_TAG}${TAG}(?:\s*\))*`
/** The pattern of a tag expression, whatever its brackets. */
export const TAG_EXPRESSION = String.raw`\s*(?:${OPERAND}(?:\s*(?:[aA][nN][dD]|[oO][rR])(?=[\s(])\s*${OPERAND})*\s*)?`

const WHOLE = new RegExp(`^(?:${TAG_EXPRESSION})$`)

/**
 * Whether the tool can read a text as a tag expression: tags with `and`, `or` between them and `not` before them.
 * @example isTagExpression('smoke and not') // => false
 */
export function isTagExpression(text: string): boolean {
  let open = 0
  for (const sign of text) {
    if (sign === '(') open += 1
    if (sign === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0 && WHOLE.test(text)
}
