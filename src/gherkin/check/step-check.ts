import { type Locale, otherLocale } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { type Advice, createCorrector } from '@/step-language/correct/correct-sentence'
import { explainArgument } from '@/step-language/correct/correct-value'
import { dataLocaleOf, type StepKnowledge, type StepScope } from '@/step-language/step-knowledge'
import { createSentenceTranslator, translateMatch } from '@/step-language/translate/translate-sentence'
import type { CataloguePlugin } from '@/steps/catalogue'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/match-step'
import type { StepKind } from '@/steps/step'
import type { CustomMatcher } from '../custom-steps'
import type { FeatureFinding } from '../finding/finding'
import type { FeatureProperty } from '../parse/feature-properties'
import type { FeatureStep } from '../parse/feature-step'
import type { ParsedFeature } from '../parse/parse-feature'

export interface StepCheck {
  parsed: ParsedFeature
  locale: Locale
  knowledge: StepKnowledge
  custom: CustomMatcher
  /** `dataFormatLanguage` of the configuration. */
  dataLanguage: string | undefined
  properties: readonly FeatureProperty[]
  /** Plugins in use, which decide between steps with the same wording. */
  inUse: ReadonlySet<string>
  /** The same without regard to `# modules:`, which may lack some. */
  meant: ReadonlySet<string>
  /** The nearest steps of a sentence; undefined when they have not been looked up yet. */
  advise: (sentence: string, scope: StepScope, kind: StepKind | undefined) => Advice | undefined
}

/** A step of a plugin that the list of modules leaves out. */
export interface LeftOutStep {
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
export const isPreciseStep = (text: string, locale: Locale, { matchAll }: StepKnowledge): boolean =>
  matchAll(text, locale).some(({ step }) => !hasFreeWords(step.expression[locale]))

/** Whether a sentence is a step, of the tool or a custom one. */
export const isStep = (sentence: string, { scope }: FeatureStep, { knowledge, locale, custom }: StepCheck): boolean =>
  knowledge.match(sentence, locale, scope).length > 0 ||
  custom.matching(sentence, scope.dataLocale ?? locale).length > 0

/** The text in place of an argument. */
export interface WrittenValue {
  name: string
  type: string
  text: string
}

/** What is wrong with a value, as the data of its finding, and how it is written, when that can be determined. */
export function wrongValue({ name, type, text }: WrittenValue, scope: StepScope, { locale, knowledge }: StepCheck) {
  const language = dataLocaleOf(scope, locale)
  const problem = explainArgument({ name, type }, text, language, knowledge.values)
  const data = { name, type, value: text, fault: problem?.fault ?? ('missing' as const), language }
  return { data, corrected: problem?.corrected }
}

/** Sentences whose nearest steps are looked up in one check: each takes milliseconds. */
const ADVICE_AT_A_TIME = 8
/** Sentences whose nearest steps are cached. */
const MOST_KEPT = 2_000

export interface StepLookup {
  advise: StepCheck['advise']
  /** Whether some sentence has not been looked up yet. */
  hasMore: () => boolean
}

/** Creates a lookup for each check; what was found for a sentence is cached across checks. */
export function createStepLookups(knowledge: StepKnowledge): (locale: Locale) => StepLookup {
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

/** One translator serves all checks of a catalogue. */
export const translatorOf = memoizeFor(createSentenceTranslator)

/**
 * A sentence that is one step of the other language, in the language of the file.
 * @param to the language of the file
 * @example foreignSentence("el servicio REST '/a'", 'en', knowledge) // => "the REST service '/a'"
 */
export function foreignSentence(sentence: string, to: Locale, knowledge: StepKnowledge): string | undefined {
  const from = otherLocale(to)
  const [match, ...others] = knowledge.matchAll(sentence, from)
  if (!match || others.length > 0) return undefined
  return translateMatch({ sentence, match, from, scope: {} }, translatorOf(knowledge), knowledge)?.text
}
