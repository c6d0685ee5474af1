import { isMap, isScalar, type YAMLMap } from 'yaml'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { createStepExpression, ExpressionError } from '@/steps/expression/step-expression'
import { STEP } from '@/steps/step-schema'
import type { TypePatterns } from '@/steps/values/type-patterns'
import { type Problem, pageProblem, type Refusal, refuse, say, unknown } from '../problem'
import { itemsIn, placeInText, recordsOf, textAt, valueIn, type YamlSource } from './yaml-source'

/** The arguments of a step are those of its expression, in both languages; their names may differ between the two. */
function checkArguments(source: YamlSource, step: YAMLMap): Problem[] {
  const described = itemsIn(step, 'arguments')
  const argumentsIn = (locale: StepLanguage) => expressionArguments(textAt(step, 'expression', locale))
  const types = described.map((item) => textAt(item, 'type')).sort()
  const problems = STEP_LANGUAGES.flatMap((locale) => {
    const written = argumentsIn(locale).map(({ type }) => type)
    if (written.toSorted().join() === types.join()) return []
    const [described, found] = [types, written].map((names) => names.join(', ') || say('nothing'))
    const message = say('steps.arguments', textAt(step, 'id'), described ?? '', locale, found ?? '')
    return [source.problemAt(step, [message, say('steps.describeEach')])]
  })
  const names = [...new Set(STEP_LANGUAGES.flatMap(argumentsIn).map(({ name }) => name))]
  const others = described.filter((item) => !names.includes(textAt(item, 'name')))
  if (problems.length > 0) return problems
  return others.map((item) => {
    const name = textAt(item, 'name')
    return source.problemAt(item, unknown(name, names))
  })
}

/** A step with a table describes its columns; others have none. */
function checkTable(source: YamlSource, step: YAMLMap): Problem[] {
  const table = step.get('table', true)
  const hasTable = textAt(step, 'block') === 'table'
  const id = textAt(step, 'id')
  if (hasTable !== Boolean(table))
    return [source.problemAt(table ?? step, refuse('steps.together', id, 'block: table', 'table'))]
  return isMap(table) && Number(table.get('optional') ?? 0) >= itemsIn(table, 'columns').length
    ? [source.problemAt(table, refuse('steps.allOptional', id))]
    : []
}

/** A step has something below it when its sentence ends with a colon, and only then. */
function checkColon(source: YamlSource, step: YAMLMap): Problem[] {
  const block = textAt(step, 'block')
  return STEP_LANGUAGES.flatMap((locale) => {
    const hasColon = textAt(step, 'expression', locale).trimEnd().endsWith(':')
    if (hasColon === (block !== 'none')) return []
    return [source.problemAt(step, refuse('steps.colon', textAt(step, 'id'), locale, block))]
  })
}

/** The options that a step names belong to its plugin. */
function checkOptionLink(source: YamlSource, step: YAMLMap): Problem[] {
  const named = [step.get('option', true), ...itemsIn(step, 'alsoOptions')]
  const keys = recordsOf(source, 'options').map((item) => textAt(item, 'key'))
  return named.flatMap((option) => {
    const key = isScalar(option) && typeof option.value === 'string' ? option.value : ''
    if (!key || keys.includes(key)) return []
    return [source.problemAt(option, unknown(key, keys))]
  })
}

function explained({ code, expression, position }: ExpressionError, patterns: TypePatterns): Refusal {
  const [, name = '', type = name] = /^\{(?:([^:}]*):)?([\w-]+)\}/.exec(expression.slice(position)) ?? []
  if (code === 'unknown-type') return unknown(type, [...patterns.keys()])
  return refuse(`steps.expressions.${code}`, name || type)
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
  recordsOf(source, 'steps')
    .filter((step) => STEP.safeParse(valueIn(step)).success)
    .flatMap((step) =>
      [checkArguments, checkTable, checkColon, checkOptionLink].flatMap((check) => check(source, step)),
    )
