import type { CoreReference, PluginReference } from '@/content/reference'
import { catalogueSteps, type References } from '@/content/references'
import type { Locale, Localized } from '@/i18n/locale'
import { createStepExpression } from '@/steps/expression/step-expression'
import { createMatcher, type StepMatcher } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import type { DataTypes } from '@/steps/values/data-types'
import { createTypePatterns, type TypePatterns } from '@/steps/values/type-patterns'
import { fileKind, pluginOfFile } from './content-files'
import type { YamlFile } from './read-sources'
import { dataTypesOf, type Fields, isFields, optionsOf, stepsOf } from './reference-records'

/** What the pages are checked against. */
export interface KnownReferences {
  references: References
  /** False when a whole file, or a list of it, could not be read: what is unknown may then just be unread. */
  isComplete: boolean
  /** The patterns of the data types; none when those could not be read. */
  patterns?: Localized<TypePatterns>
  match: StepMatcher
  /** Whether steps of these plugins (all when left out) cannot be matched, so that a sentence may be one of them. */
  hasUnusable: (locale: Locale, plugins?: readonly string[]) => boolean
}

/** The values of a file; none when they may be others than its author wrote. */
function fieldsOf({ source }: YamlFile): Fields | undefined {
  try {
    const value: unknown = source.isSound ? source.document.toJS() : undefined
    return isFields(value) && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a plugin's lists are there: without one, every page that uses it would be told of what is wrong here. */
const hasLists = ({ options, steps }: Fields): boolean => Array.isArray(options) && Array.isArray(steps)

const pluginOf = (file: string, fields: Fields): PluginReference => ({
  ...(fields as unknown as PluginReference),
  plugin: pluginOfFile(file),
  options: optionsOf(fields.options),
  steps: stepsOf(fields.steps),
})

/** The first record of every name: a second one is told where it stands. */
function withoutTwins(plugins: PluginReference[]): PluginReference[] {
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

/** The matcher over the steps that can be matched, and the plugins with others, in each language. */
function matching(references: References, patterns?: Localized<TypePatterns>) {
  const all = catalogueSteps(references)
  const usable = (locale: Locale) => all.filter((step) => isUsable(step, locale, patterns))
  const steps = { es: usable('es'), en: usable('en') }
  const matchers = {
    es: createMatcher(steps.es, references.dataTypes),
    en: createMatcher(steps.en, references.dataTypes),
  }
  const match: StepMatcher = (sentence, locale, options) => matchers[locale](sentence, locale, options)
  const hasUnusable: KnownReferences['hasUnusable'] = (locale, plugins) =>
    all.some((step) => (!plugins || plugins.includes(step.plugin)) && !steps[locale].includes(step))
  return { match, hasUnusable }
}

/**
 * Takes from the references what pages can be checked against. What is broken in them is told where it stands, not on
 * the pages that use it.
 * @param yaml all YAML files of the content
 * @param names all files of the content
 */
export function knownReferences(yaml: YamlFile[], names: readonly string[]): KnownReferences {
  const files = yaml.map((file) => ({ ...file, fields: fieldsOf(file) }))
  const one = (kind: YamlFile['kind']) => files.find((file) => file.kind === kind)?.fields
  const [core, dataTypes] = [one('core'), one('data-types')]
  const plugins = files
    .filter(({ kind }) => kind === 'plugin-reference')
    .flatMap(({ file, fields }) => (fields && hasLists(fields) ? [pluginOf(file, fields)] : []))
  const references = {
    plugins: withoutTwins(plugins),
    core: { options: optionsOf(core?.options) } as CoreReference,
    dataTypes: dataTypesOf(dataTypes ?? {}),
  }
  const patterns = dataTypes && patternsOf(references.dataTypes)
  const expected = names.filter((file) => fileKind(file) === 'plugin-reference')
  const isComplete = Boolean(core && Array.isArray(core.options) && patterns) && plugins.length === expected.length
  return { references, isComplete, patterns, ...matching(references, patterns) }
}
