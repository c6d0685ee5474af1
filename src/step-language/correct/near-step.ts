import type { StepLanguage } from '@/i18n/locale'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { familyOf } from '@/steps/values/data-types'
import { type DiffValue, diffSentences, type SentenceDiffPart } from '../diff-sentences'
import type { StepKnowledge } from '../step-knowledge'
import type { Candidate, Corrector, Suggestion } from './correct-sentence'
import { type ArgumentProblem, explainArgument } from './correct-value'

/** A step that a sentence comes near to, and what keeps them apart. */
export interface NearStep extends Suggestion {
  diff: SentenceDiffPart[]
  /** The sentence to go on with: where values of the reader have no place, the step has gaps instead of samples. */
  draft: string
  problems: ArgumentProblem[]
  /** The words are those of the step, but the blanks between them are not. */
  hasStraySpaces: boolean
}

type NamedValue = DiffValue & { name: string; placeholder: string }

/** The values of a sentence that is a step, in the colours of their types. */
function valuesIn({ step, sentence }: Suggestion, locale: StepLanguage, { match }: StepKnowledge): NamedValue[] {
  const args = match(sentence, locale).find((found) => found.step.id === step.id)?.args ?? {}
  return expressionArguments(step.expression[locale]).flatMap(({ name, type, text }) => {
    const arg = args[name]
    return arg ? [{ name, start: arg.start, end: arg.end, family: familyOf(type), placeholder: text }] : []
  })
}

/** The sentence with a gap in the place of each sample: no sample passes for a value that the reader wrote. */
const withGaps = ({ sentence, values }: Suggestion, places: readonly NamedValue[]): string =>
  places
    .filter(({ name }) => values.some((value) => value.name === name && value.isSample))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, placeholder }) => text.slice(0, start) + placeholder + text.slice(end), sentence)

/**
 * What keeps a sentence from being a step, and how it would be one.
 * @param sentence without its keyword
 * @returns undefined when no sentence near it would be the step
 */
export function nearStep(
  candidate: Candidate,
  sentence: string,
  locale: StepLanguage,
  { correct }: Corrector,
  knowledge: StepKnowledge,
): NearStep | undefined {
  const suggestion = correct(candidate, sentence, locale, {})
  if (!suggestion) return undefined
  const places = valuesIn(suggestion, locale, knowledge)
  const diff = diffSentences(sentence, suggestion.sentence, {
    before: candidate.reading.arguments.filter(({ text }) => text !== ''),
    after: places,
  })
  const problems = suggestion.values.flatMap(({ name, type, written, value }) =>
    written === value ? [] : (explainArgument({ name, type }, written, locale, knowledge.values) ?? []),
  )
  const hasStraySpaces = diff.every(({ change, text }) => change === 'same' || /^␣+$/.test(text))
  const draft = suggestion.losesValues ? withGaps(suggestion, places) : suggestion.sentence
  return { ...suggestion, draft, diff, problems, hasStraySpaces }
}
