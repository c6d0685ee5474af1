import { pluginsInUse } from '@/step-language/plugin-choice'
import type { StepKnowledge, StepScope } from '@/step-language/step-knowledge'
import type { CustomMatcher } from '../custom-steps'
import { type FeatureFinding, finding } from '../finding/finding'
import { FEATURE_LIMITS } from '../parse/feature-source'
import type { FeatureStep } from '../parse/feature-step'
import { featureProperties, featureSteps } from '../parse/feature-steps'
import type { ParsedFeature } from '../parse/parse-feature'
import { checkModules } from './check-modules'
import { checkStep, filledSentences } from './check-step'
import type { Adviser } from './step-check'

/** The result of checking the steps of a file. */
export interface StepsReport {
  findings: FeatureFinding[]
  /** Steps without a finding, of all. */
  ok: number
  found: number
  /** Plugins that the file needs, in the order of the catalogue, with the lines of their steps. */
  plugins: { plugin: string; lines: number[] }[]
  /** Some nearest steps have not been looked up yet: another check continues with them. */
  isPartial: boolean
}

/** The steps within the limit; those of outlines count once for each row. */
function withinLimit(steps: readonly FeatureStep[]): FeatureStep[] {
  let count = 0
  return steps.filter((step) => {
    count += Math.max(step.examples.length, 1)
    return count <= FEATURE_LIMITS.steps
  })
}

function stepLimit(steps: readonly FeatureStep[], checked: readonly FeatureStep[]): FeatureFinding[] {
  const rest = steps.find((step) => !checked.includes(step))
  if (!rest) return []
  const range = { from: rest.from, to: rest.from + rest.keyword.length }
  return [finding('limit.steps', range, { most: FEATURE_LIMITS.steps })]
}

/** The plugin that runs code in values: `${=code}`. */
const CODE_PLUGIN = 'groovy'
const CODE = '${='

/** Whether a step contains code: in its sentence, its block or its examples. */
const hasCode = ({ sentence, blocks, examples }: FeatureStep, { lines }: ParsedFeature): boolean =>
  sentence.includes(CODE) ||
  blocks.some(({ line, endLine }) => lines.slice(line - 1, endLine).some((text) => text.includes(CODE))) ||
  examples.some((row) => [...row].some(([name, { value }]) => value.includes(CODE) && sentence.includes(`<${name}>`)))

/**
 * Checks every step of a file.
 * @param scope the scope of steps where the file sets none
 */
export function checkSteps(
  parsed: ParsedFeature,
  knowledge: StepKnowledge,
  custom: CustomMatcher,
  { advise, hasMore }: Adviser,
  scope: StepScope,
): StepsReport {
  const locale = parsed.language.written
  const properties = featureProperties(parsed)
  const steps = featureSteps(parsed, scope)
  const within = withinLimit(steps)
  const usedBy = (find: StepKnowledge['match']) =>
    pluginsInUse(within.flatMap((step) => filledSentences(step).map(({ text }) => find(text, locale, step.scope))))
  const inUse = usedBy(knowledge.match)
  const meant = steps.some((step) => step.scope.modules) ? usedBy(knowledge.matchAll) : inUse
  const check = { parsed, locale, knowledge, custom, properties, inUse, meant, advise }
  const checked = within.map((step) => ({ step, ...checkStep(step, check) }))
  const linesOf = (plugin: string) =>
    checked
      .filter(({ step, match }) => match?.step.plugin === plugin || (plugin === CODE_PLUGIN && hasCode(step, parsed)))
      .map(({ step }) => step.line)
  return {
    findings: [
      ...checkModules(properties, parsed, knowledge.catalogue),
      ...checked.flatMap(({ findings }) => findings),
      ...stepLimit(steps, within),
    ],
    ok: checked.filter(({ findings }) => findings.length === 0).length,
    found: steps.length,
    plugins: knowledge.catalogue.plugins
      .map(({ plugin }) => ({ plugin, lines: linesOf(plugin) }))
      .filter(({ lines }) => lines.length > 0),
    isPartial: hasMore(),
  }
}
