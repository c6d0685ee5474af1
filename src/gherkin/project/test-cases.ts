import type { Feature, Scenario, Tag } from '@cucumber/messages'
import type { TextRange } from '@/lib/finding'
import { memoize } from '@/lib/memoize'
import { DEFAULT_SETTINGS, type FeatureSettings } from '../feature-settings'
import { type FeatureProperty, valueRange } from '../parse/feature-properties'
import { featureScenarios, isOutline, partProperties } from '../parse/feature-steps'
import { rangeAt, trimmedLine } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'

/** A scenario whose steps are texts, or the one that has their steps. */
export type CaseRole = 'definition' | 'implementation'

export interface PlacedText {
  text: string
  range: TextRange
}

/** A scenario or an outline, as far as it has to do with others. */
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

const NOTHING: FeatureCases = { ids: [], role: undefined, cases: [] }
const STEP_MAP = 'redefinition.stepMap'

/** The pattern as the tool applies it, to a whole tag; nothing is an id for an invalid one. */
const idPattern = memoize((source: string): RegExp | undefined => {
  try {
    return source ? new RegExp(`^(?:${source})$`) : undefined
  } catch {
    return undefined
  }
})

export const isId = (text: string, { idTagPattern = DEFAULT_SETTINGS.idTagPattern }: FeatureSettings): boolean =>
  idPattern(idTagPattern)?.test(text) ?? false

const placedTag = ({ name, location }: Tag, parsed: ParsedFeature): PlacedText => ({
  text: name.slice(1),
  range: rangeAt(parsed, location, name),
})

const idsOf = (tags: readonly Tag[], parsed: ParsedFeature, settings: FeatureSettings): PlacedText[] =>
  tags.map((tag) => placedTag(tag, parsed)).filter(({ text }) => isId(text, settings))

/** The tag of each role, without its `@`: definitions first, as their steps are never looked up. */
export function roleTags(settings: FeatureSettings): [CaseRole, string][] {
  const { definitionTag, implementationTag } = { ...DEFAULT_SETTINGS, ...settings }
  return [
    ['definition', definitionTag],
    ['implementation', implementationTag],
  ]
}

const roleOf = (tags: readonly Tag[], settings: FeatureSettings): CaseRole | undefined =>
  roleTags(settings).find(([, tag]) => tags.some(({ name }) => name === `@${tag}`))?.[0]

function toCase(
  scenario: Scenario,
  properties: readonly FeatureProperty[],
  feature: Feature,
  parsed: ParsedFeature,
  settings: FeatureSettings,
): TestCase {
  const { tags, examples, steps, location } = scenario
  const { line } = location
  const stepMap = properties.findLast(({ key }) => key === STEP_MAP)
  return {
    role: roleOf([...feature.tags, ...tags], settings),
    isOutline: isOutline(scenario, parsed),
    ids: idsOf(tags, parsed, settings),
    title: trimmedLine(parsed, line),
    line,
    steps: steps.length,
    rows: examples.map(({ tableBody }) => tableBody.length),
    stepMap: stepMap && { text: stepMap.value, range: valueRange(parsed, stepMap) },
  }
}

export function featureCases(parsed: ParsedFeature, settings: FeatureSettings = {}): FeatureCases {
  const feature = parsed.document?.feature
  if (!feature) return NOTHING
  const propertiesOf = partProperties(parsed, feature)
  return {
    ids: idsOf(feature.tags, parsed, settings),
    role: roleOf(feature.tags, settings),
    cases: parsed.missing.includes('scenario')
      ? []
      : featureScenarios(parsed).map((scenario) => toCase(scenario, propertiesOf(scenario), feature, parsed, settings)),
  }
}

export function allTags(parsed: ParsedFeature): PlacedText[] {
  const feature = parsed.document?.feature
  if (!feature) return []
  return [feature, ...featureScenarios(parsed)].flatMap(({ tags }) => tags.map((tag) => placedTag(tag, parsed)))
}
