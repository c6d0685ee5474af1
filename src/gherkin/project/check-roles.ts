import { type FeatureFinding, finding } from '../finding'
import type { FeatureStep } from '../parse/feature-steps'
import type { PlacedText } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import { checkAcross } from './check-cases'
import { allTags, type FeatureCases, type FeatureSettings, roleTags } from './test-cases'

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

/** What a file with roles is about, when its counterpart is not in it. */
function roleNotices(tags: readonly PlacedText[], found: FeatureCases, settings: FeatureSettings): FeatureFinding[] {
  const roles = [found.role, ...found.cases.map(({ role }) => role)]
  const [role, name] = roleTags(settings).find(([one]) => roles.includes(one)) ?? []
  const tag = tags.find(({ value }) => value === name)
  return role && tag ? [finding(`${role}.steps`, tag, { tag: tag.value })] : []
}

const checkSeveralIds = ({ ids, cases }: FeatureCases): FeatureFinding[] =>
  [ids, ...cases.map((one) => one.ids)].flatMap((several) => {
    const [, second] = several
    return second ? [finding('ids.several', second, { ids: several.map(({ value }) => value) })] : []
  })

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
  const tags = allTags(parsed)
  const own = checkSeveralIds(found)
  if (!isAlone) return own
  const across = checkAcross([{ name: '', ...found }], settings, false).map((one) => one.finding)
  // A case without an id already says which role it has.
  const isSaid = found.cases.some(({ role, ids }) => role && ids.length === 0)
  return [...own, ...across, ...(isSaid ? [] : roleNotices(tags, found, settings))]
}
