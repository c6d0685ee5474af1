import type { StepLanguage } from '@/i18n/locale'
import { allowedPlugins } from '@/steps/catalogue'
import { expressionArguments, expressionParts } from '@/steps/expression/expression-parts'
import type { StepKind } from '@/steps/step'
import { familyOf } from '@/steps/values/data-types'
import { diffSentences } from '../diff-sentences'
import { type RankedStep, rankSteps, type StepFilter } from '../rank/rank-steps'
import { dataLocaleOf, type StepKnowledge, type StepScope } from '../step-knowledge'
import { sampleWords } from '../values/value-tools'
import { areOpposite, costOfUnasked } from '../words/value-words'
import { takenChoices, writeStep } from '../write/sentence-wording'
import { wordingHints } from '../write/wording-hints'
import { assignValues } from './assign-values'
import { diagnose } from './correct-value'
import { readSentence } from './sentence-reading'

/** A sentence that is no step, without its keyword, and what it is read with. */
interface WrittenSentence {
  sentence: string
  locale: StepLanguage
  scope: StepScope
  knowledge: StepKnowledge
}

export const MOST_SUGGESTIONS = 5
/** How many are looked at: some cannot be written so that they match, because free words may not say everything. */
const CANDIDATES = 2 * MOST_SUGGESTIONS
/** With a lower score the nearest step has hardly more in common with a sentence than any other step. */
export const LEAST_BEST = 0.38
/** With a lower score it has nothing in common with the sentence. */
export const LEAST_DISTANT = 0.33
/** Nobody writes longer ones; a pasted document would only be slow. */
const LONGEST_SENTENCE = 1_000

/** The first results that are not undefined, at most so many; nothing is made beyond them. */
function firstOf<From, To>(all: readonly From[], most: number, make: (one: From) => To | undefined): To[] {
  const made: To[] = []
  for (const one of all) {
    const next = made.length < most ? make(one) : undefined
    if (next !== undefined) made.push(next)
  }
  return made
}

/**
 * The steps that a sentence may have been meant to be, the nearest first, what they do unasked held against them; none
 * when the nearest one scores less than `least`.
 */
