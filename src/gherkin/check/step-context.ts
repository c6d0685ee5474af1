import { type Localized, localize, otherLanguage, type StepLanguage } from '@/i18n/locale'
import { type Advice, adviseOn } from '@/step-language/correct/correct-sentence'
import { type ArgumentFault, diagnose } from '@/step-language/correct/correct-value'
import { diffSentences } from '@/step-language/diff-sentences'
import type { StepKnowledge, StepScope } from '@/step-language/step-knowledge'
import { translateMatch } from '@/step-language/translate/translate-sentence'
import { sampleValue } from '@/step-language/values/value-tools'
import { writePhrase } from '@/step-language/write/write-sentence'
import type { CataloguePlugin } from '@/steps/catalogue'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/match-step'
import { type StepKind, UNNAMED_ARGUMENT } from '@/steps/step'
import { type DataTypes, isDecimalType, OPERAND } from '@/steps/values/data-types'
import type { FeatureFinding, FeatureFix } from '../finding'
import type { FeatureProperty } from '../parse/feature-parts'
import { type FeatureStep, sentenceRange } from '../parse/feature-steps'
import { replaceRange } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'

export interface StepCheck {
  written: FeatureStep
  parsed: ParsedFeature
  locale: StepLanguage
  knowledge: StepKnowledge
  dataLanguage: string | undefined
  /** Plugins in use, which decide between steps with the same wording. */
  inUse: ReadonlySet<string>
  /** The same without regard to `# modules:`, which may lack some. */
  inUseUnfiltered: ReadonlySet<string>
  /** The nearest steps of a sentence; undefined when they have not been looked up yet. */
  advise: (sentence: string, scope: StepScope, kind: StepKind | undefined) => Advice | undefined
}

export interface LeftOutStep {
  step: FeatureStep
  plugin: CataloguePlugin
  modules: string[]
  /** The list, if it is in the file and not in the configuration. */
  property: FeatureProperty | undefined
  match: StepMatch
}

export interface CheckedStep {
  findings: FeatureFinding[]
  match?: StepMatch | undefined
  /** Set when the list of modules leaves its plugin out: all such steps are one finding. */
  leftOut?: LeftOutStep
}

/** Whether a text matches a step without free words, which would match anything. */
export const isPreciseStep = (text: string, locale: StepLanguage, { matchAll }: StepKnowledge): boolean =>
  matchAll(text, locale).some(({ step }) => !hasFreeWords(step.expression[locale]))

export const isStep = (sentence: string, { written: { scope }, knowledge, locale }: StepCheck): boolean =>
  knowledge.match(sentence, locale, scope).length > 0

/** A sentence that is one step of the other language, in the language `to` of the file. */
export function foreignSentence(sentence: string, to: StepLanguage, knowledge: StepKnowledge): string | undefined {
  const from = otherLanguage(to)
  const [match, ...others] = knowledge.matchAll(sentence, from)
  if (!match || others.length > 0) return undefined
  return translateMatch({ sentence, match, from, scope: {} }, knowledge)?.text
}

export const sentenceFix = (written: FeatureStep, text: string, step: string): FeatureFix => ({
  edits: [replaceRange(sentenceRange(written), text)],
  diff: diffSentences(written.sentence, text),
  step,
})

const CODE = /`[^`]*`/g

/** An advice with what it says to write in the language of the file, whatever that of the page is. */
export function withCodeIn(locale: StepLanguage, advice: Localized): Localized {
  const codes = advice[locale].match(CODE) ?? []
  const inFile = (text: string, next = codes.values()) => text.replace(CODE, (code) => next.next().value ?? code)
  return localize((each) => inFile(advice[each]))
}

const MOST_COMPARISONS = 2

function correctExamples(fault: ArgumentFault, type: string, language: StepLanguage, types: DataTypes) {
  const assertion = types.assertions.find(({ name }) => name === type)
  const operand = assertion?.operand ?? type
  if (fault === 'separators') return [(isDecimalType(operand) ? 12_400.5 : 12_400).toLocaleString(language)]
  const sample = sampleValue(operand, UNNAMED_ARGUMENT, language, types)
  // These are explained best by an example.
  if (fault === 'unit' || fault === 'moment') return sample ? [sample] : []
  if (fault !== 'comparison' || !assertion) return []
  return types.matchers
    .filter(({ family, expression }) => family.includes(assertion.family) && expression[language].includes(OPERAND))
    .filter(({ key }) => !key.includes('.ignore.'))
    .slice(0, MOST_COMPARISONS)
    .map(({ expression }) => writePhrase(expression[language]).replace(OPERAND, () => sample))
}

/** What is wrong with a value in the language of the data, and how it is written, where that is certain. */
export function wrongValue(value: Record<'type' | 'text', string>, language: StepLanguage, knowledge: StepKnowledge) {
  const { type, text } = value
  const [fault, corrected] = diagnose(text, type, language, knowledge.values) ?? ['missing' as const]
  const examples = correctExamples(fault, type, language, knowledge.catalogue.dataTypes)
  return { data: { fault, type, examples }, corrected }
}

/** Sentences whose nearest steps are looked up in one check: each takes milliseconds. */
const ADVICE_AT_A_TIME = 8
const MOST_KEPT = 2_000

/** Creates a lookup for each check; what was found for a sentence is cached across checks. */
export function createStepLookups(knowledge: StepKnowledge) {
  const kept = new Map<string, Advice>()
  return (locale: StepLanguage) => {
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
      const advice = adviseOn({ sentence, locale, scope, knowledge }, kind)
      kept.set(key, advice)
      return advice
    }
    return { advise, hasMore: () => hasMore }
  }
}
