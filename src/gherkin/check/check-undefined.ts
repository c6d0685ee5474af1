import type { Advice, Suggestion } from '@/step-language/correct/correct-sentence'
import { isGuess } from '@/step-language/correct/correct-value'
import { keepsMeaning } from '@/step-language/correct/same-meaning'
import type { SentenceReading } from '@/step-language/correct/sentence-reading'
import { createKnowledge, dataLocaleOf, type StepKnowledge } from '@/step-language/step-knowledge'
import { argumentPairs, translateSentence } from '@/step-language/translate/translate-sentence'
import type { CatalogueStep } from '@/steps/step'
import { catalogueAt, type StepChanges } from '@/steps/step-history'
import { type FeatureFinding, type FeatureFix, finding } from '../finding'
import { sentenceRange } from '../parse/feature-steps'
import { replacement, replaceRange } from '../parse/feature-text'
import { closeSentence, type FilledSentence, fillSentence, writtenRange, writtenTexts } from '../parse/filled-sentence'
import { foreignSentence, isStep, type StepCheck, sentenceFix, wrongValue } from './step-context'

/** Only names the step: its values are not those of the reader, or it would do something else. */
const stepAlone = ({ id }: CatalogueStep): FeatureFix => ({ edits: [], step: id })

/** Replaces the sentence with a suggestion that only words it differently; any other suggestion is only named. */
function suggestionFix({ step, sentence, keepsValues }: Suggestion, { written, locale }: StepCheck): FeatureFix {
  const text = closeSentence(sentence, written.names ?? [])
  const isSame = keepsValues && keepsMeaning(written.sentence, text, locale, step, written.role)
  return isSame ? sentenceFix(written, text, step.id) : stepAlone(step)
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
    // What is not one plain word is probably the name of something else.
    if (data.fault === 'one-word') return undefined
    if (!corrected) return wrong.length === 1 && suggestion?.keepsValues ? suggestionFix(suggestion, check) : undefined
    const after = sentence.slice(0, start) + closeSentence(corrected, names) + sentence.slice(end)
    // It is the same step with another value: its role is what it was. A duration is as long in another unit.
    const isSame = data.fault === 'unit' || keepsMeaning(sentence, after, locale, step)
    const fix = { ...sentenceFix(written, after, step.id), isGuess: isGuess(argument.type, argument.text, corrected) }
    return isSame ? fix : stepAlone(step)
  }
  const fix = fixOf()
  return finding('argument', sentenceRange(written, start, end), data, { fixes: fix ? [fix] : [], steps: [step.id] })
}

/** What ends a sentence, and no step: a sign, a comment. */
const ENDING = /\s*[.,;:!…]+$|\s+#[^'"]*$/
/** What steps of the plugins that a file uses have ahead of others. */
const IN_USE_LEAD = 0.1

/** Text without blanks that are none to the tool, and without signs that have no width; quotes keep theirs. */
const withBlanks = (text: string) =>
  text.replace(/'[^']*'|"[^"]*"|[^\S ]+|[\u200b-\u200d\u2060]/g, (part) =>
    /^['"]/.test(part) ? part : part.trim() ? '' : ' ',
  )

/** A sentence that would match a step with ordinary blanks, or without the sign at its end. */
export function checkSigns({ text }: FilledSentence, check: StepCheck): FeatureFinding[] {
  const { written: step, parsed } = check
  const { sentence, line } = step
  const meant = withBlanks(sentence)
  const at = sentence.split('').findIndex((sign, index) => sign !== meant[index])
  const written = sentence.charAt(at)
  if (at >= 0 && isStep(withBlanks(text), check)) {
    const fixes = replacement(sentenceRange(step), meant)
    return [finding('syntax.blank', sentenceRange(step, at, at + 1), { written }, { fixes })]
  }
  const ending = ENDING.exec(sentence)?.[0]
  if (!ending || !text.endsWith(ending)) return []
  if (!isStep(text.slice(0, -ending.length), check)) return []
  const range = sentenceRange(step, sentence.length - ending.length)
  const sign = ending.trim()
  // What a comment says is kept.
  const above = sign.startsWith('#') ? [parsed.insertAbove(line, [parsed.indentOf(line) + sign])] : []
  const fixes = [{ edits: [...above, replaceRange(range, '')] }]
  return [finding('undefined.ending', range, { sign }, { fixes })]
}

function translationFix({ written, knowledge, locale }: StepCheck): FeatureFix | undefined {
  const text = foreignSentence(written.sentence, locale, knowledge)
  const [match] = text === undefined ? [] : knowledge.match(text, locale, written.scope)
  return text !== undefined && match ? sentenceFix(written, text, match.step.id) : undefined
}

/** What is wrong with a sentence of no step: its values, or it is near other steps, rather of plugins in use. */
export function checkUndefined(filled: FilledSentence, advice: Advice | undefined, check: StepCheck): FeatureFinding[] {
  const { written, knowledge, locale, inUse } = check
  const isAlike = (one: CatalogueStep, other: CatalogueStep) => one.expression[locale] === other.expression[locale]
  const used = knowledge.catalogue.steps.filter(({ plugin }) => inUse.has(plugin))
  const prefer = (step: CatalogueStep) =>
    inUse.has(step.plugin) ? step : (used.find((other) => isAlike(step, other)) ?? step)
  const translated = advice && filled.text === written.sentence ? translationFix(check) : undefined
  if (advice?.step && !translated) {
    const step = prefer(advice.step)
    return advice.wrong.map((one) => argumentFinding(one, advice, step, filled, check))
  }
  // The first of each wording is the nearest.
  const all = (advice?.suggestions ?? []).map((one) => ({ ...one, step: prefer(one.step) }))
  const scoreOf = ({ step, score }: Suggestion) => score + (inUse.has(step.plugin) ? IN_USE_LEAD : 0)
  const suggestions = all
    .filter(({ sentence }, at) => all.findIndex((one) => one.sentence === sentence) === at)
    .sort((one, other) => scoreOf(other) - scoreOf(one))
  // Beside a translation, or a nearest one that the reader has to complete, the others are only shown.
  const [nearest, ...farther] = suggestions.map((one) => suggestionFix(one, check))
  const isApplied = !translated && nearest && nearest.edits.length > 0
  const offered = isApplied ? [nearest, ...farther] : suggestions.map(({ step }) => stepAlone(step))
  const fixes = translated ? [translated, ...offered] : offered
  const steps = suggestions.map(({ step }) => step.id)
  return [finding('undefined', sentenceRange(written), { isAdvised: advice !== undefined }, { fixes, steps })]
}

/** Finds the sentences that are steps of one release of the tool, and that the other one does not understand. */
export function createWordingCheck({ catalogue }: StepKnowledge, { from, to, history }: StepChanges) {
  const before = createKnowledge(catalogueAt(from, catalogue, history))
  const now = createKnowledge(catalogueAt(to, catalogue, history))
  return ({ written: step, locale }: StepCheck): FeatureFinding[] => {
    const { sentence, examples, scope } = step
    const isUnderstood = (text: string) => now.match(text, locale, scope).length > 0
    const rows = examples.length > 0 ? examples : [new Map()]
    const row = rows.find((each) => !isUnderstood(fillSentence(sentence, each).text))
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
    const target = { to: locale, as, values: new Map(values), written, filled: filledAgain }
    const text = translateSentence(known, target, now)?.text
    const fixes = text === undefined ? [] : [sentenceFix(step, text, id)]
    return [finding('wording.changed', sentenceRange(step), data, { fixes })]
  }
}
