/** A run of words joined by bars: `el|la`. */
const ALTERNATIVES = /[^ |(]*(?:\|[^ |)]+)+/g
const DOUBLED_PARENTHESES = /\(\(([^()]*)\)\)/g
const WILDCARD = /(?<!\\)\*/g

/**
 * Compiles the expression of a step to a regular expression as the tool does, with the arguments still in braces. Other
 * characters keep their regular-expression meaning.
 * @example compileExpression('file(s) deleted') // => 'file(?:(?:s)? )?deleted'
 */
export function compileExpression(expression: string): string {
  const grouped = expression
    .replace(ALTERNATIVES, '($&)')
    .replace(DOUBLED_PARENTHESES, '($1)')
    .replace(WILDCARD, '(.*)')
  return resolveGroups(grouped).replaceAll('[', '(').replaceAll(']', ')').replaceAll(' $', '$')
}

/** Anything but an unescaped parenthesis. */
const PLAIN = '(?:(?!(?<!\\\\)[()]).)*'
const GROUP = `(?<group>\\(${PLAIN}(?<!\\\\)\\))`

const INNERMOST = new RegExp(GROUP, 'g')
/** A group whose only inner group is captured. */
const NESTED = new RegExp(`(?<!\\\\)\\(${PLAIN}(?<!\\\\)${GROUP}${PLAIN}(?<!\\\\)\\)`, 'g')

/** Brackets mark parentheses that are already processed, so that later passes skip them. */
const protect = (text: string): string => text.replaceAll('(', '[').replaceAll(')', ']')

/** `(X)` may be absent; `(!X)` is any text in which X starts nowhere. */
const toOptional = (group: string): string =>
  group
    .replace(/(?<!\\)\(([^!][^)]*)\)/g, '(?:$1)?')
    .replace(/(?<!\\)\(!([^)]*)\)/g, '(?:(?:(?!$1).)*)?')
    .replace(/ (\(\?:.+\*\)\?)/g, '$1')

/** An absent group takes one adjacent space with it: the one after it, else the one before it. */
function absorbSpace(pattern: string, group: string): string {
  if (pattern.includes(`${group} `)) return pattern.replaceAll(`${group} `, () => `[?:${group} ]?`)
  return pattern.replaceAll(` ${group}`, () => `[?: ${group}]?`)
}

function resolvePass(pattern: string, finder: RegExp): string {
  const groups = [...pattern.matchAll(finder)].map((match) => match.groups?.group ?? '')
  return [...new Set(groups)].reverse().reduce((current, group) => {
    const optional = protect(toOptional(group))
    return absorbSpace(
      current.replaceAll(group, () => optional),
      optional,
    )
  }, pattern)
}

function resolveAll(pattern: string, finder: RegExp): string {
  let current = pattern
  while (current.search(finder) >= 0) current = resolvePass(current, finder)
  return current
}

/**
 * Makes every group of an expression optional, the inner ones first.
 * @returns the pattern with square brackets where parentheses belong
 * @example resolveGroups('the (very) big file') // => 'the [?:[?:very]? ]?big file'
 */
const resolveGroups = (pattern: string): string => resolveAll(resolveAll(pattern, NESTED), INNERMOST)
