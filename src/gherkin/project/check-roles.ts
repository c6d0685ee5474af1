import type { Scenario } from '@cucumber/messages'
import { nearest } from '@/lib/nearest'
import type { FeatureSettings } from '../feature-settings'
import { type FeatureFinding, finding } from '../finding/finding'
import type { FeatureStep } from '../parse/feature-step'
import { featureParts } from '../parse/feature-steps'
import { replacement } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import { checkSeveralIds } from './check-ids'
import { checkAcross } from './check-project'
import { allTags, type CaseRole, type FeatureCases, isId, roleTags } from './test-cases'

/** Letters in which a tag may differ from one that it was meant to be. */
const MOST_TYPOS = 2

const stepLines = ({ steps }: Pick<Scenario, 'steps'>): number[] => steps.map(({ location }) => location.line)

/** The lines of steps that the tool never looks up: those of definitions, and the background that only they have. */
export function textLines(parsed: ParsedFeature, { cases }: FeatureCases): Set<number> {
  const feature = parsed.document?.feature
  const defined = new Set(cases.filter(({ role }) => role === 'definition').map(({ line }) => line))
  if (!feature || defined.size === 0) return new Set()
  const isAll = defined.size === cases.length
  return new Set(
    featureParts(feature).flatMap(({ background, scenario }) => {
      if (background) return isAll ? stepLines(background) : []
      return defined.has(scenario.location.line) ? stepLines(scenario) : []
    }),
  )
}

/** Steps as the tool runs them: the examples of an implementation are those of its definition, not its own. */
export function withoutOwnExamples(steps: readonly FeatureStep[], { cases }: FeatureCases): FeatureStep[] {
  const outlines = cases.filter(({ isOutline }) => isOutline)
  const ownerOf = (line: number) => outlines.findLast((one) => one.line < line)
  return steps.map((step) => {
    if (!step.names || ownerOf(step.line)?.role !== 'implementation') return step
    return { ...step, examples: [] }
  })
}

/** What a file with roles is about, when its counterpart is not in it. */
function roleNotices(parsed: ParsedFeature, found: FeatureCases, settings: FeatureSettings): FeatureFinding[] {
  const has = (role: CaseRole) => found.cases.some((one) => one.role === role)
  const isDefinition = has('definition') || found.role === 'definition'
  const [role, name] = roleTags(settings).find(([one]) => (one === 'definition' ? isDefinition : has(one))) ?? []
  const tag = role && allTags(parsed).find(({ text }) => text === name)
  return tag ? [finding(`${role}.steps`, tag.range, { tag: tag.text })] : []
}

/** Tags with a typo that were meant to give a role: in a file with the properties of one, or with its id. */
function roleTypos(parsed: ParsedFeature, settings: FeatureSettings): FeatureFinding[] {
  const known = roleTags(settings).map(([, tag]) => tag)
  return allTags(parsed).flatMap(({ text, range }) => {
    const near = known.includes(text) ? undefined : nearest(text, known, MOST_TYPOS)
    if (!near || isId(text, settings)) return []
    return [finding('pair.tag', range, { written: text, tag: near }, { fixes: replacement(range, `@${near}`) })]
  })
}

/**
 * What ids and roles are wrong in a file, as far as the file alone tells.
 * @param isAlone whether its counterparts and the other uses of its ids are unknown
 */
export function checkRoles(
  parsed: ParsedFeature,
  found: FeatureCases,
  settings: FeatureSettings,
  isAlone: boolean,
): FeatureFinding[] {
  const file = { name: '', ...found }
  const across = isAlone ? checkAcross([file], settings, false) : []
  return [
    ...checkSeveralIds(found),
    ...roleTypos(parsed, settings),
    ...across.map((one) => one.finding),
    // A case without an id already says which role it has.
    ...(isAlone && !found.cases.some(({ role, ids }) => role && ids.length === 0)
      ? roleNotices(parsed, found, settings)
      : []),
  ]
}
