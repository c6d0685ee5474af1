import type { Tag } from '@cucumber/messages'
import type { StepLanguage } from '@/i18n/locale'
import type { TextRange } from '@/lib/finding'
import { memoize } from '@/lib/memoize'
import type { StepChanges } from '@/steps/step-history'
import { featureScenarios, isOutline, partProperties, titledNodes } from '../parse/feature-parts'
import { type FeatureStep, type Outline, outlineOf } from '../parse/feature-steps'
import type { PlacedText } from '../parse/feature-text'
import { type ParsedFeature, parseFeature } from '../parse/parse-feature'

export interface ProjectFile {
  /** Identifies it among the others: its path. */
  name: string
  text: string
}

/** What a configuration says about features; the defaults are those of the tool. */
export interface FeatureSettings {
  /** The names of the modules in use (`modules`); all when left out. */
  modules?: string[] | undefined
  /** The plugins that it loads (`launcher.modules`), as far as it says so. */
  loaded?: string[] | undefined
  /** `redefinition.definitionTag`, without its `@`. */
  definitionTag?: string | undefined
  /** `redefinition.implementationTag`, without its `@`. */
  implementationTag?: string | undefined
  /** `idTagPattern`, a regular expression that a whole tag has to match; none when empty. */
  idTagPattern?: string | undefined
  /** `strictTestCaseID`: every test case needs an id of its own. */
  strictTestCaseID?: boolean | undefined
  /** `dataFormatLanguage`, in which values are read of steps that are found in the language of their feature. */
  dataFormatLanguage?: string | undefined
  /** The names of the properties that it gives a value to, besides those of the features. */
  properties?: string[] | undefined
  /** The language of a fragment that declares none; English when left out, as in the tool. */
  fragmentLocale?: StepLanguage
  /** When only what changes between two releases of the tool is looked for; of no configuration. */
  changes?: StepChanges | undefined
}

/** A scenario whose steps are texts, or the one that has their steps. */
export type CaseRole = 'definition' | 'implementation'

export interface TestCase {
  role: CaseRole | undefined
  isOutline: boolean
  /** The tags that are ids; the tool takes one. */
  ids: PlacedText[]
  title: TextRange
  line: number
  steps: number
  rows: number[]
  stepMap: PlacedText | undefined
}

export type FeatureCases = { ids: PlacedText[]; role: CaseRole | undefined; cases: TestCase[] }

export const NO_CASES: FeatureCases = { ids: [], role: undefined, cases: [] }

/** The pattern as the tool applies it, to a whole tag; nothing is an id for an invalid one. */
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

/** Tags without their `@`, which their places include. */
const placedTags = (tags: readonly Tag[], parsed: ParsedFeature): PlacedText[] =>
  tags.map(({ name, location }) => ({ ...parsed.placedText(location, name), value: name.slice(1) }))

export const allTags = (parsed: ParsedFeature) => titledNodes(parsed).flatMap(({ tags }) => placedTags(tags, parsed))

/** The tag of each role, without its `@`: definitions first, as their steps are never looked up. */
export const roleTags = ({ definitionTag = 'definition', implementationTag = 'implementation' }: FeatureSettings) =>
  Object.entries({ definition: definitionTag, implementation: implementationTag }) as [CaseRole, string][]

/** What a feature contributes to a run: its own ids and role, and its test cases. */
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

/** The examples of definitions by their ids; their cells name the file that they are in. */
export type DefinedExamples = ReadonlyMap<string, Outline>

/** The first examples of each definition among some files, with which its implementation runs. */
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
  // The first one of an id is the one that runs.
  return new Map(found.reverse())
}

/** The steps that the tool looks up: not those of definitions, whose examples those of implementations have. */
export function stepsToRun(
  steps: readonly FeatureStep[],
  { cases }: FeatureCases,
  defined: DefinedExamples = new Map(),
): FeatureStep[] {
  const areAllTexts = cases.length > 0 && cases.every(({ role }) => role === 'definition')
  return steps.flatMap((step) => {
    const owner = cases.findLast(({ line }) => line < step.line)
    if (owner ? owner.role === 'definition' : areAllTexts) return []
    if (!step.names || owner?.role !== 'implementation') return [step]
    return [{ ...step, examples: [], ...defined.get(owner.ids[0]?.value ?? '') }]
  })
}
