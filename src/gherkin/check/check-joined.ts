import { hasFreeWords } from '@/steps/expression/expression-parts'
import { STEP_KEYWORDS } from '@/steps/keywords'
import { type FeatureFinding, finding } from '../finding/finding'
import { type FeatureStep, sentenceRange } from '../parse/feature-step'
import { lineAt } from '../parse/feature-text'
import { isPreciseStep } from './meant-keyword'
import type { StepCheck } from './step-check'

/** What may stand between two steps that were written on one line. */
const BETWEEN = /[\s.,;]+(?=\S)/g

/**
 * Two steps on one line: what is before a keyword is a step and what follows is one, too. In small letters, a keyword may be
 * an ordinary word, so there the second step must be a precise one.
 */
export function checkJoined(written: FeatureStep, check: StepCheck): FeatureFinding[] {
  const { knowledge, locale, parsed } = check
  const { sentence, scope, line } = written
  const isStep = (text: string) => knowledge.match(text, locale, scope).length > 0
  for (const { 0: gap, index } of sentence.matchAll(BETWEEN)) {
    const start = index + gap.length
    const rest = sentence.slice(start)
    const keyword = STEP_KEYWORDS[locale].find((one) => rest.toLowerCase().startsWith(`${one.toLowerCase()} `))
    if (!keyword) continue
    const next = rest.slice(keyword.length).trim()
    const isSecond = rest.startsWith(keyword) ? isStep(next) : isPreciseStep(next, locale, knowledge)
    const matches = isSecond ? knowledge.match(sentence.slice(0, index), locale, scope) : []
    if (!matches.some(({ step }) => !hasFreeWords(step.expression[locale]))) continue
    if (isPreciseStep(sentence, locale, knowledge)) return []
    const indent = /^\s*/.exec(lineAt(parsed, line))?.[0] ?? ''
    const { from } = sentenceRange(written, index)
    const edits = [{ from, to: from + gap.length + keyword.length, insert: `\n${indent}${keyword}` }]
    const severity = isStep(sentence) ? 'warning' : 'error'
    return [finding('syntax.joined', sentenceRange(written, start), { keyword }, { fixes: [{ edits }], severity })]
  }
  return []
}
