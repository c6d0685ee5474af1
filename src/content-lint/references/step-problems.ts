import type { YAMLMap } from 'yaml'
import type { z } from 'zod'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { localize, STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { createStepExpression, ExpressionError } from '@/steps/expression/step-expression'
import { STEP } from '@/steps/step-schema'
import type { TypePatterns } from '@/steps/values/type-patterns'
import { type Problem, pageProblem, type Refusal, refuse, say, unknown } from '../problem'
import { placeInText, type Report, recordsOf, soundRecords, textAt, type YamlSource } from './yaml-source'

type Step = z.infer<typeof STEP>

/** The arguments of a step are those of its expression, in both languages; their names may differ between the two. */
function checkArguments({ id, expression, arguments: described = [] }: Step, report: Report): Problem[] {
  const argumentsIn = (locale: StepLanguage) => expressionArguments(expression[locale])
  const types = described.map(({ type }) => type).sort()
  const problems = STEP_LANGUAGES.flatMap((locale) => {
    const written = argumentsIn(locale).map(({ type }) => type)
    if (written.toSorted().join() === types.join()) return []
    const [own = '', found = ''] = [types, written].map((names) => names.join(', ') || say('nothing'))
    return [report([say('steps.arguments', id, own, locale, found), say('steps.describeEach')])]
  })
  const names = [...new Set(STEP_LANGUAGES.flatMap(argumentsIn).map(({ name }) => name))]
  if (problems.length > 0) return problems
  return described.flatMap(({ name }, at) =>
    names.includes(name) ? [] : [report(unknown(name, names), 'arguments', at)],
  )
}

/** A step with a table describes its columns; others have none. */
function checkTable({ id, block, table }: Step, report: Report): Problem[] {
  if ((block === 'table') !== Boolean(table))
    return [report(refuse('steps.together', id, 'block: table', 'table'), ...(table ? ['table'] : []))]
  const isAllOptional = table && (table.optional ?? 0) >= table.columns.length
  return isAllOptional ? [report(refuse('steps.allOptional', id), 'table')] : []
}

/** A step has something below it when its sentence ends with a colon, and only then. */
const checkColon = ({ id, block, expression }: Step, report: Report): Problem[] =>
  STEP_LANGUAGES.filter((locale) => expression[locale].trimEnd().endsWith(':') === (block === 'none')).map((locale) =>
    report(refuse('steps.colon', id, locale, block)),
  )

/** The options that a step names belong to its plugin. */
function checkOptionLink({ option, alsoOptions = [] }: Step, report: Report, source: YamlSource): Problem[] {
  const keys = recordsOf(source, 'options').map((item) => textAt(item, 'key'))
  const named = [
    { key: option, path: ['option'] },
    ...alsoOptions.map((key, at) => ({ key, path: ['alsoOptions', at] })),
  ]
  return named.flatMap(({ key, path }) => (!key || keys.includes(key) ? [] : [report(unknown(key, keys), ...path)]))
}

function explained({ code, expression, position }: ExpressionError, patterns: TypePatterns): Refusal {
  const [, type = ''] = /^\{(?:[^:}]*:)?([\w-]+)\}/.exec(expression.slice(position)) ?? []
  if (code === 'unknown-type') return unknown(type, [...patterns.keys()])
  return [localize((locale) => FEATURE_CHECKER_STRINGS[locale].patternFaults[code]), say('correctIt')]
}

function problemsOfExpression(
  source: YamlSource,
  step: YAMLMap,
  locale: StepLanguage,
  patterns: TypePatterns,
): Problem[] {
  const expression = textAt(step, 'expression', locale)
  try {
    createStepExpression(expression, patterns)
    return []
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    const [what, advice] = explained(error, patterns)
    const place = placeInText(source, step.getIn(['expression', locale], true), error.position)
    return [pageProblem(source, place, [say('steps.expression', textAt(step, 'id'), locale, what), advice])]
  }
}

/** The expressions of the steps are valid in both languages. */
export const expressionProblems = (source: YamlSource, patterns: Record<StepLanguage, TypePatterns>): Problem[] =>
  recordsOf(source, 'steps').flatMap((step) =>
    STEP_LANGUAGES.flatMap((locale) => problemsOfExpression(source, step, locale, patterns[locale])),
  )

/** The fields of each step agree; a step that breaks the schema is skipped. */
export const stepProblems = (source: YamlSource): Problem[] =>
  soundRecords(source, 'steps', STEP, (step, report) =>
    [checkArguments, checkTable, checkColon, checkOptionLink].flatMap((check) => check(step, report, source)),
  )
