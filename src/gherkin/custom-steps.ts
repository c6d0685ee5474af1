import { memoize } from '@/lib/memoize'
import { sentenceTokens, type TokenForm } from '@/step-language/words/sentence-tokens'
import { expressionArguments } from '@/steps/expression/expression-parts'
import {
  createStepExpression,
  ExpressionError,
  type ExpressionErrorCode,
  isValueOf,
  matchExpression,
  type StepExpression,
} from '@/steps/expression/step-expression'
import type { TypeSource } from '@/steps/values/data-types'
import { createTypePatterns, type TypePatterns } from '@/steps/values/type-patterns'

interface PatternFault {
  code: ExpressionErrorCode | 'empty' | 'too-long'
  /** Of the offending character, from 0. */
  position: number
}

interface CustomValue {
  name: string
  type: string
  text: string
  /** Of its first character in the sentence, from 0. */
  start: number
  end: number
}

export interface CustomMatcher {
  matching: (sentence: string, dataLocale: string) => string[]
  /** The values that keep a sentence from matching, when nothing else does. */
  wrongValues: (sentence: string, dataLocale: string) => CustomValue[]
}

export const NO_CUSTOM_STEPS: CustomMatcher = { matching: () => [], wrongValues: () => [] }

/** Characters. Nobody writes longer sentences; parentheses nested a thousand deep end the program that reads them. */
export const LONGEST_PATTERN = 500

/** What is made of a pattern, or why the tool could not use it either. */
function compile(pattern: string, patterns: TypePatterns): StepExpression | ExpressionError {
  try {
    return createStepExpression(pattern, patterns)
  } catch (error) {
    if (error instanceof ExpressionError) return error
    throw error
  }
}

/**
 * Checks a pattern before it is stored.
 * @example patternFault('{x:nothing}', dataTypes) // => { code: 'unknown-type', position: 0 }
 */
export function patternFault(pattern: string, types: TypeSource): PatternFault | undefined {
  if (!pattern.trim()) return { code: 'empty', position: 0 }
  if (pattern.length > LONGEST_PATTERN) return { code: 'too-long', position: LONGEST_PATTERN }
  const compiled = compile(pattern, createTypePatterns(types, 'en'))
  return compiled instanceof ExpressionError ? { code: compiled.code, position: compiled.position } : undefined
}

interface CustomStep {
  pattern: string
  expression: StepExpression
}

/** Matches anything in place of a value. */
const ANYTHING = '.+?'
/** Patterns with fewer literal words would match any sentence. */
const LEAST_WORDS = 2

const hasLiteralWords = (pattern: string): boolean =>
  !pattern.includes('*') &&
  (pattern.replace(/\{[^}]*\}|\([^)]*\)/g, ' ').match(/\p{L}{2,}/gu) ?? []).length >= LEAST_WORDS

function valuesIn({ pattern, expression }: CustomStep, sentence: string): CustomValue[] {
  const args = matchExpression(expression, sentence) ?? {}
  return expressionArguments(pattern).flatMap(({ name, type }) => {
    const arg = args[name]
    return arg ? [{ name, type, text: arg.raw, start: arg.start, end: arg.end }] : []
  })
}

/** Compiles custom steps, written as step expressions; an invalid one matches nothing. */
export function createCustomMatcher(custom: readonly string[], types: TypeSource): CustomMatcher {
  const patternsOf = memoize((dataLocale: string) => createTypePatterns(types, dataLocale))
  const short = custom.filter((pattern) => pattern.length <= LONGEST_PATTERN).map((pattern) => pattern.trim())
  const compileAll = (patterns: TypePatterns): CustomStep[] =>
    short.flatMap((pattern) => {
      const expression = compile(pattern, patterns)
      return expression instanceof ExpressionError ? [] : [{ pattern, expression }]
    })
  const stepsOf = memoize((dataLocale: string) => compileAll(patternsOf(dataLocale)))
  const looseSteps = memoize((dataLocale: string) =>
    compileAll(new Map([...patternsOf(dataLocale).keys()].map((type) => [type, ANYTHING]))).filter(({ pattern }) =>
      hasLiteralWords(pattern),
    ),
  )
  return {
    matching: (sentence, dataLocale) =>
      stepsOf(dataLocale)
        .filter(({ expression }) => matchExpression(expression, sentence))
        .map(({ pattern }) => pattern),
    wrongValues: (sentence, dataLocale) => {
      const patterns = patternsOf(dataLocale)
      const [near, ...others] = looseSteps(dataLocale).filter(({ expression }) => matchExpression(expression, sentence))
      return near && others.length === 0
        ? valuesIn(near, sentence).filter(({ text, type }) => !isValueOf(type, text, patterns))
        : []
    },
  }
}

/** The argument type for each form of value in a sentence. */
const TYPES: Partial<Record<TokenForm, string>> = { text: 'text', number: 'integer', url: 'url', placeholder: 'word' }
/** Characters with a meaning in an expression. */
const SPECIAL = /[()*\\]/g

const escapeText = (text: string): string => text.replace(SPECIAL, '\\$&')

/**
 * The likely expression of a custom step for a sentence: its values become arguments.
 * @example declaredPattern("el pedido 'A-1' tiene 3 líneas") // => 'el pedido {a:text} tiene {b:integer} líneas'
 */
export function declaredPattern(sentence: string): string {
  const values = sentenceTokens(sentence).filter(({ form }) => TYPES[form])
  const nameOf = (index: number) => (values.length === 1 ? '' : `${String.fromCharCode('a'.charCodeAt(0) + index)}:`)
  let at = 0
  const pieces = values.map(({ form, text, start, end }, index) => {
    const type = form === 'number' && /[.,]\d{1,2}$/.test(text) ? 'decimal' : TYPES[form]
    const piece = `${escapeText(sentence.slice(at, start))}{${nameOf(index)}${type}}`
    at = end
    return piece
  })
  return pieces.join('') + escapeText(sentence.slice(at))
}
