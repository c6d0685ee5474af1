import type { StepLanguage } from '@/i18n/locale'
import { allowedPlugins } from '@/steps/catalogue'
import { expressionArguments, expressionParts } from '@/steps/expression/expression-parts'
import { familyOf, type StepBlock, type StepKind } from '@/steps/step'
import { diffSentences } from '../diff-sentences'
import { type RankedStep, rankSteps, type StepFilter } from '../rank/rank-steps'
import { dataLocaleOf, type StepKnowledge, type StepScope } from '../step-knowledge'
import { fillValue, sampleWords, type ValueTools } from '../values/value-tools'
import { isValueToken, sentenceTokens } from '../words/sentence-tokens'
import { areOpposite, extrasPenalty } from '../words/value-words'
import { guessChoices, writeStep } from '../write/sentence-wording'
import { wordingHints } from '../write/wording-hints'
import { correctValue, diagnose, isGuess } from './correct-value'
import { readSentence, type SentenceReading } from './sentence-reading'

/** A sentence without its keyword, and what it is matched with. */
interface WrittenSentence {
  sentence: string
  locale: StepLanguage
  scope: StepScope
  knowledge: StepKnowledge
  /** What is written below it, if anything. */
  block?: StepBlock | undefined
}

/** What a step loses of its score if it does not take the block below the sentence. */
const BLOCK_PENALTY = 0.2
const MAX_SUGGESTIONS = 5
/** Below this score the best step has hardly more in common with a sentence than any other step. */
export const MIN_SCORE = 0.38
/** Below this score a step has nothing in common with the sentence. */
export const MIN_DISTANT_SCORE = 0.33
/** Nobody writes longer sentences; a pasted document would only be slow. */
const MAX_SENTENCE_LENGTH = 1_000

/** The likely steps for a sentence, best first, with a penalty for what they do besides; none if all score below `least`. */
export function candidatesFor(
  { sentence, locale, scope, block, knowledge: { catalogue, indexOf } }: WrittenSentence,
  { kind, isWanted = () => true }: StepFilter,
  least = MIN_SCORE,
) {
  if (sentence.length > MAX_SENTENCE_LENGTH) return []
  const allowed = allowedPlugins(catalogue, scope.modules)
  const ranked = rankSteps(sentence, indexOf(locale), {
    kind,
    isWanted: (step) => (!allowed || allowed.includes(step.plugin)) && isWanted(step),
  })
  if ((ranked[0]?.score ?? 0) < least) return []
  const scoreOf = ({ step, score }: RankedStep) =>
    score - extrasPenalty(sentence, step.expression[locale]) - (block && step.block !== block ? BLOCK_PENALTY : 0)
  return ranked
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, MAX_SUGGESTIONS)
    .map((candidate) => ({ ranked: candidate, reading: readSentence(candidate, sentence) }))
}

/** A ranked step with the values that the sentence gives it. */
export type Candidate = ReturnType<typeof candidatesFor>[number]

/** The literals in a text, or its only word. */
function literalsIn(text: string): string[] {
  const tokens = sentenceTokens(text)
  return tokens.flatMap((token) => (tokens.length === 1 || isValueToken(token) ? [token.text] : []))
}

/** Fills the arguments of a step with the text at their position, a leftover value, or a sample, in the language of the data. */
function assignValues(reading: SentenceReading, locale: StepLanguage, tools: ValueTools) {
  const left = [...reading.unassigned]
  const values = reading.arguments.map(({ name, type, text: own, isDoubtful }) => {
    const correct = (text: string) => correctValue(text, type, locale, tools)
    const value = fillValue(type, name, locale, tools.types)
    /** `written` is what the author wrote for it, at its position or elsewhere; empty when missing. */
    const sample = { name, type, written: own, value, isSample: true, isCertain: false }
    if (isDoubtful) return sample
    const corrected = own && correct(own)
    if (corrected) {
      const isCertain = own === corrected || !isGuess(type, own, corrected)
      return { ...sample, value: corrected, isSample: false, isCertain }
    }
    // An invalid text may contain a valid value, or one that belongs to another argument.
    if (own) left.push(...literalsIn(own))
    const at = left.findIndex((text) => correct(text) !== undefined)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    const moved = found && correct(found)
    if (!found || !moved) return sample
    // A text that cannot be corrected is lost, even if another value replaces it.
    return { ...sample, written: own || found, value: moved, isSample: false, isCertain: !own }
  })
  /** Whether every value is the reader's own, and none of the reader's values is lost. */
  const keepsValues = values.every(({ isCertain }) => isCertain) && left.length === 0 && !reading.hasIgnored
  return { values, keepsValues }
}

