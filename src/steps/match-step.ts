import type { Locale } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { compileExpression } from './expression/compile-expression'
import { hasInOrder, requiredLiterals } from './expression/required-literals'
import {
  type ArgumentMatches,
  createStepExpression,
  matchExpression,
  type StepExpression,
} from './expression/step-expression'
import type { CatalogueStep } from './step'
import type { TypeSource } from './values/data-types'
import { createTypePatterns, type TypePatterns } from './values/type-patterns'

/** A step that a sentence matches, with its arguments. */
export interface StepMatch {
  step: CatalogueStep
  args: ArgumentMatches
}

export interface MatchOptions {
  /** Names of the plugins in use; all of them when left out. */
  plugins?: readonly string[]
  /** Language tag that numbers, dates and comparisons are written in; the language of the step when left out. */
  dataLocale?: string
  /** Id of the only step to try; all of them when left out. */
  step?: string
}

/** Finds the steps of a sentence without its keyword, sorted by id. More than one is ambiguous, as in the tool. */
export type StepMatcher = (sentence: string, locale: Locale, options?: MatchOptions) => StepMatch[]

/** A step in one language, prepared on demand. */
interface Candidate {
  step: CatalogueStep
  literals?: string[]
  /** By data language. */
  expressions: Map<string, StepExpression>
}

const toCandidates = (catalogue: readonly CatalogueStep[]): Candidate[] =>
  [...catalogue].sort((one, other) => (one.id < other.id ? -1 : 1)).map((step) => ({ step, expressions: new Map() }))

function expressionOf({ step, expressions }: Candidate, locale: Locale, tag: string, patterns: TypePatterns) {
  const known = expressions.get(tag) ?? createStepExpression(step.expression[locale], patterns)
  expressions.set(tag, known)
  return known
}

/**
 * Prepares a catalogue of steps for matching; each expression is compiled when a sentence first has its literals.
 * @throws {ExpressionError} from the matcher, for a step whose expression the tool could not use either
 * @example createMatcher(steps, dataTypes)("la URL base https://example.org", 'es')
 *   // => [{ step: { id: 'rest.define.baseURL', … }, args: { unnamed: { raw: 'https://example.org', … } } }]
 */
export function createMatcher(catalogue: readonly CatalogueStep[], dataTypes: TypeSource): StepMatcher {
  const candidatesOf = memoize((_: Locale) => toCandidates(catalogue))
  const patternsOf = memoize((tag: string) => createTypePatterns(dataTypes, tag))
  return (sentence, locale, { plugins, dataLocale = locale, step: id } = {}) => {
    const patterns = patternsOf(dataLocale)
    return candidatesOf(locale).flatMap((candidate) => {
      const { step } = candidate
      if ((id && step.id !== id) || (plugins && !plugins.includes(step.plugin))) return []
      candidate.literals ??= requiredLiterals(compileExpression(step.expression[locale]))
      if (!hasInOrder(sentence, candidate.literals)) return []
      const args = matchExpression(expressionOf(candidate, locale, dataLocale, patterns), sentence)
      return args ? [{ step, args }] : []
    })
  }
}
