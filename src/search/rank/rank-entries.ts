import { type Locale, otherLocale } from '@/i18n/locale'
import { routeOf } from '@/site/routes'
import type { FoundDocument } from '@/step-language/words/term-index'
import { type EntryIndex, indexEntries } from './entry-index'
import type { OptionEntry, Passage, SearchIndex, StepEntry, TextIndex } from './search-index'
import { nameOf, queryTerms } from './search-words'

/** An entry that matches a query. */
export interface Ranked<T> {
  entry: T
  /** Comparable between steps, options and pages. */
  score: number
  /** Matched by its sentence in the other language. */
  isTranslation: boolean
}

/** The results of a query, best first. */
export interface RankedEntries {
  steps: Ranked<StepEntry>[]
  options: Ranked<OptionEntry>[]
  pages: Ranked<Passage>[]
}

/** Ranks what matches a query. */
export interface Ranker {
  index: SearchIndex
  /** @param here the path of the page that the reader is on: what is on it counts more */
  rank: (query: string, here?: string) => RankedEntries
}

/** What the score of an entry is made of; small changes make no difference to the figures of the tests. */
const SCORE = {
  /** How the engine ranks it among the entries, as far as it has the words of the query. */
  engine: 0.7,
  /** The share of the query that it has. */
  query: 0.3,
  /** What is added: its name was typed in full; it is on the page that the reader is on; … */
  name: 0.6,
  here: 0.1,
  /** … and taken off: the page that it points to explains it; it is in the other language. */
  glossary: 0.15,
  translation: 0.15,
} as const

/** An entry matches when it has this share of the query … */
const LEAST_SHARE = 0.3
/** … and this share of the best score, as far as that is no better than one without a name: a name hides nothing. */
const LEAST_OF_BEST = 0.3
/** The other language counts only when it fits so much better. */
const LEAST_LEAD = 0.2

interface Rated extends FoundDocument {
  isTranslation: boolean
}

const scoresOf = (found: readonly FoundDocument[]): FoundDocument[] => {
  const best = found[0]?.score ?? 1
  return found.map(({ id, share, score }) => ({
    id,
    share,
    score: share * ((SCORE.engine * score) / best + SCORE.query),
  }))
}

/** What the words in the language of the page find. */
function rateEntries(query: string, isTyping: boolean, index: EntryIndex, here?: string): Rated[] {
  const { locale, documents, terms, names } = index
  const named = names.get(nameOf(query)) ?? []
  const glossary = routeOf('glossary', locale)
  return scoresOf(terms.find(queryTerms(query, locale), undefined, isTyping)).map(({ id, share, score }) => {
    const path = documents[id]?.path
    // A heading that many pages have says little.
    const name = named.includes(id) && path !== glossary ? SCORE.name / Math.sqrt(named.length) : 0
    const place = (path === here ? SCORE.here * share : 0) - (path === glossary ? SCORE.glossary : 0)
    return { id, share, score: score + name + place, isTranslation: false }
  })
}

/** What matches a query: entries in the language of the page, and steps that fit better in the other one. */
function rateAll(query: string, index: EntryIndex, here?: string): Rated[] {
  const isTyping = !/\s$/.test(query)
  const rated = new Map(rateEntries(query, isTyping, index, here).map((one) => [one.id, one]))
  const translated = index.translations.find(queryTerms(query, otherLocale(index.locale)), undefined, isTyping)
  for (const { id, share, score } of scoresOf(translated))
    if (share - (rated.get(id)?.share ?? 0) > LEAST_LEAD)
      rated.set(id, { id, share, score: score - SCORE.translation, isTranslation: true })
  return [...rated.values()]
}

/** Best first, the other language below; without what hardly matches. */
function bestFirst(rated: readonly Rated[]): Rated[] {
  const best = Math.max(0, ...rated.map(({ score }) => score))
  return rated
    .filter(({ share, score }) => share >= LEAST_SHARE && score >= LEAST_OF_BEST * Math.min(best, 1))
    .sort((one, other) => Number(one.isTranslation) - Number(other.isTranslation) || other.score - one.score)
}

/**
 * Prepares the ranking of an index, yielding so that it never blocks typing. It ignores accents and case, tolerates typing
 * mistakes, accepts incomplete words and sentences, and splits code names.
 * @param locale the language of the index
 * @param text without it pages are found by their titles alone
 */
export function* prepareRanker(index: SearchIndex, locale: Locale, text?: TextIndex): Generator<void, Ranker> {
  const entries = yield* indexEntries(index, locale, text)
  const [firstOption, firstPage] = [index.steps.length, index.steps.length + index.options.length]
  const rank: Ranker['rank'] = (query, here) => {
    const rated = bestFirst(rateAll(query, entries, here))
    const between = <T>(from: number, to: number): Ranked<T>[] =>
      rated
        .filter(({ id }) => from <= id && id < to)
        .map(({ id, score, isTranslation }) => ({ entry: entries.documents[id]?.entry as T, score, isTranslation }))
    return {
      steps: between<StepEntry>(0, firstOption),
      options: between<OptionEntry>(firstOption, firstPage),
      pages: between<Passage>(firstPage, entries.documents.length),
    }
  }
  return { index, rank }
}
