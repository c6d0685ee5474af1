import type { Locale } from '@/i18n/locale'
import { writePhrase } from '@/step-language/write/write-sentence'
import type { StepMatch } from '@/steps/match-step'
import type { DataTypes } from '@/steps/values/data-types'
import { type Finding, finding } from '../finding/finding'
import type { FeatureStep } from '../parse/feature-step'

/** Comparisons that do not do what they say, with the way round. */
export function checkPhrases(
  { args, step }: StepMatch,
  { line, sentenceColumn }: FeatureStep,
  locale: Locale,
  { matchers }: DataTypes,
): Finding[] {
  const broken = matchers.flatMap(({ expression, warning }) =>
    warning ? [{ phrase: writePhrase(expression[locale]), warning }] : [],
  )
  return Object.values(args).flatMap((arg) => {
    const known = broken.find(({ phrase }) => phrase === arg?.raw)
    if (!arg || !known) return []
    const place = { line, column: sentenceColumn + arg.start, endColumn: sentenceColumn + arg.end }
    return [finding('broken.phrase', place, { phrase: known.phrase, warning: known.warning }, { steps: [step.id] })]
  })
}

/** A step that does not work in the language of the feature, with the way round. */
export function checkBroken({ step }: StepMatch, written: FeatureStep, locale: Locale): Finding[] {
  if (!step.fails?.includes(locale)) return []
  const { line, sentenceColumn, sentence } = written
  const place = { line, column: sentenceColumn, endColumn: sentenceColumn + sentence.length }
  return [finding('broken.step', place, { step: step.id }, { steps: [step.id] })]
}
