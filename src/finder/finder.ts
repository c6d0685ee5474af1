import { type Locale, type Localized, otherLocale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { keywordRole } from '@/steps/keyword-role'
import type { StepMatch, StepMatcher } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import { type KeywordSentence, stripKeyword } from '@/steps/strip-keyword'
import { explainStep, type NearStep } from './explain/explain-step'
import { createValueTools, type ValueTools } from './explain/value-tools'
import { passesFilters } from './filter-steps'
import type { FinderState } from './finder-state'
import { preparePiecemealMatcher } from './piecemeal-matcher'
import { type FinderIndex, indexSteps } from './rank/finder-index'
import { rankSteps } from './rank/rank-steps'
import { detectLanguage } from './words/detect-language'

/** What the finder says to a sentence. */
export type FinderAnswer =
  /** Nothing was typed: the catalogue, as far as the filters let it through. */
  | { kind: 'browse'; steps: CatalogueStep[] }
  /** It is a step, or several. */
  | { kind: 'match'; locale: Locale; sentence: KeywordSentence; matches: StepMatch[] }
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

function nearSteps(state: FinderState, { text, keyword }: KeywordSentence, locale: Locale, finder: Finder): NearStep[] {
  const { indexes, values, match, catalogue } = finder
  const ranked = rankSteps(text, indexes[locale], {
    types: catalogue.dataTypes,
    kind: keyword && keyword !== '*' ? keywordRole(keyword) : undefined,
    isWanted: ({ step }) => passesFilters(step, state),
    limit: CANDIDATES,
  })
  const near: NearStep[] = []
  for (const candidate of ranked) {
    if (near.length === NEAREST || candidate.score < LEAST_SCORE) break
    const explained = explainStep(candidate, text, locale, values)
    const isOne = match(explained.example, locale).some(({ step }) => step.id === candidate.step.id)
    if (isOne) near.push(explained)
  }
  return near
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
    if (matches.length > 0) return { kind: 'match', locale, sentence, matches }
    isOutside ||= all.length > 0
  }
  const sentence = stripKeyword(state.text, detected)
  return { kind: 'near', locale: detected, sentence, near: nearSteps(state, sentence, detected, finder), isOutside }
}
