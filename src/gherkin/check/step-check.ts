import type { Locale } from '@/i18n/locale'
import { type Advice, createCorrector } from '@/step-language/correct/correct-sentence'
import type { StepKnowledge, StepScope } from '@/step-language/step-knowledge'
import type { StepMatch } from '@/steps/match-step'
import type { StepKind } from '@/steps/step-kinds'
import type { CustomMatcher } from '../custom-steps'
import type { FeatureFinding } from '../finding/finding'
import type { FeatureProperty } from '../parse/feature-properties'
import type { ParsedFeature } from '../parse/parse-feature'

/** What checking the steps of a file has in common. */
export interface StepCheck {
  parsed: ParsedFeature
  locale: Locale
  knowledge: StepKnowledge
  custom: CustomMatcher
  properties: readonly FeatureProperty[]
  /** Plugins that decide between steps in the same words. */
  inUse: ReadonlySet<string>
  /** The same, whatever modules the file lists: it may lack some. */
  meant: ReadonlySet<string>
  /** What a sentence may have been meant to be; undefined when that has not been looked for yet. */
  advise: (sentence: string, scope: StepScope, kind: StepKind) => Advice | undefined
}

/** A step of the file with its findings. */
export interface CheckedStep {
  findings: FeatureFinding[]
  /** The step that it is, when it is one. */
  match: StepMatch | undefined
}

/** Looking for the nearest steps takes milliseconds each: so many are looked for in one check. */
const ADVICE_AT_A_TIME = 8
/** Sentences whose nearest steps are kept. */
const MOST_KEPT = 2_000

/** Finds the nearest steps in one check of a file. */
export interface Adviser {
  advise: StepCheck['advise']
  /** Whether the nearest steps of some sentence are still to be looked for. */
  hasMore: () => boolean
}

/** Prepares advice for check after check; what has been found for a sentence is kept. */
export function createAdvisers(knowledge: StepKnowledge): (locale: Locale) => Adviser {
  const corrector = createCorrector(knowledge)
  const kept = new Map<string, Advice>()
  return (locale) => {
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
}
