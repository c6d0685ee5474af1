import { isMap, isScalar } from 'yaml'
import { LOCALES, type Locale } from '@/i18n/locale'
import { didYouMean } from '@/lib/nearest'
import { ExpressionError } from '@/steps/expression/expression-error'
import { createStepExpression } from '@/steps/expression/step-expression'
import type { TypePatterns } from '@/steps/values/type-patterns'
import type { Place, Problem } from './problem'
import { type ReferenceFile, recordsOf, textAt } from './reference-file'

/** What the tool cannot use, and the next move. */
function explained({ message, code, expression, position }: ExpressionError, patterns: TypePatterns): [string, string] {
  if (code === 'unknown-type') {
    const [, type = ''] = /^\{(?:\w+:)?([\w-]+)\}/.exec(expression.slice(position)) ?? []
    return [`unknown data type ${type}`, didYouMean(type, [...patterns.keys()])]
  }
  const [what = message, next] = message.replace(/ \(character \d+ of "[\s\S]*$/, '').split(/: (?!.*: )/)
  return [what, next ?? 'correct the expression']
}

/** Where a character of a text stands; the beginning of the text when it is folded or has escapes. */
function placeInText({ source }: ReferenceFile, node: unknown, position: number): Place {
  if (!isScalar(node) || !node.range) return source.placeOf(node)
  const [start, end] = node.range
  const quote = node.type === 'PLAIN' ? 0 : 1
  const isWhole = end - start - 2 * quote === String(node.value).length
  return source.placeAt(isWhole ? start + quote + position : start)
}

function expressionProblems(
  reference: ReferenceFile,
  step: unknown,
  locale: Locale,
  patterns: TypePatterns,
): Problem[] {
  const expression = textAt(step, 'expression', locale)
  try {
    createStepExpression(expression, patterns)
    return []
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    const [what, advice] = explained(error, patterns)
    const node = isMap(step) ? step.getIn(['expression', locale], true) : undefined
    const place = placeInText(reference, node, error.position)
    return [{ file: reference.file, ...place, message: `${textAt(step, 'id')} (${locale}): ${what}`, advice }]
  }
}

/** Every step is a sentence that the tool can recognise, in both languages. */
export const checkExpressions = (reference: ReferenceFile, patterns: Record<Locale, TypePatterns>): Problem[] =>
  recordsOf(reference, 'steps').flatMap((step) =>
    LOCALES.flatMap((locale) => expressionProblems(reference, step, locale, patterns[locale])),
  )
