import type { Locale } from '@/i18n/locale'
import type { TextRange } from '@/lib/finding'
import { withoutAccents } from '@/lib/fold-text'
import type { Advice, Suggestion } from '@/step-language/correct/correct-sentence'
import { keepsMeaning, sharesWords } from '@/step-language/correct/same-meaning'
import type { AlignedArgument } from '@/step-language/correct/sentence-reading'
import { diffSentences } from '@/step-language/diff-sentences'
import type { CatalogueStep } from '@/steps/step'
import { type FeatureFinding, type FeatureFix, finding } from '../finding/finding'
import {
  closeSentence,
  type FeatureStep,
  type FilledSentence,
  sentenceRange,
  writtenRange,
} from '../parse/feature-step'
import { replacement, replaceRange } from '../parse/feature-text'
import { preferUsed } from '../plugin-choice'
import { foreignSentence, isStep, type StepCheck, wrongValue } from './step-check'

/**
 * Replaces the sentence with a suggestion; one whose values the reader did not write, or that would do something else, only
 * names its step.
 */
function sentenceFix(written: FeatureStep, suggestion: Suggestion, locale: Locale): FeatureFix {
  const { step, sentence, keepsValues } = suggestion
  const text = closeSentence(sentence, written.names ?? [])
  const isSame = keepsMeaning(written.sentence, text, locale, written.role, step.kind)
  if (!keepsValues || !isSame || !sharesWords(written.sentence, text, step.expression[locale], locale))
    return { edits: [], step: step.id }
  const edits = [replaceRange(sentenceRange(written), text)]
  return { edits, diff: diffSentences(written.sentence, text), step: step.id }
}

function valueFix(
  written: FeatureStep,
  range: TextRange,
  value: string,
  step: CatalogueStep,
  locale: Locale,
): FeatureFix {
  const { sentence, sentenceFrom } = written
  const after = sentence.slice(0, range.from - sentenceFrom) + value + sentence.slice(range.to - sentenceFrom)
  // It is the same step with another value: its role is what it was.
  if (!keepsMeaning(sentence, after, locale, undefined, step.kind)) return { edits: [], step: step.id }
  return { edits: [replaceRange(range, value)], diff: diffSentences(sentence, after), step: step.id }
}

const hasWord = (text: string, word: string): boolean => text.split(/[^\p{L}\d_-]+/u).includes(word)

const ONE_WORD = /^[\p{L}\d_-]+$/u

function argumentFinding(
  argument: AlignedArgument,
  advice: Advice & { step: NonNullable<Advice['step']> },
  written: FeatureStep,
  filled: FilledSentence,
  check: StepCheck,
): FeatureFinding {
  const { parsed, locale } = check
  const { text } = argument
  const { start, end } = writtenRange(filled, argument.start, argument.end)
  const range = sentenceRange(written, start, end)
  const { data, corrected: right } = wrongValue(argument, written.scope, check)
  const isOneWord = data.fault === 'one-word'
  const names = written.names ?? []
  const [suggestion] = advice.suggestions
  // What is not one plain word is probably the name of something else, unless the file has it without its accents.
  const plain = withoutAccents(text)
  const known = ONE_WORD.test(text) && hasWord(parsed.text, plain) ? plain : undefined
  const value = isOneWord ? known : right
  const corrected = value && valueFix(written, range, closeSentence(value, names), advice.step, locale)
  const whole =
    advice.wrong.length === 1 && suggestion?.keepsValues && !isOneWord
      ? sentenceFix(written, suggestion, locale)
      : undefined
  const fix = corrected || whole
  const more = { fixes: fix ? [fix] : [], steps: [advice.step.id] }
  return finding('argument', range, { ...data, value: closeSentence(text, names) }, more)
}

/** Among steps with the same wording, chooses the one of a plugin that the file uses. */
function preferPlugins(advice: Advice, { knowledge, locale, inUse }: StepCheck): Advice {
  const prefer = (step: CatalogueStep) => preferUsed(step, knowledge.catalogue.steps, locale, inUse)
  const bySentence = new Map<string, Suggestion>()
  for (const one of advice.suggestions)
    if (!bySentence.has(one.sentence)) bySentence.set(one.sentence, { ...one, step: prefer(one.step) })
  return {
    ...advice,
    step: advice.step && prefer(advice.step),
    suggestions: [...bySentence.values()],
  }
}

/** Signs that end a sentence, and no step. */
const ENDING = /\s*[.,;:!]+$/

/** A sentence that would match a step without the sign at its end. */
export function checkEnding(written: FeatureStep, { text }: FilledSentence, check: StepCheck): FeatureFinding[] {
  const { sentence } = written
  const sign = ENDING.exec(sentence)?.[0]
  if (!sign || !text.endsWith(sign)) return []
  if (!isStep(text.slice(0, -sign.length), written, check)) return []
  const range = sentenceRange(written, sentence.length - sign.length)
  return [finding('undefined.ending', range, { sign: sign.trim() }, { fixes: replacement(range, '') })]
}

/** The step of the other language that a sentence is, in the language of the file. */
function translationFix(written: FeatureStep, { knowledge, locale }: StepCheck): FeatureFix | undefined {
  const { sentence, scope } = written
  const text = foreignSentence(sentence, locale, knowledge)
  const [match] = text === undefined ? [] : knowledge.match(text, locale, scope)
  if (text === undefined || !match) return undefined
  const edits = [replaceRange(sentenceRange(written), text)]
  return { edits, diff: diffSentences(sentence, text), step: match.step.id }
}

/**
 * Findings for a sentence that matches no step: its wrong values, or the nearest steps.
 * @param filled the sentence that was matched
 * @param advice undefined when the nearest steps have not been looked up
 */
export function checkUndefined(
  written: FeatureStep,
  filled: FilledSentence,
  advice: Advice | undefined,
  check: StepCheck,
): FeatureFinding[] {
  const { step, wrong = [], suggestions = [] } = advice ? preferPlugins(advice, check) : {}
  const translated = advice && filled.text === written.sentence ? translationFix(written, check) : undefined
  if (advice && step && !translated)
    return wrong.map((one) => argumentFinding(one, { ...advice, step }, written, filled, check))
  const others = suggestions.map((suggestion) => sentenceFix(written, suggestion, check.locale))
  // Beside a translation, the others are only shown.
  const fixes = translated ? [translated, ...others.map((fix) => ({ edits: [], step: fix.step }))] : others
  const steps = suggestions.map((suggestion) => suggestion.step.id)
  return [finding('undefined', sentenceRange(written), { isAdvised: advice !== undefined }, { fixes, steps })]
}
