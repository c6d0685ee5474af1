import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { inSlices } from '@/lib/run-in-pieces'
import { foldText } from '@/lib/text'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import { type KeywordSentence, keywordRole, stripKeyword } from '@/steps/keywords'
import type { StepMatch } from '@/steps/match-step'
import type { CatalogueStep, StepKind } from '@/steps/step'
import { type ArgumentFamily, familyOf } from '@/steps/values/data-types'
import type { Candidate, NearStep } from './correct/correct-sentence'
import { candidatesFor, LEAST_BEST, LEAST_DISTANT, MOST_SUGGESTIONS, nearSteps } from './correct/correct-sentence'
import { type RankedStep, tokensOfUnits } from './rank/rank-steps'
import type { StepKnowledge } from './step-knowledge'
import { sampleSentence } from './values/value-tools'
import { sentenceTokens } from './words/sentence-tokens'
import { foldedWords } from './words/step-words'
import { unreadIn } from './write/sentence-wording'

/** The query and filters of the finder; an absent filter lets everything through. */
export interface FinderState {
  text: string
  plugin?: string | undefined
  kind?: StepKind | undefined
  type?: ArgumentFamily | undefined
  /** The language of the sentence; found out when absent. */
  lang?: StepLanguage | undefined
  /** Id of a step to begin with: a sentence of it takes its place once the steps are there. */
  step?: string | undefined
}

type Query = { locale: StepLanguage; sentence: KeywordSentence }

export type FinderAnswer =
  /** Nothing was typed: the steps that pass the filters. */
  | { kind: 'browse'; steps: CatalogueStep[] }
  /** It matches one or more steps; `meant` are closer ones, when it matches only by free words. */
  | (Query & { kind: 'match'; matches: StepMatch[]; meant: NearStep[] })
  /**
   * It matches none. `near` is empty when no step has anything in common with it; `plugins` are those whose words it has, when
   * no step is really near.
   */
  | (Query & { kind: 'near'; near: NearStep[]; plugins: string[]; isOutside: boolean })

const passesFilters = (step: CatalogueStep, { plugin, kind, type }: FinderState): boolean =>
  (!plugin || step.plugin === plugin) &&
  (!kind || step.kind === kind) &&
  (!type || (step.arguments ?? []).some((argument) => familyOf(argument.type) === type))

/** Closer steps shown below a match by free words. */
const MAX_MEANT = 3
/** Plugins that are named when no step is near. */
const MOST_PLUGINS = 3
/** What a step has ahead of others because its free words take whatever there is. */
const FREE_WORDS_LEAD = 0.08

/** The language that more words of a sentence are from, of those that steps have; the fallback when both have as many. */
function detectLanguage(sentence: string, fallback: StepLanguage, { indexOf }: StepKnowledge): StepLanguage {
  const words = sentenceTokens(sentence).flatMap(({ form, text }) => (form === 'word' ? [foldText(text)] : []))
  const pointsOf = (locale: StepLanguage) => words.filter(indexOf(locale).words.has).length
  const other = otherLanguage(fallback)
  return pointsOf(other) > pointsOf(fallback) ? other : fallback
}

/** Whether a sentence has words of a step that some other steps would take for free ones. */
export function hasWordsBeyond(ranked: RankedStep, expressions: readonly string[]): boolean {
  const own = new Set(expressions.flatMap(foldedWords))
  const words = tokensOfUnits(ranked, (unit) => unit?.kind === 'word')
  return words.some(({ folded, isStop }) => !isStop && !own.has(folded))
}

/** The nearest steps that pass the filters, best first, none when the nearest one has a lower score; and what they are near to. */
function candidates(state: FinderState, { locale, sentence }: Query, knowledge: StepKnowledge, least: number) {
  const { text, keyword } = sentence
  const kind = keyword && keyword !== '*' ? keywordRole(keyword) : undefined
  const written = { sentence: text, locale, scope: {}, knowledge }
  return { written, near: candidatesFor(written, { kind, isWanted: (step) => passesFilters(step, state) }, least) }
}

