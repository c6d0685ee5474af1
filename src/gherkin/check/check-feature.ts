import type { Locale } from '@/i18n/locale'
import { type Advice, createCorrector } from '@/step-language/correct/correct-sentence'
import { pluginsInUse } from '@/step-language/plugin-choice'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import type { CustomMatcher } from '../custom/custom-matcher'
import { type Finding, finding } from '../finding/finding'
import { FEATURE_LIMITS, limitExcess } from '../parse/feature-limits'
import type { FeatureStep } from '../parse/feature-step'
import { featureProperties, featureSteps } from '../parse/feature-steps'
import { type ParsedFeature, parseFeature } from '../parse/parse-feature'
import { checkDescriptions } from './check-description'
import { checkEncoding, checkLanguage } from './check-language'
import { checkModules } from './check-scope'
import { checkStep, filledSentences } from './check-step'
import { checkStructure } from './check-structure'
import { checkSyntax } from './check-syntax'
import { CODE_PLUGIN, hasCode } from './has-code'
import type { StepCheck } from './step-check'

/** What the checker has to say of a file. */
export interface FeatureReport {
  findings: Finding[]
  /** The language that the file is written in. */
  language: Locale
  /** Steps without a finding, of all. */
  ok: number
  found: number
  /** Plugins that the file needs, in the order of the catalogue, with the lines of their steps. */
  plugins: { plugin: string; lines: number[] }[]
  /** Nearest steps are still to be looked for: checking once more goes on with them. */
  isPartial: boolean
}

/** Checks a feature whose lines end with a line feed. */
export type FeatureChecker = (text: string, custom: CustomMatcher) => FeatureReport

/** Looking for the nearest steps takes milliseconds each: so many are looked for at a time. */
const ADVICE_AT_A_TIME = 8
/** Sentences whose nearest steps are kept. */
const MOST_KEPT = 2_000

const NOTHING = { ok: 0, found: 0, plugins: [], isPartial: false }

function limitReport(text: string): FeatureReport | undefined {
  const excess = limitExcess(text)
  if (!excess) return undefined
  const { limit, actual } = excess
  const line = excess.limit === 'line' ? excess.line : 1
  const data = { actual, most: FEATURE_LIMITS[limit] }
  return { ...NOTHING, language: 'en', findings: [finding(`limit.${limit}`, { line, column: 1, endColumn: 2 }, data)] }
}

/** As many steps as the checker takes, those of outlines counted once for each set of values. */
function withinLimit(steps: readonly FeatureStep[]): FeatureStep[] {
  let count = 0
  return steps.filter((step) => {
    count += Math.max(step.examples.length, 1)
    return count <= FEATURE_LIMITS.steps
  })
}

const byPlace = (one: Finding, other: Finding): number => one.line - other.line || one.column - other.column

/** The same cell may be a wrong value of several steps. */
const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((one) => [`${one.line}:${one.column}:${one.message}`, one])).values(),
]

function stepLimit(steps: readonly FeatureStep[], checked: readonly FeatureStep[]): Finding[] {
  const rest = steps.find((step) => !checked.includes(step))
  if (!rest) return []
  const place = { line: rest.line, column: rest.column, endColumn: rest.column + rest.keyword.length }
  return [finding('limit.steps', place, { most: FEATURE_LIMITS.steps })]
}

/** Prepares the check of features; what has been found out about a sentence is kept. */
export function createFeatureChecker(knowledge: StepKnowledge): FeatureChecker {
  const corrector = createCorrector(knowledge)
  const kept = new Map<string, Advice>()

  /** The nearest steps of a sentence, as long as not too many have been looked for. */
  function createAdviser(locale: Locale): { advise: StepCheck['advise']; hasMore: () => boolean } {
    let left = ADVICE_AT_A_TIME
    let hasMore = false
    const advise: StepCheck['advise'] = (sentence, scope, kind) => {
      const key = JSON.stringify([locale, scope, kind, sentence])
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

  function checkSteps(parsed: ParsedFeature, custom: CustomMatcher): FeatureReport {
    const locale = parsed.language.written
    const language = [...checkEncoding(parsed), ...checkLanguage(parsed)]
    // A file in a language that the tool does not have: there is nothing more to say of it.
    if (!parsed.language.declared && !parsed.document?.feature)
      return { ...NOTHING, language: locale, findings: language }
    const properties = featureProperties(parsed)
    const steps = featureSteps(parsed)
    const within = withinLimit(steps)
    const usedBy = (find: StepKnowledge['match']) =>
      pluginsInUse(within.flatMap((step) => filledSentences(step).map(({ text }) => find(text, locale, step.scope))))
    const inUse = usedBy(knowledge.match)
    const meant = properties.some(({ key }) => key === 'modules') ? usedBy(knowledge.matchAll) : inUse
    const { advise, hasMore } = createAdviser(locale)
    const check = { parsed, locale, knowledge, custom, properties, inUse, meant, advise }
    const checked = within.map((step) => checkStep(step, check))
    const linesOf = (plugin: string) =>
      within.flatMap((step, index) =>
        checked[index]?.match?.step.plugin === plugin || (plugin === CODE_PLUGIN && hasCode(step, parsed.lines))
          ? [step.line]
          : [],
      )
    const findings = [
      ...language,
      ...checkSyntax(parsed),
      ...checkStructure(parsed),
      ...checkDescriptions(parsed, knowledge),
      ...checkModules(properties, knowledge.catalogue),
      ...checked.flatMap((step) => step.findings),
      ...stepLimit(steps, within),
    ]
    return {
      findings: distinct(findings).sort(byPlace),
      language: locale,
      ok: checked.filter((step) => step.findings.length === 0).length,
      found: steps.length,
      plugins: knowledge.catalogue.plugins
        .map(({ plugin }) => ({ plugin, lines: linesOf(plugin) }))
        .filter(({ lines }) => lines.length > 0),
      isPartial: hasMore(),
    }
  }

  return (text, custom) => {
    const limit = limitReport(text)
    if (limit) return limit
    if (text.trim() === '') return { ...NOTHING, language: 'en', findings: [] }
    return checkSteps(parseFeature(text), custom)
  }
}
