import { isScalar, type YAMLMap } from 'yaml'
import type { z } from 'zod'
import type { Option } from '@/config/options/option'
import { OPTION } from '@/config/options/option-schema'
import { valueFits } from '@/config/options/option-value'
import { CORE_REFERENCE, EXERCISES, PLUGIN_REFERENCE } from '@/content/schemas'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import { localize, STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { createStepExpression, ExpressionError, isValueOf } from '@/steps/expression/step-expression'
import { DATA_TYPES, STEP } from '@/steps/step-schema'
import type { LocalPatterns, TypePatterns } from '@/steps/values/type-patterns'
import type { FileKind } from '../files/file-names'
import { duplicates, type Problem, pageProblem, type Refusal, refuse, say, unknown } from '../problem'
import { checkTexts, schemaProblems } from './yaml-problems'
import type { Report, YamlFile, YamlSource } from './yaml-source'
import { checkRecords, itemsIn, placeInText, recordsOf, textAt } from './yaml-source'

type Step = z.infer<typeof STEP>

/** The described arguments match those of the expression in each language; their names may differ between languages. */
function checkArguments({ id, expression, arguments: described = [] }: Step, report: Report): Problem[] {
  const argumentsIn = (locale: StepLanguage) => expressionArguments(expression[locale])
  const typesOf = (list: { type: string }[]) => list.map(({ type }) => type).sort()
  const names = [...new Set(STEP_LANGUAGES.flatMap(argumentsIn).map(({ name }) => name))]
  const expected = typesOf(described).join(', ')
  return [
    ...STEP_LANGUAGES.flatMap((locale) => {
      const written = typesOf(argumentsIn(locale)).join(', ')
      const parts = [expected || say('nothing'), locale, written || say('nothing')] as const
      return written === expected ? [] : [report(refuse('steps.arguments', id, ...parts), 'arguments')]
    }),
    ...described.flatMap(({ name }, at) =>
      names.includes(name) ? [] : [report(unknown(name, names), 'arguments', at)],
    ),
  ]
}

const checkTable = ({ id, block, table }: Step, report: Report): Problem[] =>
  (block === 'table') === Boolean(table) ? [] : [report(refuse('steps.together', id, 'block: table', 'table'))]

/** The sentence of a step that takes a block ends in a colon, and no other does. */
const checkColon = ({ block, expression }: Step, report: Report): Problem[] =>
  STEP_LANGUAGES.filter((locale) => expression[locale].trimEnd().endsWith(':') === (block === 'none')).map((locale) => {
    const superfluous: Refusal = [say('cannotHave', 'block: none', '":"'), say('correctIt')]
    return report(block === 'none' ? superfluous : refuse('missing', '":"'), 'expression', locale)
  })

const optionKeys = (source: YamlSource): string[] => recordsOf(source, 'options').map((item) => textAt(item, 'key'))

function checkOptionLink({ option, alsoOptions = [] }: Step, report: Report, source: YamlSource): Problem[] {
  const keys = optionKeys(source)
  const check = (key: string | undefined, ...path: (string | number)[]) =>
    !key || keys.includes(key) ? [] : [report(unknown(key, keys), ...path)]
  return [...check(option, 'option'), ...alsoOptions.flatMap((key, at) => check(key, 'alsoOptions', at))]
}

/** `since` is not later than the version described. */
function checkSince({ since = '' }: Step | Option, report: Report, { document }: YamlSource): Problem[] {
  const version = textAt(document.contents, 'version') || textAt(document.contents, 'engine')
  const isLater = since.localeCompare(version, 'en', { numeric: true }) > 0
  return version && isLater ? [report([say('cannotBe', 'since', since), say('write', `≤ ${version}`)], 'since')] : []
}

function refusalOf({ code, expression, position }: ExpressionError, patterns: TypePatterns): Refusal {
  const [, type = ''] = /^\{(?:[^:}]*:)?([\w-]+)\}/.exec(expression.slice(position)) ?? []
  if (code === 'unknown-type') return unknown(type, [...patterns.keys()])
  return [localize((locale) => FEATURE_FINDINGS_STRINGS[locale].patternFaults[code]), say('correctIt')]
}

function checkExpression(source: YamlSource, step: YAMLMap, locale: StepLanguage, patterns: TypePatterns): Problem[] {
  const expression = textAt(step, 'expression', locale)
  try {
    createStepExpression(expression, patterns)
    return []
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    const place = placeInText(source, step.getIn(['expression', locale], true), error.position)
    return [pageProblem(source, place, refusalOf(error, patterns))]
  }
}

