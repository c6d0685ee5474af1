import type { StepLanguage } from '@/i18n/locale'
import { allowedPlugins } from '@/steps/catalogue'
import { expressionParts } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep, StepKind } from '@/steps/step'
import { type RankedStep, rankSteps } from '../rank/rank-steps'
import { dataLocaleOf, type StepKnowledge, type StepScope } from '../step-knowledge'
import { takenChoices } from '../write/sentence-wording'
import { wordingHints } from '../write/wording-hints'
import { bestWording, wordings } from '../write/write-sentence'
import {
  type AlignedArgument,
  type AssignedValues,
  assignValues,
  readSentence,
  type SentenceReading,
} from './sentence-reading'

/** A step that a sentence may have been meant to be, and what the sentence gives it. */
export interface Candidate {
  ranked: RankedStep
  reading: SentenceReading
}

/** A step that a sentence may have been meant to be, with the sentence as it would have to be. */
export interface Suggestion extends AssignedValues {
  step: CatalogueStep
  /** It has been matched: it is a sentence of the step. */
  sentence: string
}

/** Advice for a sentence that matches no step. */
export interface Advice {
  /** The step whose words the sentence has, when only its values are wrong. */
  step: CatalogueStep | undefined
  /** Values of it that are none. */
  wrong: AlignedArgument[]
  /** The nearest steps, the nearest first; with wrong values, only that step. */
  suggestions: Suggestion[]
}

export interface CandidateFilter {
  kind?: StepKind | undefined
  isWanted?: (step: CatalogueStep) => boolean
  /** The score that the nearest one has to have. */
  least?: number
}

/** Finds out what a sentence that is no step may have been meant to be. */
export interface Corrector {
  candidates: (sentence: string, locale: StepLanguage, scope: StepScope, filter?: CandidateFilter) => Candidate[]
  /** The sentence of a step nearest to what was written; undefined when none would be that step. */
  correct: (candidate: Candidate, sentence: string, locale: StepLanguage, scope: StepScope) => Suggestion | undefined
  advise: (sentence: string, locale: StepLanguage, scope: StepScope, kind?: StepKind) => Advice
}

/** How many steps are suggested for a sentence. */
export const MOST_SUGGESTIONS = 5
/** How many are looked at: some cannot be written so that they match, when their free words may not say what they say. */
const CANDIDATES = 2 * MOST_SUGGESTIONS
/** With a lower score the nearest step has little more in common with a sentence than any. */
export const LEAST_BEST = 0.375
/** With a lower one they have nothing to do with each other. */
export const LEAST_DISTANT = 0.33
/** Steps below the nearest one have at least this score. */
const LEAST_SCORE = 0.1
/** Nobody writes longer ones; a pasted document would only be slow. */
const LONGEST_SENTENCE = 1_000

/** Plugins may share an expression; the rest of the file decides between them. */
const areAlike = (found: readonly StepMatch[], locale: StepLanguage): boolean =>
  new Set(found.map(({ step }) => step.expression[locale])).size === 1

/** What is made of the first of some things that something can be made of. */
export function firstOf<From, To>(all: readonly From[], most: number, make: (one: From) => To | undefined): To[] {
  const made: To[] = []
  for (const one of all) {
    const next = made.length < most ? make(one) : undefined
    if (next !== undefined) made.push(next)
  }
  return made
}

/** Prepares the correction of sentences: the finder and the checker show what it finds. */
export function createCorrector(knowledge: StepKnowledge): Corrector {
  const { catalogue, values: tools } = knowledge

  const candidates: Corrector['candidates'] = (sentence, locale, scope, filter = {}) => {
    if (sentence.length > LONGEST_SENTENCE) return []
    const { kind, isWanted = () => true, least = LEAST_BEST } = filter
    const allowed = allowedPlugins(catalogue, scope.modules)
    const dataLocale = dataLocaleOf(scope, locale)
    const ranked = rankSteps(sentence, knowledge.indexOf(locale), {
      types: catalogue.dataTypes,
      kind,
      limit: CANDIDATES,
      isWanted: ({ step }) => (!allowed || allowed.includes(step.plugin)) && isWanted(step),
    })
    if ((ranked[0]?.score ?? 0) < least) return []
    return ranked
      .filter(({ score }) => score >= LEAST_SCORE)
      .map((ranked) => ({
        ranked,
        reading: readSentence(ranked, sentence, (text, type) => tools.isValue(text, type, dataLocale)),
      }))
  }

  const correct: Corrector['correct'] = ({ ranked: { step }, reading }, sentence, locale, scope) => {
    const assigned = assignValues(reading, dataLocaleOf(scope, locale), tools)
    const values = new Map(assigned.values.map(({ name, value }) => [name, value]))
    const expression = step.expression[locale]
    const parts = expressionParts(expression)
    const words = [...reading.free, ...values.values()].join(' ')
    const hints = wordingHints(parts, takenChoices(parts, sentence), words)
    const corrected = bestWording(wordings(expression, hints, { free: reading.free, arguments: values }), (text) => {
      if (!knowledge.isSentenceOf(step, text, locale, scope)) return undefined
      return areAlike(knowledge.match(text, locale, scope), locale) ? 'certain' : 'shared'
    })
    return corrected === undefined ? undefined : { step, sentence: corrected, ...assigned }
  }

  const advise: Corrector['advise'] = (sentence, locale, scope, kind) => {
    const dataLocale = dataLocaleOf(scope, locale)
    const near = candidates(sentence, locale, scope, { kind })
    const wrongIn = ({ reading }: Candidate) =>
      reading.arguments.filter(({ text, type }) => !tools.isValue(text, type, dataLocale))
    const exact = near.find((one) => one.reading.hasAllWords && wrongIn(one).length > 0)
    const suggestions = firstOf(exact ? [exact] : near, MOST_SUGGESTIONS, (candidate) => {
      const suggestion = correct(candidate, sentence, locale, scope)
      return suggestion?.sentence === sentence ? undefined : suggestion
    })
    return { step: exact?.ranked.step, wrong: exact ? wrongIn(exact) : [], suggestions }
  }

  return { candidates, correct, advise }
}
