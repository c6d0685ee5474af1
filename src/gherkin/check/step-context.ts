import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { type Advice, adviseOn } from '@/step-language/correct/correct-sentence'
import { diagnose } from '@/step-language/correct/correct-value'
import { diffSentences } from '@/step-language/diff-sentences'
import type { StepKnowledge, StepScope } from '@/step-language/step-knowledge'
import { sampleValue } from '@/step-language/values/value-tools'
import { translateMatch } from '@/step-language/write/sentence-wording'
import { writePhrase } from '@/step-language/write/write-sentence'
import type { CataloguePlugin } from '@/steps/catalogue'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/expression/step-expression'
import { type DataTypes, OPERAND, type StepKind, UNNAMED_ARGUMENT } from '@/steps/step'
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
  /** Plugins that the file certainly uses: they decide between steps with the same wording. */
  inUse: ReadonlySet<string>
  /** The same without regard to `# modules:`, which may lack some. */
  inUseUnfiltered: ReadonlySet<string>
  /** The nearest steps of a sentence; undefined until a later check has looked them up. */
  advise: (sentence: string, scope: StepScope, kind: StepKind | undefined) => Advice | undefined
}

export interface LeftOutStep {
  step: FeatureStep
  plugin: CataloguePlugin
  modules: string[]
  /** The list of modules, if it is in the feature and not in the configuration. */
  property: FeatureProperty | undefined
  match: StepMatch
}

export interface CheckedStep {
  findings: FeatureFinding[]
  match?: StepMatch | undefined
  /** Set when a list of modules leaves its plugin out; all such steps become one finding. */
  leftOut?: LeftOutStep
}

/** Whether a text matches a step without free words, which match anything. */
export const isPreciseStep = (text: string, locale: StepLanguage, { matchAll }: StepKnowledge): boolean =>
  matchAll(text, locale).some(({ step }) => !hasFreeWords(step.expression[locale]))

export const isStep = (sentence: string, { written: { scope }, knowledge, locale }: StepCheck): boolean =>
  knowledge.match(sentence, locale, scope).length > 0

/** Translates a sentence that is exactly one step of the other language into the language `to`. */
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

const MOST_COMPARISONS = 2

/** A sample of a type, or phrases of comparison with one. */
function correctExamples(type: string, language: StepLanguage, types: DataTypes): string[] {
  const assertion = types.assertions.find(({ name }) => name === type)
  const sample = sampleValue(assertion?.operand ?? type, UNNAMED_ARGUMENT, language, types)
  if (!assertion) return sample ? [sample] : []
  return types.matchers
    .filter(({ family, expression }) => family.includes(assertion.family) && expression[language].includes(OPERAND))
    .filter(({ key }) => !key.includes('.ignore.'))
    .slice(0, MOST_COMPARISONS)
    .map(({ expression }) => writePhrase(expression[language]).replace(OPERAND, () => sample))
}

/** What is wrong with a value in the language of the data, and its correction, if that is certain. */
export function wrongValue(value: Record<'type' | 'text', string>, language: StepLanguage, knowledge: StepKnowledge) {
  const { type, text } = value
  const [fault, corrected] = diagnose(text, type, language, knowledge.values) ?? ['missing' as const]
  const examples = correctExamples(type, language, knowledge.catalogue.dataTypes)
  return { data: { fault, type, examples }, corrected }
}

/** Sentences that one check looks up: each takes milliseconds. */
const ADVICE_AT_A_TIME = 8
const MOST_CACHED = 2_000

/** Creates a lookup of nearest steps for each check; they share a cache. */
export function createStepLookups(knowledge: StepKnowledge) {
  const cache = new Map<string, Advice>()
  return (locale: StepLanguage) => {
    let left = ADVICE_AT_A_TIME
    let hasMore = false
    const advise: StepCheck['advise'] = (sentence, scope, kind) => {
      const key = JSON.stringify([locale, scope.dataLocale, scope.modules, kind, sentence])
      const cached = cache.get(key)
      if (cached) return cached
      hasMore ||= left === 0
      if (left === 0) return undefined
      left -= 1
      if (cache.size >= MOST_CACHED) cache.clear()
      const advice = adviseOn({ sentence, locale, scope, knowledge }, kind)
      cache.set(key, advice)
      return advice
    }
    return { advise, hasMore: () => hasMore }
  }
}
