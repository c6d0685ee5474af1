import type { Tag } from '@cucumber/messages'
import type { StepLanguage } from '@/i18n/locale'
import type { TextRange } from '@/lib/finding'
import { memoize } from '@/lib/memoize'
import type { StepChanges } from '@/steps/step-history'
import { featureScenarios, isOutline, partProperties, titledNodes } from '../parse/feature-parts'
import type { FeatureStep } from '../parse/feature-steps'
import { type PlacedText, placedText, trimmedLine } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'

export interface ProjectFile {
  /** Identifies it among the others: its path. */
  name: string
  text: string
}

/** What a configuration says about features; the defaults are those of the tool. */
export interface FeatureSettings {
  /** The names of the modules in use (`modules`); all when left out. */
  modules?: string[] | undefined
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

/** What matters of a scenario or an outline when features run together. */
export interface TestCase {
  role: CaseRole | undefined
  isOutline: boolean
  /** The tags that are ids; the tool takes one. */
  ids: PlacedText[]
  title: TextRange
  line: number
  steps: number
  /** The numbers of rows in the tables of its examples. */
  rows: number[]
  /** The property `redefinition.stepMap`. */
  stepMap: PlacedText | undefined
}

/** What a file contributes to a run. */
export interface FeatureCases {
  ids: PlacedText[]
  role: CaseRole | undefined
  cases: TestCase[]
}

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
  tags.map(({ name, location }) => ({ ...placedText(parsed, location, name), value: name.slice(1) }))

/** The tags of a feature, those of its parts and examples included. */
export const allTags = (parsed: ParsedFeature): PlacedText[] =>
  titledNodes(parsed).flatMap(({ tags }) => placedTags(tags, parsed))

/** The tag of each role, without its `@`: definitions first, as their steps are never looked up. */
export function roleTags(settings: FeatureSettings): [CaseRole, string][] {
  const { definitionTag = 'definition', implementationTag = 'implementation' } = settings
  return [
    ['definition', definitionTag],
    ['implementation', implementationTag],
  ]
}

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
      title: trimmedLine(parsed, location.line),
      line: location.line,
      steps: steps.length,
      rows: examples.map(({ tableBody }) => tableBody.length),
      stepMap: properties.findLast(({ key }) => key === 'redefinition.stepMap'),
    }
  })
  return {
    ids: idsOf(feature.tags),
    role: roleOf(feature.tags),
    cases: parsed.missing.includes('scenario') ? [] : cases,
  }
}

/**
 * The steps that the tool looks up: not those of definitions, nor the background that only they have. The examples of an
 * implementation are those of its definition, not its own.
 */
export function stepsToRun(steps: readonly FeatureStep[], { cases }: FeatureCases): FeatureStep[] {
  const areAllTexts = cases.length > 0 && cases.every(({ role }) => role === 'definition')
  return steps.flatMap((step) => {
    const owner = cases.findLast(({ line }) => line < step.line)
    if (owner ? owner.role === 'definition' : areAllTexts) return []
    return step.names && owner?.role === 'implementation' ? [{ ...step, examples: [] }] : [step]
  })
}
