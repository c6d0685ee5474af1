import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { limitExcess } from '@/lib/text-limits'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import type { CataloguePlugin, StepChanges } from '@/steps/catalogue'
import { OWN_PLUGIN } from '@/steps/step'
import { type FeatureFinding, finding, inTextOrder } from '../finding'
import { type FeatureStep, featureSteps, keywordRange } from '../parse/feature-steps'
import { FEATURE_LIMITS } from '../parse/feature-text'
import { type ParsedFeature, parseFeature } from '../parse/parse-feature'
import { checkRoles } from '../project/check-cases'
import type { DefinedExamples, FeatureCases, FeatureSettings } from '../project/test-cases'
import { featureCases, NO_CASES, stepsToRun } from '../project/test-cases'
import { checkModules, firstMatches, leftOutFindings, pluginsInUse, preferLoaded } from './check-modules'
import { createReferenceCheck } from './check-references'
import { CODE, checkStep } from './check-step'
import { checkDescriptions, checkStructure } from './check-structure'
import { checkEncoding, checkLanguage, checkSyntax } from './check-syntax'
import { createWordingCheck } from './check-undefined'
import { type CheckedStep, createStepLookups, isPreciseStep, type StepCheck } from './step-context'

/** The result of checking a file, with findings in the order of the text. */
export interface FeatureReport {
  findings: FeatureFinding[]
  ok: number
  found: number
  /** The plugins that the file needs, in the order of the catalogue, with the lines of their steps. */
  plugins: { plugin: string; lines: number[] }[]
  /** Some nearest steps have not been looked up; the next check continues with them. */
  isPartial: boolean
  /** One finding for each plugin that the configuration leaves out; it is shown in the configuration. */
  leftOut: FeatureFinding<'module.missing'>[]
  language: StepLanguage
  cases: FeatureCases
}

/** Checks a text with line feeds, on its own or with the examples of the definitions that it implements. */
export type FeatureChecker = (text: string, settings?: FeatureSettings, defined?: DefinedExamples) => FeatureReport

const NOTHING = { findings: [], ok: 0, found: 0, plugins: [], isPartial: false, leftOut: [], cases: NO_CASES }

function withinLimit(steps: readonly FeatureStep[]): FeatureStep[] {
  let count = 0
  return steps.filter((step) => {
    count += Math.max(step.examples.length, 1)
    return count <= FEATURE_LIMITS.steps
  })
}

const hasCode = ({ sentence, blocks, examples }: FeatureStep, { lines }: ParsedFeature): boolean =>
  sentence.includes(CODE) ||
  blocks.some(({ line, endLine }) => lines.slice(line - 1, endLine).some((text) => text.includes(CODE))) ||
  examples.some((row) => [...row].some(([name, { value }]) => value.includes(CODE) && sentence.includes(`<${name}>`)))

function neededPlugins(checked: readonly (CheckedStep & { step: FeatureStep })[], check: Omit<StepCheck, 'written'>) {
  const linesOf = ({ plugin, runsCode }: CataloguePlugin) =>
    checked
      .filter(({ step, match }) => match?.step.plugin === plugin || (runsCode && hasCode(step, check.parsed)))
      .map(({ step }) => step.line)
  return check.knowledge.catalogue.plugins
    .map((each) => ({ plugin: each.plugin, lines: linesOf(each) }))
    .filter(({ plugin, lines }) => plugin !== OWN_PLUGIN && lines.length > 0)
}

