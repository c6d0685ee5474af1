import { remember, rememberFor } from '@/lib/remember'
import { parsePattern } from '../pattern/parse-pattern'
import { type PatternProgram, toProgram } from '../pattern/pattern-program'
import { PatternError } from '../pattern/pattern-reader'
import { runProgram } from '../pattern/run-program'
import type { TypePatterns } from '../values/type-patterns'
import { compileExpression } from './compile-expression'
import { ExpressionError, expressionFault } from './expression-error'
import { substituteArguments } from './substitute-arguments'

/** Java's trim removes every character up to the blank. */
const BLANK = ' '.charCodeAt(0)

/**
 * Trims a sentence as the tool does: control characters and blanks at both ends do not count.
 * @example trimSentence('  a step ') // => { text: 'a step', offset: 2 }
 */
export function trimSentence(sentence: string): { text: string; offset: number } {
  let offset = 0
  let end = sentence.length
  while (offset < end && sentence.charCodeAt(offset) <= BLANK) offset += 1
  while (end > offset && sentence.charCodeAt(end - 1) <= BLANK) end -= 1
  return { text: sentence.slice(offset, end), offset }
}

/** The text of an argument and its position in the sentence, quotes included. */
export interface ArgumentMatch {
  raw: string
  /** Index of its first character, from 0. */
  start: number
  /** Index after its last character. */
  end: number
}

/** By name; null for an argument in an optional part that is absent. */
export type ArgumentMatches = Record<string, ArgumentMatch | null>

export interface StepExpression {
  program: PatternProgram
}

/**
 * Compiles an expression for a data language.
 * @throws {ExpressionError} when the tool could not use the expression either
 */
export function createStepExpression(expression: string, patterns: TypePatterns): StepExpression {
  const source = substituteArguments(compileExpression(expression), expression, patterns)
  try {
    return { program: toProgram(parsePattern(source)) }
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    const explanation = `The expression is not a valid pattern, ${error.message}: pair it or put a backslash before it`
    throw new ExpressionError('invalid-pattern', expression, expressionFault(expression), explanation)
  }
}

/**
 * Matches a sentence, without its keyword, against an expression.
 * @returns the arguments, or undefined when it does not match
 * @example matchExpression(createStepExpression('wait {duration}', patterns), 'wait 3 seconds')
 *   // => { unnamed: { raw: '3 seconds', start: 5, end: 14 } }
 */
export function matchExpression({ program }: StepExpression, sentence: string): ArgumentMatches | undefined {
  const { text, offset } = trimSentence(sentence)
  const { slots } = runProgram(program, text)
  if (!slots) return undefined
  const args = program.names.map((name, index): [string, ArgumentMatch | null] => {
    const [start, end] = [slots[index * 2], slots[index * 2 + 1]]
    if (start === undefined || end === undefined) return [name, null]
    return [name, { raw: text.slice(start, end), start: start + offset, end: end + offset }]
  })
  return Object.fromEntries(args)
}

const valueExpressions = rememberFor((patterns: TypePatterns) =>
  remember((type: string) => createStepExpression(`{x:${type}}`, patterns)),
)

/**
 * Whether a text is a value of a data type; of an unknown type there are none.
 * @example isValueOf('integer', '1.400', createTypePatterns(dataTypes, 'es')) // => true
 */
export const isValueOf = (type: string, text: string, patterns: TypePatterns): boolean =>
  patterns.has(type) && matchExpression(valueExpressions(patterns)(type), text)?.x?.raw === text
