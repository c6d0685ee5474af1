import { otherLocale } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import type { CustomMatcher } from '../custom-steps'
import type { FeatureSettings } from '../feature-settings'
import { type FeatureFinding, finding } from '../finding/finding'
import { FEATURE_LIMITS } from '../parse/feature-source'
import type { FeatureStep } from '../parse/feature-step'
import { featureProperties, featureSteps } from '../parse/feature-steps'
import type { ParsedFeature } from '../parse/parse-feature'
import { pluginsInUse } from '../plugin-choice'
import { textLines, withoutOwnExamples } from '../project/check-roles'
import type { FeatureCases } from '../project/test-cases'
import { checkModules, leftOutFinding, meantScope } from './check-modules'
import { checkStep, filledSentences } from './check-step'
import type { CheckedStep, LeftOutStep, StepLookup } from './step-check'

export interface StepsReport {
  findings: FeatureFinding[]
  ok: number
  found: number
  /** Plugins that the file needs, in the order of the catalogue, with the lines of their steps. */
  plugins: { plugin: string; lines: number[] }[]
  /** Some nearest steps have not been looked up yet: another check continues with them. */
  isPartial: boolean
  /** For each plugin that the configuration leaves out, its steps as one finding; it belongs to the configuration. */
  leftOut: FeatureFinding<'module.missing'>[]
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

/** Whether a step is one of the other language, keyword and sentence. */
const isForeignStep = (
  { line, sentence }: FeatureStep,
  { repairs, language }: ParsedFeature,
  { matchAll }: StepKnowledge,
) =>
  repairs.some((repair) => repair.line === line && repair.fault === 'foreign') &&
  matchAll(sentence, otherLocale(language.written)).length > 0

/** One finding for all steps of a plugin that one list of modules leaves out; without a list, that of the configuration. */
function leftOutFindings(
  checked: readonly (CheckedStep & { step: FeatureStep })[],
  file: ParsedFeature,
  isOwn: boolean,
) {
  const groups = new Map<string, { left: LeftOutStep; step: FeatureStep }[]>()
  for (const { leftOut: left, step } of checked)
    if (left && isOwn === (left.property !== undefined))
      appendTo(groups, `${left.plugin.plugin} ${left.property?.line}`, { left, step })
  return [...groups.values()].flatMap((group) => {
    const steps = group.map(({ step }) => step)
    return group.slice(0, 1).map(({ left }) => leftOutFinding(left, steps, file))
  })
}

interface StepsContext extends StepLookup {
  knowledge: StepKnowledge
  custom: CustomMatcher
  settings: FeatureSettings
}

/** Checks every step of a file, except the texts of definitions. */
export function checkSteps(parsed: ParsedFeature, cases: FeatureCases, context: StepsContext): StepsReport {
  const { knowledge, custom, advise, hasMore } = context
  const { modules, dataFormatLanguage: dataLanguage } = context.settings
  const locale = parsed.language.written
  const properties = featureProperties(parsed)
  const all = featureSteps(parsed, { ...(modules && { modules }) })
  const texts = textLines(parsed, cases)
  const steps = withoutOwnExamples(all, cases)
    .filter(({ line }) => !texts.has(line))
    .map((step) => ({ ...step, scope: meantScope(step.scope, knowledge.catalogue) }))
  const repaired = new Set(parsed.repairs.map(({ line }) => line))
  const within = withinLimit(steps)
  const usedBy = (find: StepKnowledge['match']) =>
    pluginsInUse(within.flatMap((step) => filledSentences(step).map(({ text }) => find(text, locale, step.scope))))
  const inUse = usedBy(knowledge.match)
  const meant = steps.some((step) => step.scope.modules) ? usedBy(knowledge.matchAll) : inUse
  const check = { parsed, locale, knowledge, custom, properties, inUse, meant, advise, dataLanguage }
  const checked = within.map((step) => {
    const one = checkStep(step, check)
    // The finding of its keyword translates it.
    const isTranslated = isForeignStep(step, parsed, knowledge)
    return { step, ...one, findings: one.findings.filter(({ code }) => !isTranslated || code !== 'undefined') }
  })
  const fine = checked.filter(
    ({ step, findings, leftOut }) => findings.length === 0 && !leftOut && !repaired.has(step.line),
  )
  const linesOf = (plugin: string) =>
    checked
      .filter(({ step, match }) => match?.step.plugin === plugin || (plugin === CODE_PLUGIN && hasCode(step, parsed)))
      .map(({ step }) => step.line)
  return {
    findings: [
      ...checkModules(properties, parsed, knowledge.catalogue),
      ...leftOutFindings(checked, parsed, true),
      ...checked.flatMap(({ findings }) => findings),
      ...stepLimit(steps, within),
    ],
    ok: all.length - steps.length + fine.length,
    found: all.length,
    plugins: knowledge.catalogue.plugins
      .map(({ plugin }) => ({ plugin, lines: linesOf(plugin) }))
      .filter(({ lines }) => lines.length > 0),
    isPartial: hasMore(),
    leftOut: leftOutFindings(checked, parsed, false),
  }
}
