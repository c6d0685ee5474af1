import { isScalar, isSeq, type Scalar, type YAMLMap } from 'yaml'
import type { z } from 'zod'
import type { Option } from '@/config/options/option'
import { type ConfigValue, valueFits } from '@/config/options/option-value'
import { CORE_REFERENCE, EXERCISES, PLUGIN_REFERENCE } from '@/content/reference'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { DATA_TYPES } from '@/steps/data-types-schema'
import { isValueOf } from '@/steps/expression/step-expression'
import type { TypePatterns } from '@/steps/values/type-patterns'
import { type Problem, refuse, unknown } from '../problem'
import { checkTexts } from './check-texts'
import { schemaProblems } from './schema-problems'
import { expressionProblems, stepProblems } from './step-problems'
import { itemsIn, recordsOf, textAt, valueIn, type YamlSource } from './yaml-source'

const LISTS = ['examples', 'rejected'] as const

/** The texts of a list of values, each with the languages that it is for. */
const textsOf = (type: YAMLMap, list: string): [text: Scalar, locales: readonly StepLanguage[]][] =>
  (['any', ...STEP_LANGUAGES] as const).flatMap((language) => {
    const locales = language === 'any' ? STEP_LANGUAGES : [language]
    return itemsIn(type, list, language)
      .filter((item) => isScalar(item))
      .map((text): [Scalar, readonly StepLanguage[]] => [text, locales])
  })

/**
 * The values that a data type is shown with are values of it, and those that it is said to reject are none.
 * @param patterns those of the data types, in each language; types of blocks have none
 */
function checkTypeExamples(source: YamlSource, patterns: Record<StepLanguage, TypePatterns>): Problem[] {
  const check = (type: YAMLMap, list: (typeof LISTS)[number]) =>
    textsOf(type, list).flatMap(([text, locales]) => {
      const name = textAt(type, 'name')
      const isExample = list === 'examples'
      const odd = locales.find((locale) => isValueOf(name, String(text.value), patterns[locale]) !== isExample)
      if (!odd) return []
      return [source.problemAt(text, refuse('references.wrongValue', `${name} (${odd})`, list, String(text.value)))]
    })
  return recordsOf(source, 'types')
    .filter((type) => patterns.es.has(textAt(type, 'name')))
    .flatMap((type) => LISTS.flatMap((list) => check(type, list)))
}

/** A closed list is there, and has each value once. */
const checkValues = (source: YamlSource): Problem[] =>
  recordsOf(source, 'options').flatMap((option) => {
    const values = option.get('values')
    const key = textAt(option, 'key')
    if (!isSeq(values))
      return textAt(option, 'type') === 'enum' ? [source.problemAt(option, refuse('references.noValues', key))] : []
    const written = values.items.map((item) => String(valueIn(item)))
    return values.items.flatMap((item, index) =>
      written.indexOf(String(valueIn(item))) < index
        ? [source.problemAt(item, refuse('twice', String(valueIn(item))))]
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
    return [source.problemAt(node, refuse('references.wrongDefault', key, values?.join(', ') ?? type))]
  })
}

/** The options that a condition names, as `key`, `key=value` or `key.*`, are there. */
function checkConditions(source: YamlSource): Problem[] {
  const keys = recordsOf(source, 'options').map((item) => textAt(item, 'key'))
  const isThere = (condition: string) => {
    const [key = ''] = condition.split('=')
    return key.endsWith('.*') ? keys.some((each) => each.startsWith(key.slice(0, -1))) : keys.includes(key)
  }
  return recordsOf(source, 'options').flatMap((option) =>
    ['requiredIf', 'ignoredIf'].flatMap((field) =>
      ['any', 'none'].flatMap((list) => {
        const items = itemsIn(option, field, list).filter((item) => isScalar<string>(item))
        return items
          .filter(({ value }) => !isThere(value))
          .map((item) => source.problemAt(item, unknown(item.value, keys)))
      }),
    ),
  )
}

/** Whether a version comes after another one. @example isAfter('2.10.0', '2.9.1') // => true */
const isAfter = (version: string, other: string): boolean => version.localeCompare(other, 'en', { numeric: true }) > 0

/** Nothing has come with a version that is not there yet. */
function checkSince(source: YamlSource): Problem[] {
  const root = source.document.contents
  const version = textAt(root, 'version') || textAt(root, 'engine')
  return ['steps', 'options'].flatMap((list) =>
    recordsOf(source, list).flatMap((record) => {
      const since = textAt(record, 'since')
      if (!since || !version || !isAfter(since, version)) return []
      return [source.problemAt(record.get('since', true), refuse('references.sinceLater', since, version))]
    }),
  )
}

const SCHEMAS = {
  'plugin-reference': PLUGIN_REFERENCE,
  core: CORE_REFERENCE,
  'data-types': DATA_TYPES,
  exercises: EXERCISES,
} satisfies Record<string, z.ZodType>

export type ReferenceKind = keyof typeof SCHEMAS

/**
 * Checks one reference file: its schema, the consistency of its records, and the expressions of its steps.
 * @param patterns undefined when the data types could not be read
 */
export function checkReference(
  kind: ReferenceKind,
  source: YamlSource,
  patterns?: Record<StepLanguage, TypePatterns>,
): Problem[] {
  const problems = schemaProblems(source, SCHEMAS[kind])
  return [
    ...problems,
    ...stepProblems(source),
    ...checkTexts(source),
    ...checkValues(source),
    ...checkConditions(source),
    ...checkSince(source),
    ...(problems.length === 0 ? checkDefaults(source) : []),
    ...(patterns && kind === 'data-types' ? checkTypeExamples(source, patterns) : []),
    ...(patterns && kind === 'plugin-reference' ? expressionProblems(source, patterns) : []),
  ]
}
