import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { runInPieces } from '@/lib/run-in-pieces'
import { searchPath } from '@/site/published'
import { routeOf, withBase } from '@/site/site'
import { type Entry, indexEntries, type SearchIndex, type TextIndex } from './search-index'
import { nameOf, queryTerms } from './search-words'

export type Ranked = Entry & {
  /** Comparable across steps, options and pages. */
  score: number
  /** The share of the query that it matches, from 0 to 1. */
  share: number
  /** Whether it matches by its sentence in the other language. */
  isTranslation: boolean
}

/** The parts of the score of an entry; small changes do not affect the tested figures. */
const SCORE = {
  /** Its relative BM25 score, and a constant; both times the share of the query that it matches. */
  engine: 0.7,
  query: 0.3,
  /** Bonuses: its name was typed in full; it is on the page that the reader is on. */
  name: 0.6,
  here: 0.1,
  /** Penalties: it is in the glossary, which only points to other pages; it is in the other language. */
  glossary: 0.15,
  translation: 0.15,
} as const

/** The exception class that a log writes before a message, and the repeated message after it. */
const EXCEPTION = /(?:Error: )?(?:[a-z]\w*\.)+\w+(?:Exception|Error):\s*|(?<=(?:^|: )([^:]+)) \(\1\)/g

/** An entry needs this share of the query … */
const MIN_SHARE = 0.3
/** … and this share of the best score, which counts as 1 at most: a name typed in full must not hide other results. */
const MIN_SHARE_OF_BEST = 0.3
/** The other language only counts when it matches this much more of the query. */
const MIN_LEAD = 0.2

/**
 * Prepares the ranking of an index, yielding so that it never blocks typing. It ignores case and accents, tolerates typos, accepts
 * unfinished words and whole sentences, and splits names in code.
 * @param text without it, pages are found by their titles alone
 */
export function* prepareRanker(index: SearchIndex, locale: Locale, text?: TextIndex) {
  const { documents, terms, names, translations } = yield* indexEntries(index, locale, text)
  const glossary = routeOf('glossary', locale)
  /** Ranks the matches of a query, best first, the other language last. @param here path of the reader's page */
  const rank = (asked: string, here?: string): Ranked[] => {
    const query = asked.replace(EXCEPTION, '')
    /** Finds entries, with scores from 0 to 1. */
    const find = (termIndex: typeof terms | typeof translations, language: Locale) => {
      const asked = queryTerms(query, language)
      const name = query.includes(' ') ? undefined : asked[0]
      return termIndex.find(asked, !/\s$/.test(query), name).flatMap(({ id, share, score }, _, [first]) => {
        const document = documents[id]
        const engine = score / (first?.score ?? 1)
        return document ? [{ id, document, share, score: share * (SCORE.engine * engine + SCORE.query) }] : []
      })
    }
    const named = names.get(nameOf(query)) ?? []
    const byId = new Map<number, Ranked>()
    for (const { id, document, share, score } of find(terms, locale)) {
      const isGlossary = document.path === glossary
      // A heading that many pages share says little.
      const name = named.includes(id) && !isGlossary ? SCORE.name / Math.sqrt(named.length) : 0
      const place = (document.path === here ? SCORE.here * share : 0) - (isGlossary ? SCORE.glossary : 0)
      byId.set(id, { ...document, score: score + name + place, share, isTranslation: false })
    }
    for (const { id, document, share, score } of find(translations, otherLanguage(stepLanguageOf(locale))))
      if (share - (byId.get(id)?.share ?? 0) > MIN_LEAD)
        byId.set(id, { ...document, score: score - SCORE.translation, share, isTranslation: true })
    const ranked = [...byId.values()]
    const best = Math.max(0, ...ranked.map(({ score }) => score))
    return ranked
      .filter(({ share, score }) => share >= MIN_SHARE && score >= MIN_SHARE_OF_BEST * Math.min(best, 1))
      .sort((a, b) => Number(a.isTranslation) - Number(b.isTranslation) || b.score - a.score)
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

/** Loads the ranker with all text, after the one with the titles, which has to answer first. */
export async function loadTextRanker(locale: Locale): Promise<Ranker> {
  await loadRanker(locale)
  const ranker = await loadRanker(locale, await loadJson<TextIndex>(withBase(searchPath(`${locale}.text`))))
  complete.set(locale, ranker)
  return ranker
}

/** The ranker with all text, if loaded: a search that is reopened has all results at once. */
export const completeRanker = (locale: Locale): Ranker | undefined => complete.get(locale)
