import { type Locale, type Localized, otherLocale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { keywordRole } from '@/steps/keyword-role'
import type { StepMatch, StepMatcher } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import { type KeywordSentence, stripKeyword } from '@/steps/strip-keyword'
import { explainStep, type NearStep } from './correct/explain-step'
import { passesFilters } from './filter-steps'
import type { FinderState } from './finder-state'
import { preparePiecemealMatcher } from './piecemeal-matcher'
import { type FinderIndex, indexSteps } from './rank/finder-index'
import { hasFreeWords, hasWordsBeyond } from './rank/free-words'
import { type RankedStep, rankSteps } from './rank/rank-steps'
import { createValueTools, type ValueTools } from './value-tools'
import { detectLanguage } from './words/detect-language'

/** What the finder says to a sentence. */
export type FinderAnswer =
  /** Nothing was typed: the catalogue, as far as the filters let it through. */
  | { kind: 'browse'; steps: CatalogueStep[] }
  /** It is a step, or several; `meant` come nearer, when it is a step only because words of that are free. */
  | { kind: 'match'; locale: Locale; sentence: KeywordSentence; matches: StepMatch[]; meant: NearStep[] }
  /** It is none; the nearest ones, none when it has no word in common with any. */
  | { kind: 'near'; locale: Locale; sentence: KeywordSentence; near: NearStep[]; isOutside: boolean }

/** Everything that the finder answers with. */
export interface Finder {
  catalogue: StepCatalogue
  match: StepMatcher
  values: ValueTools
  indexes: Localized<FinderIndex>
}

/** How many near steps are shown. */
const NEAREST = 5
/** How many are looked at: some cannot be written so that they match, when their free words may not say what they say. */
const CANDIDATES = 8
/** How many are shown below a step that it is. */
const MEANT = 3
/** What has less in common with a sentence was not meant. */
const LEAST_SCORE = 0.25

/**
 * Prepares the finder, interruptible all along.
 * @returns the finder, once it has been run to its end
 */
export function* prepareFinder(catalogue: StepCatalogue): Generator<void, Finder> {
  const values = createValueTools(catalogue.dataTypes)
  const match = yield* preparePiecemealMatcher(catalogue.steps, catalogue.dataTypes)
  const es = yield* indexSteps(catalogue.steps, 'es')
  const en = yield* indexSteps(catalogue.steps, 'en')
  return { catalogue, match, values, indexes: { es, en } }
}

function languageOf({ text, lang }: FinderState, { indexes }: Finder, fallback: Locale): Locale {
  const knows = {
    es: (word: string) => indexes.es.vocabulary.knows(word),
    en: (word: string) => indexes.en.vocabulary.knows(word),
  }
  return lang ?? detectLanguage(text, knows, fallback)
}

/** A sentence in a language. */
interface Asked {
  locale: Locale
  sentence: KeywordSentence
}

/** The steps with the most in common with a sentence, the nearest first. */
function candidates(state: FinderState, { locale, sentence }: Asked, { indexes, catalogue }: Finder): RankedStep[] {
  const { text, keyword } = sentence
  const ranked = rankSteps(text, indexes[locale], {
    types: catalogue.dataTypes,
    kind: keyword && keyword !== '*' ? keywordRole(keyword) : undefined,
    isWanted: ({ step }) => passesFilters(step, state),
    limit: CANDIDATES,
  })
  return ranked.filter(({ score }) => score >= LEAST_SCORE)
}

/** What keeps a sentence from being the first of these steps. */
function explain(
  ranked: readonly RankedStep[],
  limit: number,
  { locale, sentence }: Asked,
  finder: Finder,
): NearStep[] {
  const near: NearStep[] = []
  for (const candidate of ranked) {
    if (near.length === limit) break
    const explained = explainStep(candidate, sentence.text, locale, finder.values)
    const isOne = finder.match(explained.example, locale).some(({ step }) => step.id === candidate.step.id)
    if (isOne) near.push(explained)
  }
  return near
}

/** The steps that a sentence comes nearer to than to those that it is: free words stand for anything, also for a mistake. */
function meantSteps(state: FinderState, asked: Asked, matches: readonly StepMatch[], finder: Finder): NearStep[] {
  const expressions = matches.map(({ step }) => step.expression[asked.locale])
  if (!expressions.every(hasFreeWords)) return []
  const ranked = candidates(state, asked, finder)
  const first = ranked.findIndex(({ step }) => matches.some((match) => match.step.id === step.id))
  const nearer = first < 0 ? ranked : ranked.slice(0, first)
  return explain(
    nearer.filter((candidate) => hasWordsBeyond(candidate, expressions)),
    MEANT,
    asked,
    finder,
  )
}

/**
 * Answers a sentence: the steps that it is, else the steps that it comes near to.
 * @param fallback the language when the sentence does not tell
 */
export function findSteps(state: FinderState, finder: Finder, fallback: Locale): FinderAnswer {
  const { catalogue, match } = finder
  if (!state.text.trim()) return { kind: 'browse', steps: catalogue.steps.filter((step) => passesFilters(step, state)) }
  const detected = languageOf(state, finder, fallback)
  const locales = state.lang ? [detected] : [detected, otherLocale(detected)]
  let isOutside = false
  for (const locale of locales) {
    const sentence = stripKeyword(state.text, locale)
    const all = match(sentence.text, locale)
    const matches = all.filter(({ step }) => passesFilters(step, state))
    if (matches.length > 0) {
      const meant = meantSteps(state, { locale, sentence }, matches, finder)
      return { kind: 'match', locale, sentence, matches, meant }
    }
    isOutside ||= all.length > 0
  }
  const asked = { locale: detected, sentence: stripKeyword(state.text, detected) }
  return { kind: 'near', ...asked, near: explain(candidates(state, asked, finder), NEAREST, asked, finder), isOutside }
}
