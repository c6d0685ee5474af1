import type { Locale } from '@/i18n/locale'
import { finish } from '@/lib/run-in-pieces'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep, StepKind } from '@/steps/step'
import { isMetricType } from '@/steps/type-names'
import { type FinderIndex, indexSteps } from '../rank/finder-index'
import { type RankedStep, rankSteps } from '../rank/rank-steps'
import { allowedPlugins, type StepKnowledge } from '../step-knowledge'
import { dataLocaleOf, type StepScope } from '../step-scope'
import { wordingHints } from '../write/wording-hints'
import { wordingParts } from '../write/wording-parts'
import { wordings } from '../write/wordings'
import { writeWording } from '../write/write-wording'
import { meantValues } from './meant-values'
import { type AlignedArgument, type ReadAlignment, readAlignment } from './read-alignment'
import { takenChoices } from './taken-choices'

/** A step that a sentence may have been meant to be, with the sentence as it would have to be. */
export interface Suggestion {
  step: CatalogueStep
  sentence: string
  /** Whether all values are the reader's: none is made up, none is lost. */
  isSure: boolean
}

/** What can be said of a sentence that is no step. */
export interface Advice {
  /** The step whose words the sentence has, when only its values are wrong. */
  step: CatalogueStep | undefined
  /** Values of it that are none. */
  wrong: AlignedArgument[]
  /** The nearest steps, the nearest first; with wrong values, only that step. */
  suggestions: Suggestion[]
}

/** Finds out what a sentence that is no step may have been meant to be. */
export type Advise = (sentence: string, locale: Locale, scope: StepScope, kind?: StepKind) => Advice

const MOST_SUGGESTIONS = 5
/** Steps with a lower score have little more in common with a sentence than any. */
const LEAST_SCORE = 0.35
/** Nobody writes longer ones; a pasted document would only be slow. */
const LONGEST_SENTENCE = 1_000

/** Words tell a step when there are enough of them for the values that are wrong; a figure is as good as words. */
const isTold = ({ wordCount, arguments: args }: ReadAlignment, wrong: readonly AlignedArgument[]): boolean =>
  wrong.length > 0 &&
  !wrong.some(({ type }) => isMetricType(type)) &&
  (wordCount >= 2 * wrong.length || (wordCount >= wrong.length && args.length > wrong.length))

/** Plugins may share a wording: which of them is meant, the rest of the file tells. */
const isCertain = (found: readonly StepMatch[], locale: Locale): boolean =>
  new Set(found.map(({ step }) => step.expression[locale])).size === 1

/** Prepares the advice; the steps of a language are indexed when first asked for. */
export function createAdvice(knowledge: StepKnowledge): Advise {
  const { steps, dataTypes: types } = knowledge.catalogue
  const tools = knowledge.values
  const indexes = new Map<Locale, FinderIndex>()
  const indexOf = (locale: Locale): FinderIndex => {
    const index = indexes.get(locale) ?? finish(indexSteps(steps, locale))
    indexes.set(locale, index)
    return index
  }

  /** The sentence of a step nearest to what was written; undefined when none would be that step. */
  function mend(step: CatalogueStep, read: ReadAlignment, sentence: string, locale: Locale, scope: StepScope) {
    const parts = wordingParts(step.expression[locale])
    const { values, isSure } = meantValues(read, dataLocaleOf(scope, locale), tools)
    const spokenOf = [...read.free, ...values.values()].join(' ')
    const hints = wordingHints(parts, takenChoices(parts, sentence), spokenOf, locale)
    let ambiguous: Suggestion | undefined
    for (const choices of wordings(parts, hints, locale)) {
      const text = writeWording(parts, { choices, free: read.free, arguments: values })
      const found = knowledge.match(text, locale, scope)
      if (!found.some((match) => match.step.id === step.id)) continue
      if (isCertain(found, locale)) return { step, sentence: text, isSure }
      ambiguous ??= { step, sentence: text, isSure }
    }
    return ambiguous
  }

  return (sentence, locale, scope, kind) => {
    if (sentence.length > LONGEST_SENTENCE) return { step: undefined, wrong: [], suggestions: [] }
    const allowed = allowedPlugins(knowledge.catalogue, scope.modules)
    const ranked = rankSteps(sentence, indexOf(locale), {
      types,
      kind,
      limit: 2 * MOST_SUGGESTIONS,
      isWanted: ({ step }) => !allowed || allowed.includes(step.plugin),
    }).filter(({ score }) => score >= LEAST_SCORE)
    const dataLocale = dataLocaleOf(scope, locale)
    const isValue = (text: string, type: string) => tools.isValue(text, type, dataLocale)
    const readings = ranked.map((one: RankedStep) => ({
      step: one.step,
      read: readAlignment(one, sentence, isValue),
    }))
    const wrongIn = ({ read }: (typeof readings)[number]) =>
      read.arguments.filter(({ text, type }) => !isValue(text, type))
    const told = readings.find((one) => one.read.hasAllWords && isTold(one.read, wrongIn(one)))
    const suggestions: Suggestion[] = []
    for (const { step, read } of told ? [told] : readings) {
      if (suggestions.length === MOST_SUGGESTIONS) break
      const suggestion = mend(step, read, sentence, locale, scope)
      if (suggestion && suggestion.sentence !== sentence) suggestions.push(suggestion)
    }
    return { step: told?.step, wrong: told ? wrongIn(told) : [], suggestions }
  }
}
