import { resolveGroups } from './resolve-groups'

/** A run of words joined by bars: `el|la`. */
const ALTERNATIVES = /[^ |(]*(?:\|[^ |)]+)+/g
const DOUBLED_PARENTHESES = /\(\(([^()]*)\)\)/g
const WILDCARD = /(?<!\\)\*/g

/**
 * Turns the expression of a step into the regular expression that the tool makes of it, arguments still in braces
 * (compilation steps 1 to 5 of the expression grammar). Other characters keep their regular-expression meaning.
 * @example compileExpression('file(s) deleted') // => 'file(?:(?:s)? )?deleted'
 */
export function compileExpression(expression: string): string {
  const grouped = expression
    .replace(ALTERNATIVES, '($&)')
    .replace(DOUBLED_PARENTHESES, '($1)')
    .replace(WILDCARD, '(.*)')
  return resolveGroups(grouped).replaceAll('[', '(').replaceAll(']', ')').replaceAll(' $', '$')
}
