import { memoize, memoizeFor } from '@/lib/memoize'
import { UNNAMED_ARGUMENT } from '../step'
import type { TypePatterns } from '../values/type-patterns'
import { compileExpression } from './expression-parts'

/** Java's `trim` removes all characters up to this one. */
const BLANK = ' '.charCodeAt(0)

/** Trims control characters and spaces as the tool does. @example trimSentence('  a step ') // => { text: 'a step', offset: 2 } */
export function trimSentence(sentence: string): { text: string; offset: number } {
  let offset = 0
  let end = sentence.length
  while (offset < end && sentence.charCodeAt(offset) <= BLANK) offset += 1
  while (end > offset && sentence.charCodeAt(end - 1) <= BLANK) end -= 1
  return { text: sentence.slice(offset, end), offset }
}

/** The text of an argument with its quotes, and its range in the sentence: from `start` up to `end` (exclusive). */
type ArgumentMatch = { raw: string; start: number; end: number }

/** By name; null for an argument in an omitted part. */
export type ArgumentMatches = Record<string, ArgumentMatch | null>

/** A brace without an argument, and a repetition of nothing: this engine accepts both. */
const STRAY_BRACE = /(?<!\\)\{(?!(?:\w+:)?\w+-?\w+\})/
const IDLE_REPETITION = /(?<=^|[(|])[?+]/

/** Compiles an expression for a data language. @throws {ExpressionError} when the tool cannot use it either */
export function createStepExpression(expression: string, patterns: TypePatterns): RegExp {
  const source = substituteArguments(compileExpression(expression), expression, patterns)
  const fault = Math.max(expression.search(STRAY_BRACE), expression.search(IDLE_REPETITION))
  if (fault >= 0) throw new ExpressionError('invalid-pattern', expression, fault)
  try {
    return new RegExp(`^(?:${source})$`, 'd')
  } catch {
    throw new ExpressionError('invalid-pattern', expression, 0)
  }
}

/**
 * Matches a sentence, without its keyword, against an expression.
 * @example matchExpression(createStepExpression('wait {duration}', patterns), 'wait 3 seconds')
 *   // => { unnamed: { raw: '3 seconds', start: 5, end: 14 } }
 */
export function matchExpression(expression: RegExp, sentence: string): ArgumentMatches | undefined {
  const { text, offset } = trimSentence(sentence)
  const match = expression.exec(text)
  if (!match) return undefined
  const args = Object.entries(match.indices?.groups ?? {}).map(([name, range]): [string, ArgumentMatch | null] => {
    if (!range) return [name, null]
    const [start, end] = range
    return [name, { raw: text.slice(start, end), start: start + offset, end: end + offset }]
  })
  return Object.fromEntries(args)
}

const valueExpressions = memoizeFor((patterns: TypePatterns) =>
  memoize((type: string) => createStepExpression(`{x:${type}}`, patterns)),
)

/** Whether a text is a value of a data type. @example isValueOf('integer', '1.400', the Spanish patterns) // => true */
export const isValueOf = (type: string, text: string, patterns: TypePatterns): boolean =>
  patterns.has(type) && matchExpression(valueExpressions(patterns)(type), text)?.x?.raw === text

export type ExpressionErrorCode = 'unknown-type' | 'duplicate-argument' | 'invalid-argument-name' | 'invalid-pattern'

/** An expression that the tool cannot use; the text of its code is the caller's. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError'

  /** @param position index of the offending character, from 0 */
  constructor(
    readonly code: ExpressionErrorCode,
    readonly expression: string,
    readonly position: number,
  ) {
    super(`${code} (character ${position + 1} of "${expression}")`)
  }
}

const ARGUMENT = /\{(?:(\w+):)?(\w+-?\w+)\}/g
/** Valid names of groups in Java. */
const ARGUMENT_NAME = /^[A-Za-z][A-Za-z0-9]*$/

/** Replaces `{n:int}` with the named group `(?<n>\d+)`. @throws {ExpressionError} for a wrong type or name */
function substituteArguments(compiled: string, expression: string, patterns: TypePatterns): string {
  const taken = new Set<string>()
  let searchFrom = 0
  return compiled.replace(ARGUMENT, (argument: string, name: string = UNNAMED_ARGUMENT, type: string) => {
    const position = Math.max(expression.indexOf(argument, searchFrom), 0)
    searchFrom = position + argument.length
    const pattern = patterns.get(type)
    const refuse = (code: ExpressionErrorCode) => new ExpressionError(code, expression, position)
    if (pattern === undefined) throw refuse('unknown-type')
    if (!ARGUMENT_NAME.test(name)) throw refuse('invalid-argument-name')
    if (taken.has(name)) throw refuse('duplicate-argument')
    taken.add(name)
    return `(?<${name}>${pattern})`
  })
}
