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

const SIGNS: [RegExp, string][] = [
  [/\s*&&?\s*/g, ' and '],
  [/\s*\|\|?\s*/g, ' or '],
  [/(^|[\s(])!\s*/g, '$1not '],
  [/(?<=\s)[ye](?=\s)/gi, 'and'],
  [/(?<=\s)[ou](?=\s)/gi, 'or'],
  [/(^|[\s(])no(?=\s)/gi, '$1not'],
]

/**
 * A tag expression with words in place of signs, and with the brackets that are missing at its end.
 * @example nearTagExpression('smoke && !slow') // => 'smoke and not slow'
 */
export function nearTagExpression(text: string): string | undefined {
  const inWords = SIGNS.reduce((result, [sign, word]) => result.replace(sign, word), text).trim()
  const missing = (inWords.match(/\(/g)?.length ?? 0) - (inWords.match(/\)/g)?.length ?? 0)
  const whole = inWords + ')'.repeat(Math.max(0, missing))
  return isTagExpression(whole) ? whole : undefined
}