function checkSteps(
  cases: FeatureCases,
  settings: FeatureSettings,
  defined: DefinedExamples | undefined,
  context: Omit<StepCheck, 'written' | 'inUse' | 'inUseUnfiltered'>,
) {
  const { parsed, knowledge, locale } = context
  const all = featureSteps(parsed, { modules: settings.modules })
  const steps = stepsToRun(all, cases, defined)
  const repaired = new Map(parsed.repairs.map(({ line, fault }) => [line, fault]))
  const within = withinLimit(steps)
  const rest = steps[within.length]
  const checkReferences = createReferenceCheck(parsed, cases, settings)
  const usedBy = (find: StepKnowledge['match']) => pluginsInUse(firstMatches(within, locale, find))
  const check = { ...context, inUse: usedBy(knowledge.match), inUseUnfiltered: usedBy(knowledge.matchAll) }
  const checked = within.map((step) => {
    const result = checkStep({ ...check, written: step })
    // The fix of a foreign keyword translates the sentence, too.
    const isForeign =
      repaired.get(step.line) === 'foreign' && knowledge.matchAll(step.sentence, otherLanguage(locale)).length > 0
    const own = result.findings.filter(({ code }) => !isForeign || code !== 'undefined')
    return { step, ...result, findings: [...own, ...(result.match ? checkReferences(step) : [])] }
  })
  const ok = checked.filter(({ step, findings, leftOut }) => !findings.length && !leftOut && !repaired.has(step.line))
  const leftOut = checked.flatMap((result) => result.leftOut ?? [])
  return {
    within,
    findings: [
      ...checkModules(parsed, knowledge.catalogue),
      ...leftOutFindings(leftOut.filter(({ property }) => property)),
      ...checked.flatMap(({ findings }) => findings),
      ...(rest
        ? [
            finding(
              'limit',
              keywordRange(rest),
              { limit: 'steps', most: FEATURE_LIMITS.steps },
              { severity: 'warning' },
            ),
          ]
        : []),
    ],
    ok: all.length - steps.length + ok.length,
    found: all.length,
    plugins: neededPlugins(checked, check),
    leftOut: leftOutFindings(leftOut.filter(({ property }) => !property)),
  }
}

/** Parses a file in the language of its keywords, unless more of its sentences are steps of the declared language. */
function parseLikeliest(text: string, knowledge: StepKnowledge, fragmentLocale?: StepLanguage): ParsedFeature {
  const parsed = parseFeature(text, fragmentLocale)
  const { declared, written } = parsed.language
  const stepsIn = (locale: StepLanguage) =>
    featureSteps(parsed).filter(({ sentence }) => isPreciseStep(sentence, locale, knowledge)).length
  const isLikelier = declared && declared !== written && stepsIn(declared) > stepsIn(written)
  return isLikelier ? parseFeature(text, fragmentLocale, declared) : parsed
}

/** Prepares the check of features; nearest steps are cached across checks. */
export function createFeatureChecker(all: StepKnowledge): FeatureChecker {
  const lookupFor = createStepLookups(all)
  const wordingOf = memoizeFor((changes: StepChanges) => createWordingCheck(all, changes))
  return (text, settings = {}, defined) => {
    const knowledge = preferLoaded(all, settings)
    const excess = limitExcess(text, FEATURE_LIMITS)
    if (excess) {
      const { limit, from } = excess
      const findings = [finding('limit', { from, to: from + 1 }, { limit, most: FEATURE_LIMITS[limit] })]
      return { ...NOTHING, language: 'en', findings }
    }
    if (text.trim() === '') return { ...NOTHING, language: 'en' }
    const parsed = parseLikeliest(text, knowledge, settings.fragmentLocale)
    const { written: language, declared } = parsed.language
    const head = [...checkEncoding(parsed), ...checkLanguage(parsed)]
    // In a language that the tool does not support, nothing else can be checked.
    if (!declared && !parsed.document?.feature) return { ...NOTHING, language, findings: head }
    const cases = featureCases(parsed, settings)
    const { advise, hasMore } = lookupFor(language)
    const context = { parsed, knowledge, locale: language, advise, dataLanguage: settings.dataFormatLanguage }
    const { within, ...steps } = checkSteps(cases, settings, defined, context)
    const syntax = checkSyntax(parsed, knowledge)
    if (settings.changes) {
      const check = wordingOf(settings.changes)
      const findings = inTextOrder([...syntax, ...within.flatMap((written) => check({ written, locale: language }))])
      return { ...steps, language, cases: NO_CASES, findings, isPartial: false }
    }
    const findings = [
      ...head,
      ...checkRoles(parsed, cases, settings, defined === undefined),
      ...syntax,
      ...checkStructure(parsed),
      ...checkDescriptions(parsed, knowledge),
      ...steps.findings,
    ]
    return { ...steps, language, cases, findings: inTextOrder(findings), isPartial: hasMore() }
  }
}
