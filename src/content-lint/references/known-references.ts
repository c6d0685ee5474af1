import type { z } from 'zod'
import { stepCatalogue } from '@/content/catalogues'
import { catalogueOptions, catalogueSteps, type References } from '@/content/references'
import { CORE_REFERENCE, type CoreReference, EXERCISES, PLUGIN_REFERENCE } from '@/content/schemas'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { createKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import { createStepExpression } from '@/steps/expression/step-expression'
import type { CatalogueStep, DataTypes } from '@/steps/step'
import { DATA_TYPES } from '@/steps/step-schema'
import { createTypePatterns, type LocalPatterns } from '@/steps/values/type-patterns'
import { fileKind, pluginOfFile } from '../files/file-names'
import { attempt } from '../problem'
import { valueIn, type YamlFile } from './yaml-source'

export interface KnownReferences {
  references: References
  /** False if a reference has a problem of its own: unknown names and sentences may then be valid. */
  isComplete: boolean
  /** Undefined if the data types could not be read. */
  patterns?: LocalPatterns
  knowledge: StepKnowledge
}

const NO_CORE = { options: [], artifacts: [], flags: [] } as unknown as CoreReference
const NO_TYPES: DataTypes = { types: [], assertions: [], matchers: [], durationUnits: [], metrics: [] }

/** The data of a file; undefined if it breaks its schema, or if a syntax error may have changed its values. */
const dataOf = <T>(file: YamlFile | undefined, schema: z.ZodType<T>): T | undefined =>
  file?.source.isSound ? schema.safeParse(valueIn(file.source.document.contents)).data : undefined

const isUsable = ({ expression }: CatalogueStep, patterns: LocalPatterns): boolean =>
  attempt('', () => STEP_LANGUAGES.every((locale) => createStepExpression(expression[locale], patterns[locale])))
    .value ?? false

/** Reads the references that pages are checked against, without those that have problems, which are reported once. */
export function knownReferences(yaml: YamlFile[], names: readonly string[]): KnownReferences {
  const fileOf = (kind: YamlFile['kind']) => yaml.find((file) => file.kind === kind)
  const core = dataOf(fileOf('core'), CORE_REFERENCE)
  const dataTypes = dataOf(fileOf('data-types'), DATA_TYPES)
  const patternsIn = (locale: StepLanguage) => createTypePatterns(dataTypes ?? NO_TYPES, locale)
  const patterns = dataTypes && attempt('', () => ({ es: patternsIn('es'), en: patternsIn('en') })).value
  const plugins = yaml.flatMap((file) => {
    const data = file.kind === 'plugin-reference' ? dataOf(file, PLUGIN_REFERENCE) : undefined
    return data ? [{ ...data, plugin: pluginOfFile(file.file) }] : []
  })
  const references = {
    plugins,
    core: core ?? NO_CORE,
    dataTypes: (patterns && dataTypes) ?? NO_TYPES,
    exercises: dataOf(fileOf('exercises'), EXERCISES)?.exercises ?? [],
  }
  const { types, assertions } = references.dataTypes
  const typeNames = [...types, ...assertions].map(({ name }) => name)
  const all = catalogueSteps(references)
  const steps = all.filter((step) => patterns && isUsable(step, patterns))
  const knowledge = createKnowledge({ ...stepCatalogue(references), steps })
  const hasAllPlugins = plugins.length === names.filter((file) => fileKind(file) === 'plugin-reference').length
  const ids = [all.map(({ id }) => id), catalogueOptions(references).map(({ key }) => key), typeNames]
  const isUnique = ids.every((list) => new Set(list).size === list.length)
  const isComplete = Boolean(core && patterns) && hasAllPlugins && steps.length === all.length && isUnique
  return { references, isComplete, patterns, knowledge }
}
