import { Lexer, Parser } from 'yaml'

/** Deeper nesting is unreadable, and much deeper nesting can crash a parser and the process. */
export const MAX_DEPTH = 200

/**
 * The offset where YAML is nested too deep, if any. Composing nested nodes is recursive and aborts the process when the
 * stack ends within a regular expression, so this is asked before; reading tokens is not recursive.
 * @example deepYamlAt('['.repeat(300)) // => 200
 */
export function deepYamlAt(text: string): number | undefined {
  const parser = new Parser()
  for (const lexeme of new Lexer().lex(text)) {
    const { offset } = parser
    for (const _ of parser.next(lexeme));
    if (parser.stack.length > MAX_DEPTH + 1) return offset
  }
  return undefined
}
