import type { Advice, Suggestion } from '@/step-language/correct/correct-sentence'
import { isGuess } from '@/step-language/correct/correct-value'
import { keepsMeaning } from '@/step-language/correct/same-meaning'
import type { SentenceReading } from '@/step-language/correct/sentence-reading'
import { createKnowledge, dataLocaleOf, type StepKnowledge } from '@/step-language/step-knowledge'
import { sentenceTokens } from '@/step-language/words/sentence-tokens'
import { argumentPairs, ignoredWords, translateSentence } from '@/step-language/write/sentence-wording'
import { catalogueAt, type StepChanges } from '@/steps/catalogue'
import type { StepMatch } from '@/steps/expression/step-expression'
import type { CatalogueStep } from '@/steps/step'
import { type FeatureFinding, type FeatureFix, finding } from '../finding'
import type { FilledSentence } from '../parse/feature-steps'
import { asWritten, fillSentence, sentenceRange, toNames, writtenRange } from '../parse/feature-steps'
import { replaceRange } from '../parse/feature-text'
import { foreignSentence, isStep, type StepCheck, sentenceFix, wrongValue } from './step-context'

/** Only names the step: it has other values, or does something else. */
const withoutEdits = ({ id }: CatalogueStep): FeatureFix => ({ edits: [], step: id })

/** Replaces the sentence with a suggestion that means the same; any other is only named. */
function suggestionFix({ step, sentence, keepsValues }: Suggestion, { written, locale }: StepCheck): FeatureFix {
  const text = toNames(sentence, written.names ?? [])
  const isSame = keepsValues && keepsMeaning(written.sentence, text, locale, step, written.role)
  return isSame ? sentenceFix(written, text, step.id) : withoutEdits(step)
}

function argumentFinding(
  argument: SentenceReading['arguments'][number],
  { wrong, suggestions: [suggestion] }: Advice,
  step: CatalogueStep,
  filled: FilledSentence,
  check: StepCheck,
): FeatureFinding {
  const { written, locale, knowledge } = check
  const { sentence, names = [] } = written
  const { start, end } = writtenRange(filled, argument.start, argument.end)
  const { data, corrected } = wrongValue(argument, dataLocaleOf(written.scope, locale), knowledge)
  const fixOf = (): FeatureFix | undefined => {
    // More than one word is probably the name of something else.
    if (data.fault === 'one-word') return undefined
    if (!corrected) return wrong.length === 1 && suggestion?.keepsValues ? suggestionFix(suggestion, check) : undefined
    const after = sentence.slice(0, start) + toNames(corrected, names) + sentence.slice(end)
    // The step, and so its role, stays the same; a duration is as long in another unit.
    const isSame = data.fault === 'unit' || keepsMeaning(sentence, after, locale, step)
    const fix = { ...sentenceFix(written, after, step.id), isGuess: isGuess(argument.type, argument.text, corrected) }
    return isSame ? fix : withoutEdits(step)
  }
  const fix = fixOf()
  return finding('argument', sentenceRange(written, start, end), data, { fixes: fix ? [fix] : [], steps: [step.id] })
}

/** Punctuation or a comment at the end, which no step has. */
const ENDING = /\s*[.,;:!…]+$|\s+#[^'"]*$/
/** Added to the score of steps of plugins that the file uses. */
const IN_USE_BONUS = 0.1

/** A sentence that would match a step without the sign at its end. */
export function checkEnding({ text }: FilledSentence, check: StepCheck): FeatureFinding[] {
  const { written: step, parsed } = check
  const { sentence, line } = step
  const ending = ENDING.exec(sentence)?.[0]
  if (!ending || !text.endsWith(ending)) return []
  if (!isStep(text.slice(0, -ending.length), check)) return []
  const range = sentenceRange(step, sentence.length - ending.length)
  const sign = ending.trim()
  // A comment moves to the line above.
  const above = sign.startsWith('#') ? [parsed.insertAbove(line, [parsed.indentOf(line) + sign])] : []
  const fixes = [{ edits: [...above, replaceRange(range, '')] }]
  return [finding('undefined.ending', range, { sign }, { fixes })]
}

function translationFix({ written, knowledge, locale }: StepCheck): FeatureFix | undefined {
  const text = foreignSentence(written.sentence, locale, knowledge)
  if (!text) return undefined
  const [match] = knowledge.match(text, locale, written.scope)
  return match && sentenceFix(written, text, match.step.id)
}

