import type { TypeSource } from '@/steps/data-types'
import { ExpressionError, type ExpressionErrorCode } from '@/steps/expression-error'
import { createStepExpression, matchExpression, type StepExpression } from '@/steps/step-expression'
import { createTypePatterns, type TypePatterns } from '@/steps/type-patterns'

/** What is wrong with the pattern of a step that a reader declares. */
export interface PatternFault {
  code: ExpressionErrorCode | 'empty'
  /** Of the offending character, from 0. */
  position: number
}

/** Whether a sentence is a step of the reader's own. */
export type CustomMatcher = (sentence: string, dataLocale: string) => boolean

/**
 * Looks at a pattern before it is kept.
 * @example patternFault('{x:nothing}', dataTypes) // => { code: 'unknown-type', position: 0 }
 */
export function patternFault(pattern: string, types: TypeSource): PatternFault | undefined {
  if (!pattern.trim()) return { code: 'empty', position: 0 }
  try {
    createStepExpression(pattern, createTypePatterns(types, 'en'))
    return undefined
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return { code: error.code, position: error.position }
  }
}

function compile(pattern: string, patterns: TypePatterns): StepExpression[] {
  try {
    return [createStepExpression(pattern, patterns)]
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return []
  }
}

/**
 * Prepares the steps that a reader has declared, in the notation of step expressions; one that is none matches nothing.
 * @param custom the patterns
 */
export function createCustomMatcher(custom: readonly string[], types: TypeSource): CustomMatcher {
  const byLanguage = new Map<string, StepExpression[]>()
  return (sentence, dataLocale) => {
    let known = byLanguage.get(dataLocale)
    if (!known) {
      const patterns = createTypePatterns(types, dataLocale)
      known = custom.flatMap((pattern) => compile(pattern.trim(), patterns))
      byLanguage.set(dataLocale, known)
    }
    return known.some((expression) => matchExpression(expression, sentence) !== undefined)
  }
}
