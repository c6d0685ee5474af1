import type { Locale } from '@/i18n/locale'
import type { Advice } from '@/step-language/correct/correct-sentence'
import type { StepKnowledge, StepScope } from '@/step-language/step-knowledge'
import type { StepMatch } from '@/steps/match-step'
import type { StepKind } from '@/steps/step'
import type { CustomMatcher } from '../custom/custom-matcher'
import type { Finding, FindingPlace } from '../finding/finding'
import type { FeatureProperty } from '../parse/feature-properties'
import type { FeatureStep } from '../parse/feature-step'
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

/** What a step of the file came to. */
export interface CheckedStep {
  findings: Finding[]
  /** The step that it is, when it is one. */
  match: StepMatch | undefined
}

/** Where the sentence of a step stands. */
export const sentencePlace = ({ line, sentence, sentenceColumn }: FeatureStep): FindingPlace => ({
  line,
  column: sentenceColumn,
  endColumn: sentenceColumn + Math.max(sentence.length, 1),
})