/** Rewrites a sentence as one of the candidate's step; undefined when no wording matches that step. */
function correctSentence(
  { ranked: { step, score, isVerbatim }, reading }: Candidate,
  { sentence, locale, scope, knowledge }: WrittenSentence,
) {
  const assigned = assignValues(reading, dataLocaleOf(scope, locale), knowledge.values)
  const values = new Map(assigned.values.map(({ name, value }) => [name, value]))
  const expression = step.expression[locale]
  const parts = expressionParts(expression)
  // After "the following" nothing needs to be named.
  const isUnnamed = isVerbatim || /(siguiente(\(s\))?|following) \*/.test(expression)
  const free = reading.free.map((text) => text || (isUnnamed ? '' : sampleWords(expression, locale)))
  const words = free.includes('') ? '' : [...free, ...values.values()].join(' ')
  const hints = wordingHints(parts, guessChoices(parts, sentence), words)
  const found = writeStep({ step, locale, scope }, hints, { free, arguments: values }, knowledge)
  return found && { step, score, sentence: found.text, args: found.match.args, ...assigned }
}

/** A likely step with the corrected sentence, which is known to match it. */
export type Suggestion = NonNullable<ReturnType<typeof correctSentence>>

/** Suggests steps for a sentence that matches none. */
export function adviseOn(written: WrittenSentence, kind?: StepKind) {
  const { sentence, locale, scope, knowledge } = written
  const dataLocale = dataLocaleOf(scope, locale)
  const near = candidatesFor(written, { kind })
  const invalidIn = (reading: Candidate['reading']) =>
    reading.arguments.filter(({ text, type }) => !knowledge.values.isValue(text, type, dataLocale))
  // The few, common words of some steps, such as a metric's, are in nearly any sentence: such a step has to rank first.
  const exact = near.find(
    ({ reading }, at) => reading.hasAllWords && (at === 0 || reading.hasOwnWords) && invalidIn(reading).length > 0,
  )
  const suggestions = (exact ? [exact] : near).flatMap((candidate) => {
    const suggestion = correctSentence(candidate, written)
    return suggestion && suggestion.sentence !== sentence ? [suggestion] : []
  })
  return {
    /** The step whose words the sentence has exactly: only values are wrong. */
    step: exact?.ranked.step,
    /** The arguments of that step with an invalid value. */
    wrong: exact ? invalidIn(exact.reading) : [],
    /** The nearest steps, best first; only the exact step if there is one. */
    suggestions,
  }
}

export type Advice = ReturnType<typeof adviseOn>

/** The argument ranges of a suggested sentence; a value that merely moved is shown as it is, not as a placeholder. */
const argumentRanges = ({ step, args, values }: Suggestion, locale: StepLanguage) =>
  expressionArguments(step.expression[locale]).flatMap(({ name, type, text }) => {
    const [arg, value] = [args[name], values.find((assigned) => assigned.name === name)]
    if (!arg || !value) return []
    const placeholder = value.written === value.value ? arg.raw : text
    return [{ start: arg.start, end: arg.end, family: familyOf(type), placeholder, isSample: value.isSample }]
  })

/** The sentence with each sample replaced by its placeholder, so that no sample passes for the reader's own value. */
const withPlaceholders = (sentence: string, ranges: ReturnType<typeof argumentRanges>): string =>
  ranges
    .filter(({ isSample }) => isSample)
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, placeholder }) => text.slice(0, start) + placeholder + text.slice(end), sentence)

/** The corrected sentences of candidates, each with what is wrong in the original; none for those that cannot be written. */
export const nearSteps = (candidates: readonly Candidate[], written: WrittenSentence) =>
  candidates.flatMap((candidate) => {
    const { sentence, locale, knowledge } = written
    const suggestion = correctSentence(candidate, written)
    if (!suggestion) return []
    const ranges = argumentRanges(suggestion, locale)
    const diff = diffSentences(sentence, suggestion.sentence, {
      before: candidate.reading.arguments.filter(({ text }) => text !== ''),
      after: ranges,
    })
    const problems = suggestion.values.flatMap(({ name, type, written: raw, value }) => {
      const [fault, corrected] = (raw !== value && diagnose(raw, type, locale, knowledge.values)) || []
      return fault ? [{ name, type, raw, fault, corrected }] : []
    })
    return {
      ...suggestion,
      diff,
      /** The sentence to continue with: a sample would run as if the reader had meant it, a placeholder does not. */
      draft: withPlaceholders(suggestion.sentence, ranges),
      problems,
      /** Exactly one of the two sentences is negated. */
      isOpposite: areOpposite(sentence, suggestion.sentence),
    }
  })

export type NearStep = ReturnType<typeof nearSteps>[number]

/** An invalid value: as written (empty when missing), and corrected when that is possible. */
export type ArgumentProblem = NearStep['problems'][number]
