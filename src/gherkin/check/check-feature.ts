import type { Locale } from '@/i18n/locale'
import { type Advice, createCorrector } from '@/step-language/correct/correct-sentence'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { finding, inTextOrder } from '../finding'
import { FEATURE_LIMITS, limitExcess } from '../parse/feature-source'
import { parseFeature } from '../parse/parse-feature'
import { checkRoles } from '../project/check-roles'
import type { FeatureSettings } from '../project/test-cases'
import { type FeatureCases, featureCases, NO_CASES } from '../project/test-cases'
import { checkDescriptions } from './check-description'
import { checkSteps, type StepsReport } from './check-steps'
import { checkStructure } from './check-structure'
import { checkEncoding, checkLanguage, checkSyntax } from './check-syntax'
import type { CustomMatcher, StepCheck, StepLookup } from './step-check'

/** The result of checking a file; its findings are in the order of the text. */
export interface FeatureReport extends StepsReport {
  language: Locale
  /** What the other files of a run need to know of it. */
  cases: FeatureCases
}

/**
 * Checks a feature whose lines end with a line feed.
 * @param settings of its configuration
 * @param isAlone whether its counterparts and the other uses of its ids are unknown
 */
export type FeatureChecker = (
  text: string,
  custom?: CustomMatcher,
  settings?: FeatureSettings,
  isAlone?: boolean,
) => FeatureReport

const NOTHING: Omit<FeatureReport, 'language'> = {
  findings: [],
  ok: 0,
  found: 0,
  plugins: [],
  isPartial: false,
  leftOut: [],
  cases: NO_CASES,
}

function limitReport(text: string): FeatureReport | undefined {
  const excess = limitExcess(text)
  if (!excess) return undefined
  const { limit, actual, from } = excess
  const findings = [finding(`limit.${limit}`, { from, to: from + 1 }, { actual, most: FEATURE_LIMITS[limit] })]
  return { ...NOTHING, language: 'en', findings }
}

/** Sentences whose nearest steps are looked up in one check: each takes milliseconds. */
const ADVICE_AT_A_TIME = 8
/** Sentences whose nearest steps are cached. */
const MOST_KEPT = 2_000

/** Creates a lookup for each check; what was found for a sentence is cached across checks. */
function createStepLookups(knowledge: StepKnowledge): (locale: Locale) => StepLookup {
  const corrector = createCorrector(knowledge)
  const kept = new Map<string, Advice>()
  return (locale) => {
    let left = ADVICE_AT_A_TIME
    let hasMore = false
    const advise: StepCheck['advise'] = (sentence, scope, kind) => {
      const key = JSON.stringify([locale, scope.dataLocale, scope.modules, kind, sentence])
      const known = kept.get(key)
      if (known) return known
      hasMore ||= left === 0
      if (left === 0) return undefined
      left -= 1
      if (kept.size >= MOST_KEPT) kept.clear()
      const advice = corrector.advise(sentence, locale, scope, kind)
      kept.set(key, advice)
      return advice
    }
    return { advise, hasMore: () => hasMore }
  }
}

/** Prepares the check of features; the advice for a sentence is cached. */
export function createFeatureChecker(knowledge: StepKnowledge): FeatureChecker {
  const lookupFor = createStepLookups(knowledge)
  return (text, custom = () => [], settings = {}, isAlone = true) => {
    const limit = limitReport(text)
    if (limit) return limit
    if (text.trim() === '') return { ...NOTHING, language: 'en' }
    const parsed = parseFeature(text, settings.fragmentLocale)
    const { written: language, declared } = parsed.language
    const head = [...checkEncoding(parsed), ...checkLanguage(parsed)]
    // In a language that the tool does not support, nothing else can be checked.
    if (!declared && !parsed.document?.feature) return { ...NOTHING, language, findings: head }
    const cases = featureCases(parsed, settings)
    const steps = checkSteps(parsed, cases, { knowledge, custom, settings, ...lookupFor(language) })
    const findings = [
      ...head,
      ...checkRoles(parsed, cases, settings, isAlone),
      ...checkSyntax(parsed, knowledge),
      ...checkStructure(parsed),
      ...checkDescriptions(parsed, knowledge),
      ...steps.findings,
    ]
    return { ...steps, language, cases, findings: inTextOrder(findings) }
  }
}
