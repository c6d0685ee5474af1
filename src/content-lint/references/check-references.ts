import { isScalar, type Scalar, type YAMLMap } from 'yaml'
import type { z } from 'zod'
import type { Option } from '@/config/options/option'
import { OPTION } from '@/config/options/option-schema'
import { valueFits } from '@/config/options/option-value'
import { CORE_REFERENCE, EXERCISES, PLUGIN_REFERENCE } from '@/content/reference'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { isValueOf } from '@/steps/expression/step-expression'
import { DATA_TYPES } from '@/steps/step-schema'
import type { TypePatterns } from '@/steps/values/type-patterns'
import { type Problem, refuse, unknown } from '../problem'
import { checkTexts } from './check-texts'
import { schemaProblems } from './schema-problems'
import { expressionProblems, stepProblems } from './step-problems'
import { itemsIn, type Report, recordsOf, soundRecords, textAt, type YamlSource } from './yaml-source'

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
function checkValues({ key, type, values }: Option, report: Report): Problem[] {
  if (!values) return type === 'enum' ? [report(refuse('references.noValues', key))] : []
  return values.flatMap((value, at) =>
    values.findIndex((each) => String(each) === String(value)) < at
      ? [report(refuse('twice', String(value)), 'values', at)]
      : [],
  )
}

/** A default has the type of its option. */
function checkDefault(option: Option, report: Report): Problem[] {
  const { key, type, values, default: value } = option
  if (value === null || value === '' || valueFits(option, value)) return []
  return [report(refuse('references.wrongDefault', key, values?.join(', ') ?? type), 'default')]
}

/** The options that a condition names, as `key`, `key=value` or `key.*`, are there. */
function checkConditions(option: Option, report: Report, keys: readonly string[]): Problem[] {
  const isThere = (condition: string) => {
    const [key = ''] = condition.split('=')
    return key.endsWith('.*') ? keys.some((each) => each.startsWith(key.slice(0, -1))) : keys.includes(key)
  }
  return (['requiredIf', 'ignoredIf'] as const).flatMap((field) =>
    (['any', 'none'] as const).flatMap((list) =>
      (option[field]?.[list] ?? []).flatMap((condition, at) =>
        isThere(condition) ? [] : [report(unknown(condition, keys), field, list, at)],
      ),
    ),
  )
}

function optionProblems(source: YamlSource): Problem[] {
  const keys = recordsOf(source, 'options').map((item) => textAt(item, 'key'))
  return soundRecords(source, 'options', OPTION, (option, report) =>
    [checkValues, checkDefault, checkConditions].flatMap((check) => check(option, report, keys)),
  )
}

const SCHEMAS = {
  'plugin-reference': PLUGIN_REFERENCE,
  core: CORE_REFERENCE,
  'data-types': DATA_TYPES,
  exercises: EXERCISES,
} satisfies Record<string, z.ZodType>

type ReferenceKind = keyof typeof SCHEMAS

/**
 * Checks one reference file: its schema, the consistency of its records, and the expressions of its steps.
 * @param patterns undefined when the data types could not be read
 */
export function checkReference(
  kind: ReferenceKind,
  source: YamlSource,
  patterns?: Record<StepLanguage, TypePatterns>,
): Problem[] {
  return [
    ...schemaProblems(source, SCHEMAS[kind]),
    ...stepProblems(source),
    ...checkTexts(source),
    ...optionProblems(source),
    ...(patterns && kind === 'data-types' ? checkTypeExamples(source, patterns) : []),
    ...(patterns && kind === 'plugin-reference' ? expressionProblems(source, patterns) : []),
  ]
}
