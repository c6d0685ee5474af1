import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { runInPieces } from '@/lib/run-in-pieces'
import { searchPath } from '@/site/published'
import { routeOf, withBase } from '@/site/site'
import { type Entry, indexEntries, type SearchIndex, type TextIndex } from './search-index'
import { nameOf, queryTerms } from './search-words'

export type Ranked = Entry & {
  /** Comparable between steps, options and pages. */
  score: number
  /** The share of the query that it has, from 0 to 1. */
  share: number
  /** Matched by its sentence in the other language. */
  isTranslation: boolean
}

/** What the score of an entry is made of; small changes make no difference to the figures of the tests. */
const SCORE = {
  /** How the engine ranks it among the entries, as far as it has the words of the query. */
  engine: 0.7,
  query: 0.3,
  /** What is added: its name was typed in full; it is on the page that the reader is on; … */
  name: 0.6,
  here: 0.1,
  /** … and taken off: the page that it points to explains it; it is in the other language. */
  glossary: 0.15,
  translation: 0.15,
} as const

/** The class of an exception, which a log writes before its message, and the message again after it. */
const EXCEPTION = /(?:Error: )?(?:[a-z]\w*\.)+\w+(?:Exception|Error):\s*|(?<=(?:^|: )([^:]+)) \(\1\)/g

/** An entry matches when it has this share of the query … */
const LEAST_SHARE = 0.3
/** … and this share of the best score, as far as that is no better than one without a name: a name hides nothing. */
const LEAST_OF_BEST = 0.3
/** The other language counts only when it fits so much better. */
const LEAST_LEAD = 0.2

/**
 * Prepares the ranking of an index, yielding so that it never blocks typing. It ignores accents and case, tolerates typing
 * mistakes, accepts incomplete words and sentences, and splits code names.
 * @param text without it pages are found by their titles alone
 */
export function* prepareRanker(index: SearchIndex, locale: Locale, text?: TextIndex) {
  const { documents, terms, names, translations } = yield* indexEntries(index, locale, text)
  const glossary = routeOf('glossary', locale)
  /**
   * Ranks what matches a query.
   * @param here the path of the page that the reader is on: what is on it counts more
   * @returns best first, matches of the other language last
   */
  const rank = (asked: string, here?: string): Ranked[] => {
    const query = asked.replace(EXCEPTION, '')
    /** What was found, with scores between 0 and 1. */
    const find = (one: typeof terms | typeof translations, language: Locale) => {
      const asked = queryTerms(query, language)
      const name = query.includes(' ') ? undefined : asked[0]
      return one.find(asked, !/\s$/.test(query), name).flatMap(({ id, share, score }, _, [first]) => {
        const document = documents[id]
        const engine = score / (first?.score ?? 1)
        return document ? [{ id, document, share, score: share * (SCORE.engine * engine + SCORE.query) }] : []
      })
    }
    const named = names.get(nameOf(query)) ?? []
    const rated = new Map<number, Ranked>()
    for (const { id, document, share, score } of find(terms, locale)) {
      const isGlossary = document.path === glossary
      // A heading that many pages have says little.
      const name = named.includes(id) && !isGlossary ? SCORE.name / Math.sqrt(named.length) : 0
      const place = (document.path === here ? SCORE.here * share : 0) - (isGlossary ? SCORE.glossary : 0)
      rated.set(id, { ...document, score: score + name + place, share, isTranslation: false })
    }
    for (const { id, document, share, score } of find(translations, otherLanguage(stepLanguageOf(locale))))
      if (share - (rated.get(id)?.share ?? 0) > LEAST_LEAD)
        rated.set(id, { ...document, score: score - SCORE.translation, share, isTranslation: true })
    const best = Math.max(0, ...[...rated.values()].map(({ score }) => score))
    return [...rated.values()]
      .filter(({ share, score }) => share >= LEAST_SHARE && score >= LEAST_OF_BEST * Math.min(best, 1))
      .sort((one, other) => Number(one.isTranslation) - Number(other.isTranslation) || other.score - one.score)
  }
  return { index, rank }
}

type Ranker = ReturnType<typeof prepareRanker> extends Generator<void, infer Ready> ? Ready : never

const rankers = new WeakMap<SearchIndex | TextIndex, Promise<Ranker>>()
const complete = new Map<Locale, Ranker>()

/** Fetches the index of a language and prepares it for searching, once. @throws when it cannot be fetched */
export async function loadRanker(locale: Locale, text?: TextIndex): Promise<Ranker> {
  const index = await loadJson<SearchIndex>(withBase(searchPath(locale)))
  const ranker = rankers.get(text ?? index) ?? runInPieces(prepareRanker(index, locale, text))
  rankers.set(text ?? index, ranker)
  return ranker
}

/** The same with the text of everything; the titles come first, because they answer first. */
export async function loadTextRanker(locale: Locale): Promise<Ranker> {
  await loadRanker(locale)
  const ranker = await loadRanker(locale, await loadJson<TextIndex>(withBase(searchPath(`${locale}.text`))))
  complete.set(locale, ranker)
  return ranker
}

/** The ranking with the text once it is there, so that a search that is opened again has all results at once. */
export const completeRanker = (locale: Locale): Ranker | undefined => complete.get(locale)
