import { isMap, isScalar, isSeq } from 'yaml'
import type { z } from 'zod'
import type { Option } from '@/config/options/option'
import { type ConfigValue, valueFits } from '@/config/options/option-value'
import { CORE_REFERENCE, PLUGIN_REFERENCE } from '@/content/reference'
import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { didYouMean } from '@/lib/nearest'
import { DATA_TYPES } from '@/steps/data-types-schema'
import { ExpressionError } from '@/steps/expression/expression-error'
import { expressionParts } from '@/steps/expression/expression-parts'
import { createStepExpression } from '@/steps/expression/step-expression'
import { STEP } from '@/steps/step-schema'
import type { TypePatterns } from '@/steps/values/type-patterns'
import type { Problem } from '../problem'
import { checkTexts } from './check-texts'
import { checkTypeExamples } from './check-type-examples'
import { schemaProblems } from './schema-problems'
import { placeInText, type YamlSource } from './yaml-source'
import { recordsOf, textAt, valueIn } from './yaml-values'

const argumentTypes = (expression: string): string[] =>
  expressionParts(expression).flatMap((part) => (part.kind === 'argument' ? [part.type] : []))

/** The arguments of a step are those of its expression, in both languages; their names may differ between the two. */
function checkArguments(source: YamlSource, step: unknown): Problem[] {
  const described = isMap(step) ? step.get('arguments') : undefined
  const types = isSeq(described) ? described.items.map((item) => textAt(item, 'type')) : []
  return LOCALES.flatMap((locale) => {
    const written = argumentTypes(textAt(step, 'expression', locale))
    if ([...written].sort().join() === [...types].sort().join()) return []
    const message = `${textAt(step, 'id')}: the arguments are ${types.join(', ') || 'none'}, the ${locale} expression has ${written.join(', ') || 'none'}`
    return [source.problemAt(step, message, 'describe each argument of the expression once')]
  })
}

/** A step with a table describes its columns; others have none. */
function checkTable(source: YamlSource, step: unknown): Problem[] {
  const table = isMap(step) ? step.get('table', true) : undefined
  const hasTable = textAt(step, 'block') === 'table'
  const id = textAt(step, 'id')
  if (hasTable && !table) return [source.problemAt(step, `${id} has block: table and no table`, 'describe the columns')]
  if (table && !hasTable)
    return [source.problemAt(table, `${id} has a table and not block: table`, 'make the two agree')]
  const columns = isMap(table) ? table.get('columns') : undefined
  const optional = isMap(table) ? Number(table.get('optional') ?? 0) : 0
  return isSeq(columns) && optional >= columns.items.length
    ? [source.problemAt(table, `${id} can leave out all of its columns`, 'lower optional')]
    : []
}

/** A step has something below it when its sentence ends with a colon, and only then. */
function checkColon(source: YamlSource, step: unknown): Problem[] {
  const block = textAt(step, 'block')
  return LOCALES.flatMap((locale) => {
    const hasColon = textAt(step, 'expression', locale).trimEnd().endsWith(':')
    if (hasColon === (block !== 'none')) return []
    const message = `${textAt(step, 'id')} (${locale}) ${hasColon ? 'ends with a colon' : 'has no colon at its end'} and has block: ${block}`
    return [source.problemAt(step, message, 'make the two agree')]
  })
}

/** The options that a step names belong to its plugin. */
function checkOptionLink(source: YamlSource, step: unknown): Problem[] {
  const also = isMap(step) ? step.get('alsoOptions') : undefined
  const named = isMap(step) ? [step.get('option', true), ...(isSeq(also) ? also.items : [])] : []
  const keys = recordsOf(source, 'options').map((item) => textAt(item, 'key'))
  return named.flatMap((option) => {
    const key = isScalar(option) && typeof option.value === 'string' ? option.value : ''
    if (!key || keys.includes(key)) return []
    return [source.problemAt(option, `option ${key} is unknown`, didYouMean(key, keys))]
  })
}