export function candidatesFor(
  { sentence, locale, scope, knowledge: { catalogue, indexOf } }: WrittenSentence,
  { kind, isWanted = () => true }: StepFilter,
  least = LEAST_BEST,
) {
  if (sentence.length > LONGEST_SENTENCE) return []
  const allowed = allowedPlugins(catalogue, scope.modules)
  const ranked = rankSteps(sentence, indexOf(locale), {
    kind,
    isWanted: (step) => (!allowed || allowed.includes(step.plugin)) && isWanted(step),
  })
  if ((ranked[0]?.score ?? 0) < least) return []
  const scoreOf = ({ step, score }: RankedStep) => score - costOfUnasked(sentence, step.expression[locale])
  return ranked
    .sort((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, CANDIDATES)
    .map((one) => ({ ranked: one, reading: readSentence(one, sentence) }))
}

/** A step that a sentence may have been meant to be, and what the sentence gives it. */
export type Candidate = ReturnType<typeof candidatesFor>[number]

/** The sentence of a step nearest to what was written; undefined when none would be that step. */
function correctSentence(
  { ranked: { step, score, isWorded }, reading }: Candidate,
  { sentence, locale, scope, knowledge }: WrittenSentence,
) {
  const assigned = assignValues(reading, dataLocaleOf(scope, locale), knowledge.values)
  const values = new Map(assigned.values.map(({ name, value }) => [name, value]))
  const expression = step.expression[locale]
  const parts = expressionParts(expression)
  // "The following" needs no name.
  const needsNone = isWorded || /(siguiente(\(s\))?|following) \*/.test(expression)
  const free = reading.free.map((text) => text || (needsNone ? '' : sampleWords(expression, locale)))
  const words = free.includes('') ? '' : [...free, ...values.values()].join(' ')
  const hints = wordingHints(parts, takenChoices(parts, sentence), words)
  const found = writeStep({ step, locale, scope }, hints, { free, arguments: values }, knowledge)
  return found && { step, score, sentence: found.text, args: found.match.args, ...assigned }
}

/** A step that a sentence may have been meant to be, with the sentence as it would have to be: it has been matched. */
export type Suggestion = NonNullable<ReturnType<typeof correctSentence>>

/** What a sentence that matches no step may have been meant to be. */
export function adviseOn(written: WrittenSentence, kind?: StepKind) {
  const { sentence, locale, scope, knowledge } = written
  const dataLocale = dataLocaleOf(scope, locale)
  const near = candidatesFor(written, { kind })
  const wrongIn = ({ reading }: Candidate) =>
    reading.arguments.filter(({ text, type }) => !knowledge.values.isValue(text, type, dataLocale))
  // A step of little words, such as that of a metric, has all of them in nearly any sentence: it has to be the nearest.
  const exact = near.find(
    (one, at) => one.reading.hasAllWords && (at === 0 || one.reading.hasOwnWords) && wrongIn(one).length > 0,
  )
  const suggestions = firstOf(exact ? [exact] : near, MOST_SUGGESTIONS, (candidate) => {
    const suggestion = correctSentence(candidate, written)
    return suggestion?.sentence === sentence ? undefined : suggestion
  })
  return {
    /** The step whose words the sentence has, when only its values are wrong. */
    step: exact?.ranked.step,
    /** What that step does not take as a value. */
    wrong: exact ? wrongIn(exact) : [],
    /** The nearest steps, the nearest first; with wrong values, only that step. */
    suggestions,
  }
}

export type Advice = ReturnType<typeof adviseOn>

/** The values of a sentence of a step; those of the reader that only have another place are shown as they are. */
const valuesIn = ({ step, args, values }: Suggestion, locale: StepLanguage) =>
  expressionArguments(step.expression[locale]).flatMap(({ name, type, text }) => {
    const arg = args[name]
    const isKept = values.some((each) => each.name === name && each.written === each.value)
    const placeholder = isKept && arg ? arg.raw : text
    return arg ? [{ name, start: arg.start, end: arg.end, family: familyOf(type), placeholder }] : []
  })

/** The sentence with a gap in the place of each sample: no sample passes for a value that the reader wrote. */
const withGaps = ({ sentence, values }: Suggestion, places: ReturnType<typeof valuesIn>): string =>
  places
    .filter(({ name }) => values.some((value) => value.name === name && value.isSample))
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, placeholder }) => text.slice(0, start) + placeholder + text.slice(end), sentence)

/** What keeps a sentence from being one of some steps, for the first ones that a sentence near it would be. */
export const nearSteps = (candidates: readonly Candidate[], most: number, written: WrittenSentence) =>
  firstOf(candidates, most, (candidate) => {
    const { sentence, locale, knowledge } = written
    const suggestion = correctSentence(candidate, written)
    if (!suggestion) return undefined
    const places = valuesIn(suggestion, locale)
    const diff = diffSentences(sentence, suggestion.sentence, {
      before: candidate.reading.arguments.filter(({ text }) => text !== ''),
      after: places,
    })
    const problems = suggestion.values.flatMap(({ name, type, written: raw, value }) => {
      const [fault, corrected] = (raw !== value && diagnose(raw, type, locale, knowledge.values)) || []
      return fault ? [{ name, type, raw, fault, corrected }] : []
    })
    return {
      ...suggestion,
      diff,
      /** The sentence to go on with: gaps instead of samples, which would run as if somebody had meant them. */
      draft: withGaps(suggestion, places),
      problems,
      /** The words are those of the step, but the blanks between them are not. */
      hasStraySpaces: diff.every(({ change, text }) => change === 'same' || /^␣+$/.test(text)),
      /** One of the two says no, and the other one does not. */
      isOpposite: areOpposite(sentence, suggestion.sentence),
    }
  })

export type NearStep = ReturnType<typeof nearSteps>[number]

/** A value that a step does not take: as written, empty when nothing was, and in the right form, when that can be determined. */
export type ArgumentProblem = NearStep['problems'][number]
