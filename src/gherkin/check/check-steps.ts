import { otherLocale } from '@/i18n/locale'
import { pluginsInUse } from '@/step-language/plugin-choice'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { type FeatureFinding, finding } from '../finding'
import { featureProperties } from '../parse/feature-parts'
import { FEATURE_LIMITS } from '../parse/feature-source'
import { type FeatureStep, featureSteps, keywordRange } from '../parse/feature-steps'
import type { ParsedFeature } from '../parse/parse-feature'
import { stepsToRun } from '../project/check-roles'
import type { FeatureCases, FeatureSettings } from '../project/test-cases'
import { CODE } from './check-block'
import { checkModules, leftOutFindings, meantScope } from './check-modules'
import { checkStep, filledSentences } from './check-step'
import type { CustomMatcher, StepLookup } from './step-check'

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

/** The first steps, within the limit; those of outlines count once for each row. */
function withinLimit(steps: readonly FeatureStep[]): FeatureStep[] {
  let count = 0
  return steps.filter((step) => {
    count += Math.max(step.examples.length, 1)
    return count <= FEATURE_LIMITS.steps
  })
}

/** The plugin that runs code in values. */
const CODE_PLUGIN = 'groovy'

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
  const steps = stepsToRun(all, cases).map((step) => ({ ...step, scope: meantScope(step.scope, knowledge.catalogue) }))
  const repaired = new Set(parsed.repairs.map(({ line }) => line))
  const within = withinLimit(steps)
  const rest = steps[within.length]
  const usedBy = (find: StepKnowledge['match']) =>
    pluginsInUse(within.flatMap((step) => filledSentences(step).map(({ text }) => find(text, locale, step.scope))))
  const inUse = usedBy(knowledge.match)
  const meant = steps.some((step) => step.scope.modules) ? usedBy(knowledge.matchAll) : inUse
  const check = { parsed, locale, knowledge, custom, properties, inUse, meant, advise, dataLanguage }
  const checked = within.map((step) => {
    const one = checkStep({ ...check, written: step })
    // The finding of its keyword translates it.
    const isTranslated = isForeignStep(step, parsed, knowledge)
    return { step, ...one, findings: one.findings.filter(({ code }) => !isTranslated || code !== 'undefined') }
  })
  const fine = checked.filter((one) => one.findings.length === 0 && !one.leftOut && !repaired.has(one.step.line))
  const leftOut = checked.flatMap((one) => one.leftOut ?? [])
  const linesOf = (plugin: string) =>
    checked
      .filter(({ step, match }) => match?.step.plugin === plugin || (plugin === CODE_PLUGIN && hasCode(step, parsed)))
      .map(({ step }) => step.line)
  return {
    findings: [
      ...checkModules(properties, knowledge.catalogue),
      ...leftOutFindings(leftOut.filter(({ property }) => property)),
      ...checked.flatMap(({ findings }) => findings),
      ...(rest ? [finding('limit.steps', keywordRange(rest), { most: FEATURE_LIMITS.steps })] : []),
    ],
    ok: all.length - steps.length + fine.length,
    found: all.length,
    plugins: knowledge.catalogue.plugins
      .map(({ plugin }) => ({ plugin, lines: linesOf(plugin) }))
      .filter(({ lines }) => lines.length > 0),
    isPartial: hasMore(),
    leftOut: leftOutFindings(leftOut.filter(({ property }) => !property)),
  }
}
