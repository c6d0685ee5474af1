import type { Tag } from '@cucumber/messages'
import type { StepLanguage } from '@/i18n/locale'
import type { TextRange } from '@/lib/finding'
import { memoize } from '@/lib/memoize'
import type { StepChanges } from '@/steps/catalogue'
import { featureScenarios, isOutline, partProperties, titledNodes } from '../parse/feature-parts'
import { type FeatureStep, type Outline, outlineOf } from '../parse/feature-steps'
import type { PlacedText } from '../parse/feature-text'
import { type ParsedFeature, parseFeature } from '../parse/parse-feature'

export interface ProjectFile {
  /** Its path, which identifies it. */
  name: string
  text: string
}

/** The settings of a project that matter to the check of features; the defaults are those of the tool. */
export interface FeatureSettings {
  /** Names of the modules in use (`modules`); all of them when left out. */
  modules?: string[] | undefined
  /** The plugins that `launcher.modules` loads, if the configuration has it. */
  loaded?: string[] | undefined
  /** The tags of `redefinition`, without their `@`. */
  definitionTag?: string | undefined
  implementationTag?: string | undefined
  /** `idTagPattern`, a regular expression that a whole tag has to match; none when empty. */
  idTagPattern?: string | undefined
  /** `strictTestCaseID`: every test case needs an id of its own. */
  strictTestCaseID?: boolean | undefined
  /** `dataFormatLanguage`: the language of values; steps are still found with those of their feature's language. */
  dataFormatLanguage?: string | undefined
  /** Names of the properties that the configuration sets. */
  properties?: string[] | undefined
  /** The language of a fragment that declares none; English when left out, as in the tool. */
  fragmentLocale?: StepLanguage
  /** Set to report only what changes between two releases of the tool; not part of a configuration. */
  changes?: StepChanges | undefined
}

/** A definition is a scenario in free text; its implementation, with the same id, has the steps. */
export type CaseRole = 'definition' | 'implementation'

export interface TestCase {
  role: CaseRole | undefined
  isOutline: boolean
  /** The tags that are ids; the tool uses one. */
  ids: PlacedText[]
  title: TextRange
  line: number
  steps: number
  rows: number[]
  stepMap: PlacedText | undefined
}

export type FeatureCases = { ids: PlacedText[]; role: CaseRole | undefined; cases: TestCase[] }

export const NO_CASES: FeatureCases = { ids: [], role: undefined, cases: [] }

/** The pattern for a whole tag, as in the tool; undefined if it is empty or invalid, so that no tag is an id. */
const idPattern = memoize((source: string): RegExp | undefined => {
  try {
    return source ? new RegExp(`^(?:${source})$`) : undefined
  } catch {
    return undefined
  }
})

/** @param tag without its `@` */
export const isId = (tag: string, { idTagPattern = 'ID([\\w-]+)' }: FeatureSettings): boolean =>
  idPattern(idTagPattern)?.test(tag) ?? false

/** Tags without their `@`, which their ranges include. */
const placedTags = (tags: readonly Tag[], parsed: ParsedFeature): PlacedText[] =>
  tags.map(({ name, location }) => ({ ...parsed.placedText(location, name), value: name.slice(1) }))

export const allTags = (parsed: ParsedFeature) => titledNodes(parsed).flatMap(({ tags }) => placedTags(tags, parsed))

/** The tag of each role, without its `@`. A scenario with both is a definition, as its steps are not looked up. */
export const roleTags = ({ definitionTag = 'definition', implementationTag = 'implementation' }: FeatureSettings) =>
  Object.entries({ definition: definitionTag, implementation: implementationTag }) as [CaseRole, string][]

/** The ids and the role of a feature, and its test cases. */
export function featureCases(parsed: ParsedFeature, settings: FeatureSettings): FeatureCases {
  const feature = parsed.document?.feature
  if (!feature) return NO_CASES
  const propertiesOf = partProperties(parsed)
  const idsOf = (tags: readonly Tag[]) => placedTags(tags, parsed).filter(({ value }) => isId(value, settings))
  const roleOf = (tags: readonly Tag[]) =>
    roleTags(settings).find(([, tag]) => tags.some(({ name }) => name === `@${tag}`))?.[0]
  const cases = featureScenarios(parsed).map((scenario): TestCase => {
    const { tags, examples, steps, location } = scenario
    const properties = [...propertiesOf(), ...propertiesOf(scenario)]
    return {
      role: roleOf([...feature.tags, ...tags]),
      isOutline: isOutline(scenario, parsed),
      ids: idsOf(tags),
      title: parsed.trimmedLine(location.line),
      line: location.line,
      steps: steps.length,
      rows: examples.map(({ tableBody }) => tableBody.length),
      stepMap: properties.findLast(({ key }) => key === 'redefinition.stepMap'),
    }
  })
  const own = parsed.missing.includes('scenario') ? [] : cases
  return { ids: idsOf(feature.tags), role: roleOf(feature.tags), cases: own }
}

const MOST_KEPT = 500

const parseDefinitions = memoize((text: string) => parseFeature(text), MOST_KEPT)

/** The examples of definitions by id; their cells name the file that they are in. */
export type DefinedExamples = ReadonlyMap<string, Outline>

/** The first examples of each definition, with which its implementation runs. */
export function definedExamples(files: readonly ProjectFile[], settings: FeatureSettings): DefinedExamples {
  const [tag] = roleTags(settings).map(([, name]) => `@${name}`)
  const found = files.flatMap(({ name: file, text }) => {
    if (!tag || !text.includes(tag)) return []
    const parsed = parseDefinitions(text)
    const { cases } = featureCases(parsed, settings)
    return featureScenarios(parsed).flatMap(({ examples }, at): [string, Outline][] => {
      const { role, ids: [id] = [] } = cases[at] ?? {}
      if (role !== 'definition' || !id || examples.length === 0) return []
      const { examples: rows, ...outline } = outlineOf({ examples: examples.slice(0, 1) }, parsed)
      const placed = rows.map((row) => new Map([...row].map(([name, cell]) => [name, { ...cell, file }])))
      return [[id.value, { ...outline, examples: placed }]]
    })
  })
  // Of several definitions with an id, the first one runs.
  return new Map(found.reverse())
}

/** The steps that the tool looks up: not those of definitions, but their implementations with their examples. */
export function stepsToRun(steps: readonly FeatureStep[], { cases }: FeatureCases, defined?: DefinedExamples) {
  const areAllDefinitions = cases.length > 0 && cases.every(({ role }) => role === 'definition')
  return steps.flatMap((step): FeatureStep[] => {
    const owner = cases.findLast(({ line }) => line < step.line)
    if (owner ? owner.role === 'definition' : areAllDefinitions) return []
    if (!step.names || owner?.role !== 'implementation') return [step]
    return [{ ...step, examples: [], ...defined?.get(owner.ids[0]?.value ?? '') }]
  })
}
