import { isMap, isScalar, type YAMLMap } from 'yaml'
import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { didYouMean } from '@/lib/nearest'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { createStepExpression, ExpressionError } from '@/steps/expression/step-expression'
import { STEP } from '@/steps/step-schema'
import type { TypePatterns } from '@/steps/values/type-patterns'
import { type Problem, pageProblem } from '../problem'
import { itemsIn, placeInText, recordsOf, textAt, valueIn, type YamlSource } from './yaml-source'

/** The arguments of a step are those of its expression, in both languages; their names may differ between the two. */
function checkArguments(source: YamlSource, step: YAMLMap): Problem[] {
  const described = itemsIn(step, 'arguments')
  const argumentsIn = (locale: Locale) => expressionArguments(textAt(step, 'expression', locale))
  const types = described.map((item) => textAt(item, 'type')).sort()
  const problems = LOCALES.flatMap((locale) => {
    const written = argumentsIn(locale).map(({ type }) => type)
    if (written.toSorted().join() === types.join()) return []
    const message = `${textAt(step, 'id')}: the arguments are ${types.join(', ') || 'none'}, the ${locale} expression has ${written.join(', ') || 'none'}`
    return [source.problemAt(step, message, 'describe each argument of the expression once')]
  })
  const names = [...new Set(LOCALES.flatMap(argumentsIn).map(({ name }) => name))]
  const unknown = described.filter((item) => !names.includes(textAt(item, 'name')))
  if (problems.length > 0) return problems
  return unknown.map((item) => {
    const name = textAt(item, 'name')
    return source.problemAt(item, `no argument of the expression is ${name}`, didYouMean(name, names))
  })
}

/** A step with a table describes its columns; others have none. */
function checkTable(source: YamlSource, step: YAMLMap): Problem[] {
  const table = step.get('table', true)
  const hasTable = textAt(step, 'block') === 'table'
  const id = textAt(step, 'id')
  if (hasTable && !table) return [source.problemAt(step, `${id} has block: table and no table`, 'describe the columns')]
  if (table && !hasTable)
    return [source.problemAt(table, `${id} has a table and not block: table`, 'make the two agree')]
  return isMap(table) && Number(table.get('optional') ?? 0) >= itemsIn(table, 'columns').length
    ? [source.problemAt(table, `${id} can leave out all of its columns`, 'lower optional')]
    : []
}

/** A step has something below it when its sentence ends with a colon, and only then. */
function checkColon(source: YamlSource, step: YAMLMap): Problem[] {
  const block = textAt(step, 'block')
  return LOCALES.flatMap((locale) => {
    const hasColon = textAt(step, 'expression', locale).trimEnd().endsWith(':')
    if (hasColon === (block !== 'none')) return []
    const message = `${textAt(step, 'id')} (${locale}) ${hasColon ? 'ends with a colon' : 'has no colon at its end'} and has block: ${block}`
    return [source.problemAt(step, message, 'make the two agree')]
  })
}

/** The options that a step names belong to its plugin. */
function checkOptionLink(source: YamlSource, step: YAMLMap): Problem[] {
  const named = [step.get('option', true), ...itemsIn(step, 'alsoOptions')]
  const keys = recordsOf(source, 'options').map((item) => textAt(item, 'key'))
  return named.flatMap((option) => {
    const key = isScalar(option) && typeof option.value === 'string' ? option.value : ''
    if (!key || keys.includes(key)) return []
    return [source.problemAt(option, `option ${key} is unknown`, didYouMean(key, keys))]
  })
}

function explained({ message, code, expression, position }: ExpressionError, patterns: TypePatterns): [string, string] {
  if (code === 'unknown-type') {
    const [, type = ''] = /^\{(?:\w+:)?([\w-]+)\}/.exec(expression.slice(position)) ?? []
    return [`unknown data type ${type}`, didYouMean(type, [...patterns.keys()])]
  }
  const [what = message, next] = message.replace(/ \(character \d+ of "[\s\S]*$/, '').split(/: (?!.*: )/)
  return [what, next ?? 'correct the expression']
}

function problemsOfExpression(source: YamlSource, step: YAMLMap, locale: Locale, patterns: TypePatterns): Problem[] {
  const expression = textAt(step, 'expression', locale)
  try {
    createStepExpression(expression, patterns)
    return []
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    const [what, advice] = explained(error, patterns)
    const place = placeInText(source, step.getIn(['expression', locale], true), error.position)
    return [pageProblem(source, place, `${textAt(step, 'id')} (${locale}): ${what}`, advice)]
  }
}

/** The expressions of the steps are valid in both languages. */
export const expressionProblems = (source: YamlSource, patterns: Localized<TypePatterns>): Problem[] =>
  recordsOf(source, 'steps').flatMap((step) =>
    LOCALES.flatMap((locale) => problemsOfExpression(source, step, locale, patterns[locale])),
  )

/** The fields of each step agree; a step that breaks the schema is skipped. */
export const stepProblems = (source: YamlSource): Problem[] =>
  recordsOf(source, 'steps')
    .filter((step) => STEP.safeParse(valueIn(step)).success)
    .flatMap((step) =>
      [checkArguments, checkTable, checkColon, checkOptionLink].flatMap((check) => check(source, step)),
    )