/** A sentence that matches no step: its wrong values, or else the nearest steps, preferably of plugins in use. */
export function checkUndefined(filled: FilledSentence, advice: Advice | undefined, check: StepCheck): FeatureFinding[] {
  const { written, knowledge, locale, inUse } = check
  const isAlike = (one: CatalogueStep, other: CatalogueStep) => one.expression[locale] === other.expression[locale]
  const used = knowledge.catalogue.steps.filter(({ plugin }) => inUse.has(plugin))
  const prefer = (step: CatalogueStep) =>
    inUse.has(step.plugin) ? step : (used.find((other) => isAlike(step, other)) ?? step)
  const translated = advice && filled.text === written.sentence ? translationFix(check) : undefined
  if (advice?.step && !translated) {
    const step = prefer(advice.step)
    return advice.wrong.map((argument) => argumentFinding(argument, advice, step, filled, check))
  }
  // Advice comes nearest first, so the first of each wording counts.
  const all = (advice?.suggestions ?? []).map((suggestion) => ({ ...suggestion, step: prefer(suggestion.step) }))
  const scoreOf = ({ step, score }: Suggestion) => score + (inUse.has(step.plugin) ? IN_USE_BONUS : 0)
  const suggestions = all
    .filter(({ sentence }, at) => all.findIndex((one) => one.sentence === sentence) === at)
    .sort((one, other) => scoreOf(other) - scoreOf(one))
  // Next to a translation, or to a nearest step that the reader has to complete, the others are only named.
  const candidates = translated ? [] : suggestions.map((suggestion) => suggestionFix(suggestion, check))
  const offered = candidates[0]?.edits.length ? candidates : suggestions.map(({ step }) => withoutEdits(step))
  const fixes = translated ? [translated, ...offered] : offered
  const steps = suggestions.map(({ step }) => step.id)
  return [finding('undefined', sentenceRange(written), { isAdvised: advice !== undefined }, { fixes, steps })]
}

/** A value, sign or negation among free words or as a name, where the tool accepts anything and ignores it. */
export function checkFreeWords(match: StepMatch, { written, locale }: StepCheck): FeatureFinding[] {
  // In an outline it may describe the row.
  const [unread] = written.names ? [] : ignoredWords(written.sentence, match, locale)
  const token = sentenceTokens(written.sentence).find(({ text }) => text === unread)
  if (!token) return []
  const { start, end, text } = token
  return [finding('free.unread', sentenceRange(written, start, end), { text }, { steps: [match.step.id] })]
}

/** Creates a check for sentences that are steps in one release of the tool but not in another. */
export function createWordingCheck({ catalogue }: StepKnowledge, { from, to, history }: StepChanges) {
  const before = createKnowledge(catalogueAt(from, catalogue, history))
  const now = createKnowledge(catalogueAt(to, catalogue, history))
  return ({ written: step, locale }: Pick<StepCheck, 'written' | 'locale'>): FeatureFinding[] => {
    const { sentence, examples, scope } = step
    const isUnderstood = (text: string) => now.match(text, locale, scope).length > 0
    const rows = examples.length > 0 ? examples : [new Map()]
    const row = rows.find((values) => !isUnderstood(fillSentence(sentence, values).text))
    const filled = row && fillSentence(sentence, row)
    const [match, ...others] = filled ? before.match(filled.text, locale, scope) : []
    if (!filled || !match || others.length > 0) return []
    const { id, expression } = match.step
    const changed = now.catalogue.steps.find((candidate) => candidate.id === id)
    const data = { release: to, expression: (changed ?? match.step).expression[locale] }
    if (!changed) return [finding('wording.gone', sentenceRange(step), data)]
    const written = asWritten(sentence, filled)
    const pairs = argumentPairs(expression[locale], changed.expression[locale])
    const values = pairs.flatMap(([own, other]): [string, string][] => {
      const arg = match.args[own.name]
      return arg ? [[other.name, written(arg.start, arg.end)]] : []
    })
    const known = { sentence: filled.text, match, from: locale, scope }
    const refill = (text: string) => fillSentence(text, row).text
    const target = { to: locale, as: changed, values: new Map(values), written, filled: refill }
    const text = translateSentence(known, target, now)?.text
    const fixes = text === undefined ? [] : [sentenceFix(step, text, id)]
    return [finding('wording.changed', sentenceRange(step), data, { fixes })]
  }
}