/** The message and the advice for an invalid expression. */
function explained({ message, code, expression, position }: ExpressionError, patterns: TypePatterns): [string, string] {
  if (code === 'unknown-type') {
    const [, type = ''] = /^\{(?:\w+:)?([\w-]+)\}/.exec(expression.slice(position)) ?? []
    return [`unknown data type ${type}`, didYouMean(type, [...patterns.keys()])]
  }
  const [what = message, next] = message.replace(/ \(character \d+ of "[\s\S]*$/, '').split(/: (?!.*: )/)
  return [what, next ?? 'correct the expression']
}

function expressionProblems(source: YamlSource, step: unknown, locale: Locale, patterns: TypePatterns): Problem[] {
  const expression = textAt(step, 'expression', locale)
  try {
    createStepExpression(expression, patterns)
    return []
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    const [what, advice] = explained(error, patterns)
    const node = isMap(step) ? step.getIn(['expression', locale], true) : undefined
    const place = placeInText(source, node, error.position)
    return [{ file: source.file, ...place, message: `${textAt(step, 'id')} (${locale}): ${what}`, advice }]
  }
}

const checkExpressions = (source: YamlSource, patterns: Localized<TypePatterns>): Problem[] =>
  recordsOf(source, 'steps').flatMap((step) =>
    LOCALES.flatMap((locale) => expressionProblems(source, step, locale, patterns[locale])),
  )

/** Checks that the fields of a step agree; one that breaks the schema is skipped. */
const checkSteps = (source: YamlSource): Problem[] =>
  recordsOf(source, 'steps')
    .filter((step) => STEP.safeParse(valueIn(step)).success)
    .flatMap((step) =>
      [checkArguments, checkTable, checkColon, checkOptionLink].flatMap((check) => check(source, step)),
    )

/** A closed list is there, and has each value once. */
const checkValues = (source: YamlSource): Problem[] =>
  recordsOf(source, 'options').flatMap((option) => {
    const values = option.get('values')
    const key = textAt(option, 'key')
    if (!isSeq(values))
      return textAt(option, 'type') === 'enum'
        ? [source.problemAt(option, `${key} is one of a list, and has no values`, 'list them: values: [A, B]')]
        : []
    const written = values.items.map((item) => String(valueIn(item)))
    return values.items.flatMap((item, index) =>
      written.indexOf(String(valueIn(item))) < index
        ? [source.problemAt(item, `${key} lists ${String(valueIn(item))} twice`, 'remove one of the two')]
        : [],
    )
  })

/** A default has the type of its option. */
function checkDefaults(source: YamlSource): Problem[] {
  return recordsOf(source, 'options').flatMap((option) => {
    const node = option.get('default', true)
    const value = isScalar(node) ? (node.value as ConfigValue) : undefined
    if (!node || value === null) return []
    const isFit = value !== undefined && (value === '' || valueFits(option.toJSON() as Option, value))
    if (isFit) return []
    const { key, type, values } = option.toJSON() as Option
    const advice = `write ${type === 'enum' && values ? `one of ${values.join(', ')}` : 'a value of that type'}, or null`
    return [source.problemAt(node, `the default of ${key} is no ${type}`, advice)]
  })
}

const numbersOf = (version: string): number[] => version.split(/\D+/).map(Number)

/** Whether a version comes after another one. @example isAfter('2.10.0', '2.9.1') // => true */
function isAfter(version: string, other: string): boolean {
  const [one, two] = [numbersOf(version), numbersOf(other)]
  const at = one.findIndex((number, index) => number !== (two[index] ?? 0))
  return at >= 0 && (one[at] ?? 0) > (two[at] ?? 0)
}

/** Nothing has come with a version that is not there yet. */
function checkSince(source: YamlSource): Problem[] {
  const root = source.document.contents
  const version = textAt(root, 'version') || textAt(root, 'engine')
  return ['steps', 'options'].flatMap((list) =>
    recordsOf(source, list).flatMap((record) => {
      const since = textAt(record, 'since')
      if (!since || !version || !isAfter(since, version)) return []
      const message = `since ${since} is after ${version}, the version that is described`
      return [source.problemAt(record.get('since', true), message, 'correct one of the two')]
    }),
  )
}

const SCHEMAS = {
  'plugin-reference': PLUGIN_REFERENCE,
  core: CORE_REFERENCE,
  'data-types': DATA_TYPES,
} satisfies Record<string, z.ZodType>

/** The kinds of reference files. */
export type ReferenceKind = keyof typeof SCHEMAS

/**
 * Checks one reference file: its schema, the consistency of its records, and the expressions of its steps.
 * @param patterns undefined when the data types could not be read
 */
export function checkReference(kind: ReferenceKind, source: YamlSource, patterns?: Localized<TypePatterns>): Problem[] {
  const problems = schemaProblems(source, SCHEMAS[kind])
  return [
    ...problems,
    ...checkSteps(source),
    ...checkTexts(source),
    ...checkValues(source),
    ...checkSince(source),
    ...(problems.length === 0 ? checkDefaults(source) : []),
    ...(patterns && kind === 'data-types' ? checkTypeExamples(source, patterns) : []),
    ...(patterns && kind === 'plugin-reference' ? checkExpressions(source, patterns) : []),
  ]
}
