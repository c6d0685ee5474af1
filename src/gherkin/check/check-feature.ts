import type { Locale } from '@/i18n/locale'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { type CustomMatcher, NO_CUSTOM_STEPS } from '../custom-steps'
import { type FeatureFinding, finding, findingKey } from '../finding/finding'
import { FEATURE_LIMITS, limitExcess } from '../parse/feature-source'
import { featureSteps } from '../parse/feature-steps'
import { rangeIn, toFeatureText } from '../parse/feature-text'
import { parseFeature } from '../parse/parse-feature'
import { checkDescriptions } from './check-description'
import { checkSteps, type StepsReport } from './check-steps'
import { checkDefinition, checkStructure } from './check-structure'
import { checkEncoding, checkLanguage, checkSyntax } from './check-syntax'
import { createAdvisers } from './step-check'

/** The result of checking a file; its findings are in the order of the text. */
export interface FeatureReport extends StepsReport {
  /** The language that the file is written in. */
  language: Locale
}

/** Defaults for a text that declares nothing itself, such as an example on the page of a plugin. */
export interface FeatureContext {
  /** The language of a fragment that declares none; English when left out, as in the tool. */
  fragmentLocale?: Locale
  /** The names of the modules in use; all when left out. */
  modules?: string[]
}

/** Checks a feature whose lines end with a line feed. */
export type FeatureChecker = (text: string, custom?: CustomMatcher, context?: FeatureContext) => FeatureReport

const NO_STEPS: StepsReport = { findings: [], ok: 0, found: 0, plugins: [], isPartial: false }

function limitReport(text: string): FeatureReport | undefined {
  const excess = limitExcess(text)
  if (!excess) return undefined
  const { limit, actual } = excess
  const range = excess.limit === 'line' ? rangeIn(toFeatureText(text), excess.line, 1, 2) : { from: 0, to: 1 }
  const findings = [finding(`limit.${limit}`, range, { actual, most: FEATURE_LIMITS[limit] })]
  return { ...NO_STEPS, language: 'en', findings }
}

/**
 * Each finding once, because a cell may be a wrong value of several steps. In the order of the text; at the same offset in
 * the order of the checks (the sort is stable), so that the language comes before the structure.
 */
const inOrder = (findings: readonly FeatureFinding[]): FeatureFinding[] =>
  [...new Map(findings.map((one) => [findingKey(one), one])).values()].sort((one, other) => one.from - other.from)

/**
 * Prepares the check of features; the advice for a sentence is cached.
 * @param definitionTag the tag of features that only define steps for others (`redefinition.definitionTag`)
 */
export function createFeatureChecker(knowledge: StepKnowledge, definitionTag = 'definition'): FeatureChecker {
  const createAdviser = createAdvisers(knowledge)
  return (text, custom = NO_CUSTOM_STEPS, { fragmentLocale, modules } = {}) => {
    const limit = limitReport(text)
    if (limit) return limit
    if (text.trim() === '') return { ...NO_STEPS, language: 'en' }
    const parsed = parseFeature(text, fragmentLocale)
    const { written: language, declared } = parsed.language
    const head = [...checkEncoding(parsed), ...checkLanguage(parsed)]
    // In a language that the tool does not support, nothing else can be checked.
    if (!declared && !parsed.document?.feature) return { ...NO_STEPS, language, findings: head }
    const definition = checkDefinition(parsed, definitionTag)
    const found = definition.length > 0 ? featureSteps(parsed).length : 0
    const steps =
      definition.length > 0
        ? { ...NO_STEPS, findings: definition, ok: found, found }
        : checkSteps(parsed, knowledge, custom, createAdviser(language), { ...(modules && { modules }) })
    const findings = [
      ...head,
      ...checkSyntax(parsed),
      ...checkStructure(parsed),
      ...checkDescriptions(parsed, knowledge),
      ...steps.findings,
    ]
    return { ...steps, language, findings: inOrder(findings) }
  }
}
