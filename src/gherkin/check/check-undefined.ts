import type { TextRange } from '@/lib/finding'
import type { Advice, Suggestion } from '@/step-language/correct/correct-sentence'
import { explainArgument } from '@/step-language/correct/explain-argument'
import type { AlignedArgument } from '@/step-language/correct/sentence-reading'
import { diffSentences } from '@/step-language/diff-sentences'
import { preferUsed } from '@/step-language/plugin-choice'
import { dataLocaleOf } from '@/step-language/step-knowledge'
import type { CatalogueStep } from '@/steps/step'
import { type FeatureFinding, type FeatureFix, finding } from '../finding/finding'
import { type FeatureStep, sentenceRange } from '../parse/feature-step'
import { replaceRange } from '../parse/feature-text'
import { closeSentence, type FilledSentence, writtenRange } from './example-sentence'
import type { StepCheck } from './step-check'

/** Replaces the sentence with a suggestion; one whose values the reader did not write only names its step. */
function sentenceFix(written: FeatureStep, { step, sentence, keepsValues }: Suggestion): FeatureFix {
  if (!keepsValues) return { edits: [], step: step.id }
  const text = closeSentence(sentence, written.names ?? [])
  const edits = [replaceRange(sentenceRange(written), text)]
  return { edits, diff: diffSentences(written.sentence, text), step: step.id }
}

/** Replaces one value of the sentence. */
function valueFix({ sentence, sentenceFrom }: FeatureStep, range: TextRange, value: string, step: string): FeatureFix {
  const after = sentence.slice(0, range.from - sentenceFrom) + value + sentence.slice(range.to - sentenceFrom)
  return { edits: [replaceRange(range, value)], diff: diffSentences(sentence, after), step }
}

function argumentFinding(
  argument: AlignedArgument,
  advice: Advice & { step: NonNullable<Advice['step']> },
  written: FeatureStep,
  filled: FilledSentence,
  { locale, knowledge }: StepCheck,
): FeatureFinding {
  const { name, type, text } = argument
  const { start, end } = writtenRange(filled, argument.start, argument.end)
  const range = sentenceRange(written, start, end)
  const language = dataLocaleOf(written.scope, locale)
  const problem = explainArgument({ name, type }, text, language, knowledge.values)
  const fault = problem?.fault ?? 'missing'
  const names = written.names ?? []
  const [suggestion] = advice.suggestions
  // What is not one plain word is probably the name of something else.
  const value = fault === 'one-word' ? undefined : problem?.corrected
  const corrected = value && valueFix(written, range, closeSentence(value, names), advice.step.id)
  const whole =
    advice.wrong.length === 1 && suggestion?.keepsValues && fault !== 'one-word'
      ? sentenceFix(written, suggestion)
      : undefined
  const fix = corrected || whole
  const more = { fixes: fix ? [fix] : [], steps: [advice.step.id] }
  return finding('argument', range, { name, type, value: closeSentence(text, names), fault, language }, more)
}

/** Among steps with the same wording, chooses the one of a plugin that the file uses. */
function preferPlugins(advice: Advice, { knowledge, locale, inUse }: StepCheck): Advice {
  const prefer = (step: CatalogueStep) => preferUsed(step, knowledge.catalogue.steps, locale, inUse)
  const bySentence = new Map(
    advice.suggestions.map((one) => [one.sentence, { ...one, step: prefer(one.step) }]).reverse() as [
      string,
      Suggestion,
    ][],
  )
  return {
    ...advice,
    step: advice.step && prefer(advice.step),
    suggestions: [...bySentence.values()].reverse(),
  }
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
  if (advice && step) return wrong.map((one) => argumentFinding(one, { ...advice, step }, written, filled, check))
  const fixes = suggestions.map((suggestion) => sentenceFix(written, suggestion))
  const steps = suggestions.map((suggestion) => suggestion.step.id)
  return [finding('undefined', sentenceRange(written), { isAdvised: advice !== undefined }, { fixes, steps })]
}
