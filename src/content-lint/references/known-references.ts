import { z } from 'zod'
import type { Option } from '@/config/options/option'
import { OPTION_TYPE } from '@/config/options/option-schema'
import { stepCatalogue } from '@/content/catalogues'
import { type CoreReference, FLAG, type Flag, type PluginReference } from '@/content/reference'
import { catalogueSteps, type References } from '@/content/references'
import { createFeatureChecker, type FeatureChecker } from '@/gherkin/check/check-feature'
import type { Locale, Localized } from '@/i18n/locale'
import { createKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import { ASSERTION_TYPE, DURATION_UNIT, MATCHER, METRIC } from '@/steps/data-types-schema'
import { createStepExpression } from '@/steps/expression/step-expression'
import type { CatalogueStep, Step } from '@/steps/step'
import type { AssertionType, DataTypes } from '@/steps/values/data-types'
import { createTypePatterns, type TypePatterns } from '@/steps/values/type-patterns'
import { fileKind, pluginOfFile } from '../files/file-names'
import type { YamlFile } from './yaml-source'

/** The references that pages are checked against. */
export interface KnownReferences {
  references: References
  /** False when a file, or a list of it, could not be read: unknown names may then be valid. */
  isComplete: boolean
  /** The patterns of the data types; undefined when those could not be read. */
  patterns?: Localized<TypePatterns>
  /** The steps that can be matched, in each language. */
  knowledge: Localized<StepKnowledge>
  checkFeature: Localized<FeatureChecker>
  /** Whether steps of these plugins (all when left out) cannot be matched, so that a sentence may be one of them. */
  hasUnusable: (locale: Locale, plugins?: readonly string[]) => boolean
}

type Fields = Record<string, unknown>

/** The values of a file; undefined when a syntax error may have changed them. */
function fieldsOf({ source }: YamlFile): Fields | undefined {
  try {
    return source.isSound ? z.looseObject({}).safeParse(source.document.toJS()).data : undefined
  } catch {
    // The parser refuses aliases that expand without end.
    return undefined
  }
}

const recordsOf = <T>(value: unknown, schema: z.ZodType): T[] =>
  Array.isArray(value) ? (value.filter((item) => schema.safeParse(item).success) as T[]) : []

const TEXT_OR_NOTHING = z.string().catch('')
const withText = (field: string) => z.looseObject({ [field]: z.string() })

/** The options that have a key; one of an unknown type accepts any text. */
const optionsOf = (value: unknown): Option[] =>
  recordsOf<Option>(value, withText('key')).map((option) => ({
    ...option,
    type: OPTION_TYPE.safeParse(option.type).data ?? 'string',
    values: Array.isArray(option.values) ? option.values : undefined,
  }))

const flagsOf = (value: unknown): Flag[] => recordsOf<Flag>(value, FLAG)

/** A text in both languages, as far as it is there. */
const textsIn = (texts?: Partial<Localized>): Localized => ({
  es: TEXT_OR_NOTHING.parse(texts?.es),
  en: TEXT_OR_NOTHING.parse(texts?.en),
})

/** The steps that have an id; an invalid expression matches nothing. */
const stepsOf = (value: unknown): Step[] =>
  recordsOf<Step>(value, withText('id')).map((step) => ({
    ...step,
    expression: textsIn(step.expression),
    description: textsIn(step.description),
    table: Array.isArray(step.table?.columns) ? step.table : undefined,
  }))

/** The fields of the data types that matching needs. */
const ASSERTION = ASSERTION_TYPE.omit({ description: true, warning: true }).loose()
const COMPARISON = MATCHER.omit({ meaning: true, warning: true }).loose()

/** The records of the data types that are valid for matching. */
function dataTypesOf(fields: Fields): DataTypes {
  const types = recordsOf<DataTypes['types'][number]>(fields.types, withText('name'))
  const isOther = ({ name }: AssertionType) => !types.some((type) => type.name === name)
  return {
    types,
    assertions: recordsOf<AssertionType>(fields.assertions, ASSERTION).filter(isOther),
    matchers: recordsOf(fields.matchers, COMPARISON),
    durationUnits: recordsOf(fields.durationUnits, DURATION_UNIT.loose()),
    metrics: recordsOf(fields.metrics, METRIC.loose()),
  }
}

/** The reference of a plugin; none without its lists, or every page that uses it would repeat the problem. */
function pluginsIn(file: string, fields: Fields = {}): PluginReference[] {
  const { options, steps } = fields
  if (!Array.isArray(options) || !Array.isArray(steps)) return []
  const records = { plugin: pluginOfFile(file), options: optionsOf(options), steps: stepsOf(steps) }
  return [{ ...(fields as unknown as PluginReference), ...records }]
}

/** The first record of every name: a second one is reported in its own file. */
function withoutDuplicates(plugins: PluginReference[]): PluginReference[] {
  const taken = new Set<string>()
  const isFirst = (name: string) => !taken.has(name) && Boolean(taken.add(name))
  return plugins.map((plugin) => ({
    ...plugin,
    options: plugin.options.filter(({ key }) => isFirst(`option ${key}`)),
    steps: plugin.steps.filter(({ id }) => isFirst(`step ${id}`)),
  }))
}

function patternsOf(dataTypes: DataTypes): Localized<TypePatterns> | undefined {
  try {
    return { es: createTypePatterns(dataTypes, 'es'), en: createTypePatterns(dataTypes, 'en') }
  } catch {
    return undefined
  }
}

function isUsable({ expression }: CatalogueStep, locale: Locale, patterns?: Localized<TypePatterns>): boolean {
  try {
    return Boolean(patterns && expression[locale] && createStepExpression(expression[locale], patterns[locale]))
  } catch {
    return false
  }
}

/** The texts of a list that may be broken. */
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []

/** The checker with the valid steps of each language. */
function checking(references: References, patterns?: Localized<TypePatterns>) {
  const all = catalogueSteps(references)
  const usable = (locale: Locale) => all.filter((step) => isUsable(step, locale, patterns))
  const steps = { es: usable('es'), en: usable('en') }
  const catalogue = stepCatalogue(references)
  const plugins = catalogue.plugins.map((plugin) => ({ ...plugin, modules: textsOf(plugin.modules) }))
  const dataTypes = patterns ? references.dataTypes : dataTypesOf({})
  const knowledgeOf = (locale: Locale) => createKnowledge({ ...catalogue, plugins, dataTypes, steps: steps[locale] })
  const knowledge = { es: knowledgeOf('es'), en: knowledgeOf('en') }
  const checkFeature = { es: createFeatureChecker(knowledge.es), en: createFeatureChecker(knowledge.en) }
  const hasUnusable: KnownReferences['hasUnusable'] = (locale, plugins) =>
    all.some((step) => (!plugins || plugins.includes(step.plugin)) && !steps[locale].includes(step))
  return { knowledge, checkFeature, hasUnusable }
}

/**
 * Collects the valid parts of the references to check pages against. Their own problems are reported once, not on every page
 * that uses them.
 * @param names all files of the content
 */
export function knownReferences(yaml: YamlFile[], names: readonly string[]): KnownReferences {
  const files = yaml.map((file) => ({ ...file, fields: fieldsOf(file) }))
  const one = (kind: YamlFile['kind']) => files.find((file) => file.kind === kind)?.fields
  const [core, dataTypes] = [one('core'), one('data-types')]
  const plugins = files
    .filter(({ kind }) => kind === 'plugin-reference')
    .flatMap(({ file, fields }) => pluginsIn(file, fields))
  const references = {
    plugins: withoutDuplicates(plugins),
    core: {
      options: optionsOf(core?.options),
      artifacts: textsOf(core?.artifacts),
      flags: flagsOf(core?.flags),
    } as CoreReference,
    dataTypes: dataTypesOf(dataTypes ?? {}),
  }
  const patterns = dataTypes && patternsOf(references.dataTypes)
  const expected = names.filter((file) => fileKind(file) === 'plugin-reference')
  const isComplete =
    Boolean(core && Array.isArray(core.options) && references.core.flags.length > 0 && patterns) &&
    plugins.length === expected.length
  return { references, isComplete, patterns, ...checking(references, patterns) }
}
