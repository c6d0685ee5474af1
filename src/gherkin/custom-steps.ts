import { sentenceTokens, type TokenForm } from '@/step-language/words/sentence-tokens'
import { createStepExpression, ExpressionError, type ExpressionErrorCode } from '@/steps/expression/step-expression'
import type { DataTypes } from '@/steps/values/data-types'
import { createTypePatterns, type TypePatterns } from '@/steps/values/type-patterns'

interface PatternFault {
  code: ExpressionErrorCode | 'empty' | 'too-long'
  /** Of the offending character, from 0. */
  position: number
}

/** Characters. Nobody writes longer sentences; parentheses nested a thousand deep end the program that reads them. */
export const LONGEST_PATTERN = 500

/** What is wrong with a pattern; undefined when it can be compiled. */
export function faultOf(pattern: string, patterns: TypePatterns): PatternFault | undefined {
  if (!pattern.trim()) return { code: 'empty', position: 0 }
  if (pattern.length > LONGEST_PATTERN) return { code: 'too-long', position: LONGEST_PATTERN }
  try {
    createStepExpression(pattern, patterns)
    return undefined
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return { code: error.code, position: error.position }
  }
}

/**
 * Checks a pattern before it is stored.
 * @example patternFault('{x:nothing}', dataTypes) // => { code: 'unknown-type', position: 0 }
 */
export const patternFault = (pattern: string, types: DataTypes): PatternFault | undefined =>
  faultOf(pattern, createTypePatterns(types, 'en'))

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
