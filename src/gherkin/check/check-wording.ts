import { createKnowledge, type StepKnowledge } from '@/step-language/step-knowledge'
import { argumentPairs, translateSentence } from '@/step-language/translate/translate-sentence'
import { catalogueAt, type StepChanges } from '@/steps/step-history'
import { type FeatureFinding, finding } from '../finding'
import { sentenceRange } from '../parse/feature-steps'
import { fillSentence, writtenTexts } from '../parse/filled-sentence'
import { type StepCheck, sentenceFix } from './step-check'

/**
 * Prepares to find the sentences that are steps of a release of the tool, and none of another one. What that one
 * understands as it is written is left alone.
 */
export function createWordingCheck({ catalogue }: StepKnowledge, { from, to, history }: StepChanges) {
  const before = createKnowledge(catalogueAt(from, catalogue, history))
  const now = createKnowledge(catalogueAt(to, catalogue, history))
  return ({ written: step, locale }: StepCheck): FeatureFinding[] => {
    const { sentence, examples, scope } = step
    const isStep = (text: string) => now.match(text, locale, scope).length > 0
    const rows = examples.length > 0 ? examples : [new Map()]
    const row = rows.find((each) => !isStep(fillSentence(sentence, each).text))
    const filled = row && fillSentence(sentence, row)
    const [match, ...others] = filled ? before.match(filled.text, locale, scope) : []
    if (!filled || !match || others.length > 0) return []
    const { id, expression } = match.step
    const as = now.catalogue.steps.find((each) => each.id === id)
    const data = { release: to, expression: (as ?? match.step).expression[locale] }
    if (!as) return [finding('wording.gone', sentenceRange(step), data)]
    const written = writtenTexts(sentence, filled)
    const pairs = argumentPairs(expression[locale], as.expression[locale])
    const values = pairs.flatMap(([own, other]): [string, string][] => {
      const arg = match.args[own.name]
      return arg ? [[other.name, written(arg.start, arg.end)]] : []
    })
    const known = { sentence: filled.text, match, from: locale, scope }
    const filledAgain = (text: string) => fillSentence(text, row).text
    const aim = { to: locale, as, values: new Map(values), written, filled: filledAgain }
    const text = translateSentence(known, aim, now)?.text
    const fixes = text === undefined ? [] : [sentenceFix(step, text, id)]
    return [finding('wording.changed', sentenceRange(step), data, { fixes })]
  }
}