const expressionProblems = (source: YamlSource, patterns: LocalPatterns): Problem[] =>
  recordsOf(source, 'steps').flatMap((step) =>
    STEP_LANGUAGES.flatMap((locale) => checkExpression(source, step, locale, patterns[locale])),
  )

const LISTS = ['examples', 'rejected']

const textsOf = (type: YAMLMap, list: string) =>
  (['any', ...STEP_LANGUAGES] as const).flatMap((language) => {
    const locales = language === 'any' ? STEP_LANGUAGES : [language]
    const texts = itemsIn(type, list, language).filter((item) => isScalar(item))
    return texts.map((text) => ({ list, text, locales }))
  })

/** Every data type has a pattern in the code, which accepts the examples and rejects the values listed as rejected. */
function checkTypes(source: YamlSource, patterns: LocalPatterns): Problem[] {
  return recordsOf(source, 'types').flatMap((type) => {
    const name = textAt(type, 'name')
    if (textAt(type, 'kind') === 'block') return []
    if (!patterns.es.has(name)) return [source.problemAt(type.get('name', true), refuse('references.noPattern', name))]
    return LISTS.flatMap((list) => textsOf(type, list)).flatMap(({ list, text, locales }) => {
      const value = String(text.value)
      const wrong = locales.find((locale) => isValueOf(name, value, patterns[locale]) !== (list === 'examples'))
      const refusal: Refusal = [say('cannotBe', `${name}.${list} (${wrong})`, value), say('correctIt')]
      return wrong ? [source.problemAt(text, refusal)] : []
    })
  })
}

function checkValues({ type, values }: Option, report: Report): Problem[] {
  if (!values) return type === 'enum' ? [report(refuse('missing', 'values'))] : []
  return duplicates(values, String).map(([value]) => report(refuse('twice', String(value)), 'values'))
}

function checkDefault(option: Option, report: Report): Problem[] {
  const { type, values, minimum, maximum, default: value } = option
  if (value === null || value === '' || valueFits(option, value)) return []
  const range = (minimum === undefined ? '' : ` ≥ ${minimum}`) + (maximum === undefined ? '' : ` ≤ ${maximum}`)
  const advice = say('write', `${values?.join(', ') ?? type + range}, null`)
  return [report([say('cannotBe', 'default', String(value)), advice], 'default')]
}

/** An option with a `status` does not do what it says, and only a warning tells readers so. */
const checkStatus = ({ key, status, warning }: Option, report: Report): Problem[] =>
  status && !warning ? [report(refuse('steps.together', key, `status: ${status}`, 'warning'), 'status')] : []

function checkConditions(option: Option, report: Report, source: YamlSource): Problem[] {
  const keys = optionKeys(source)
  const isKnown = (condition: string) => {
    const [key = ''] = condition.split('=')
    return key.endsWith('.*') ? keys.some((known) => known.startsWith(key.slice(0, -1))) : keys.includes(key)
  }
  return (['requiredIf', 'ignoredIf'] as const).flatMap((field) =>
    [...(option[field]?.any ?? []), ...(option[field]?.none ?? [])]
      .filter((condition) => !isKnown(condition))
      .map((condition) => report(unknown(condition, keys), field)),
  )
}

const STEP_CHECKS = [checkArguments, checkTable, checkColon, checkOptionLink, checkSince]
const OPTION_CHECKS = [checkValues, checkDefault, checkStatus, checkConditions, checkSince]

const SCHEMAS: Partial<Record<FileKind, z.ZodType>> = {
  'plugin-reference': PLUGIN_REFERENCE,
  core: CORE_REFERENCE,
  'data-types': DATA_TYPES,
  exercises: EXERCISES,
}

/** Checks the schema, records and expressions of a reference. @param patterns undefined if data types are unreadable */
export function checkReference({ kind, source }: Omit<YamlFile, 'file'>, patterns?: LocalPatterns): Problem[] {
  const schema = SCHEMAS[kind]
  if (!schema) return []
  return [
    ...schemaProblems(source, schema),
    ...checkRecords(source, 'steps', STEP, STEP_CHECKS),
    ...checkTexts(source),
    ...checkRecords(source, 'options', OPTION, OPTION_CHECKS),
    ...(patterns && kind === 'data-types' ? checkTypes(source, patterns) : []),
    ...(patterns && kind === 'plugin-reference' ? expressionProblems(source, patterns) : []),
  ]
}