/** The steps as close to a sentence as its matches: free words match anything, including a mistake, and a name may be `no`. */
function meantSteps(state: FinderState, query: Query, matches: readonly StepMatch[], finder: StepKnowledge) {
  const expressions = matches.map(({ step }) => step.expression[query.locale])
  const isPlain = (match: StepMatch, at: number) =>
    !hasFreeWords(expressions[at] ?? '') && unreadIn(query.sentence.text, match, query.locale).length === 0
  if (matches.some(isPlain)) return []
  const { written, near } = candidates(state, query, finder, LEAST_BEST)
  const isMatch = ({ ranked }: Candidate) => matches.some((match) => match.step.id === ranked.step.id)
  const least = (near.find(isMatch)?.ranked.score ?? 0) - FREE_WORDS_LEAD
  const nearer = near.filter(
    (candidate) =>
      !isMatch(candidate) && candidate.ranked.score >= least && hasWordsBeyond(candidate.ranked, expressions),
  )
  return nearSteps(nearer, MAX_MEANT, written)
}

/** What is pasted with a sentence and is no part of it: the table or the document at its end, and JSON. */
const PASTED = { block: /\s(?:\||"""|```).*$/s, json: /^([^{]*)\{\s*".*\}/s }

/**
 * Finds the steps that a sentence matches, else the nearest ones.
 * @param fallback the language when it cannot be detected
 */
export function findSteps(state: FinderState, finder: StepKnowledge, fallback: StepLanguage): FinderAnswer {
  const { catalogue, match } = finder
  const text = state.text.replace(PASTED.block, '').replace(PASTED.json, '$1')
  if (!text.trim()) return { kind: 'browse', steps: catalogue.steps.filter((step) => passesFilters(step, state)) }
  const detected = state.lang ?? detectLanguage(text, fallback, finder)
  const locales = state.lang ? [detected] : [detected, otherLanguage(detected)]
  let isOutside = false
  for (const locale of locales) {
    const sentence = stripKeyword(text, locale)
    const all = match(sentence.text, locale)
    const matches = all.filter(({ step }) => passesFilters(step, state))
    if (matches.length > 0) {
      const meant = meantSteps(state, { locale, sentence }, matches, finder)
      return { kind: 'match', locale, sentence, matches, meant }
    }
    isOutside ||= all.length > 0
  }
  const query = { locale: detected, sentence: stripKeyword(text, detected) }
  const { written, near: nearest } = candidates(state, query, finder, LEAST_DISTANT)
  const near = nearSteps(nearest, MOST_SUGGESTIONS, written)
  const isNear = near.length > 0 && nearest.some(({ ranked }) => ranked.score >= LEAST_BEST)
  const plugins = isNear ? [] : [...new Set(nearest.map(({ ranked }) => ranked.step.plugin))].slice(0, MOST_PLUGINS)
  return { kind: 'near', ...query, near, plugins, isOutside }
}

/** One in so many steps gives a sentence to warm the finder up with. */
const WARMING = 40

/**
 * Later, compiles the patterns of values and the expressions of a language, and answers a few sentences that nobody has asked: without
 * this the first answers would be slow, until the browser has compiled their code. Like those of readers, the sentences are nearly
 * steps, and in the language of the page.
 */
export const warmUp = (finder: StepKnowledge, locale: StepLanguage): void => {
  const { steps, dataTypes } = finder.catalogue
  const { patternsOf, isValue } = finder.values
  inSlices(
    () => patternsOf(locale).keys(),
    // The engine makes machine code of a pattern when it is tried once more.
    (type) => {
      for (const text of ['x', '1']) isValue(text, type, locale)
    },
  )
  inSlices(
    () => steps.entries(),
    ([at, step]) => {
      // The expression has the words of each of its sentences: without them it would not be compiled.
      finder.isSentenceOf(step, step.expression[locale], locale)
      if (at % WARMING > 0) return
      findSteps({ text: sampleSentence(step, locale, dataTypes).replace(/^\S+ /, '') }, finder, locale)
    },
  )
}
