import type { Locale } from '@/i18n/locale'
import { bestLine } from './best-line'
import { type EntryIndex, entryIndexOf, withText } from './entry-index'
import { compoundsIn, queryWords } from './query-words'
import { type Answer, answersTo, type Rated, rate } from './rate'
import type { OptionEntry, Passage, SearchIndex, StepEntry, TextIndex } from './search-index'
import { entrySearchables, passageSearchables } from './searchable'
import { WEIGHTS } from './weights'

/** An entry that matches a query. */
export interface Ranked<T> {
  entry: T
  /** Comparable between steps, options and pages. */
  score: number
  /** Matched by its wording in the other language. */
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
  /** The same index with the text of everything; it is prepared in pieces, so that keys are answered meanwhile. */
  withText: (text: TextIndex) => Promise<Ranker>
}

/** An entry matches when it has this share of the weight of the query's words … */
const MIN_SHARE = 0.3
/** … and this share of the best score, as far as that is no better than a match of all words: a name hides nothing. */
const MIN_OF_BEST = 0.5
const ALL_WORDS = 1.25
/** When nothing matches, weak entries are shown that have nearly the score of the best of them. */
const FALLBACK_OF_BEST = 0.8
/** Results in the language of the page come first, unless they fall this far behind the best. */
const OWN_OF_BEST = 0.75
/** Sections whose paragraphs are looked at, the best first. */
const READ_SECTIONS = 15

const bestOf = (rated: readonly Rated[]): number => Math.max(0, ...rated.map(({ score }) => score))

const byScore = (one: Rated, other: Rated): number => other.score - one.score || one.at - other.at

/** The entries of every index that match well enough; without any, the best of the weak ones. */
function goodEnough(rated: readonly Rated[][]): Rated[][] {
  const all = rated.flat()
  const best = bestOf(all)
  const isGood = all.some(({ share }) => share >= MIN_SHARE)
    ? ({ share, score }: Rated) => share >= MIN_SHARE && score >= MIN_OF_BEST * Math.min(best, ALL_WORDS)
    : ({ score }: Rated) => score >= FALLBACK_OF_BEST * best
  return rated.map((ofIndex) => ofIndex.filter(isGood))
}

/** Best first; the other language below that of the page. */
function sorted(rated: Rated[]): Rated[] {
  const best = bestOf(rated)
  const isBelow = ({ isTranslation, score }: Rated) => isTranslation || score < OWN_OF_BEST * best
  return rated.sort((one, other) => Number(isBelow(one)) - Number(isBelow(other)) || byScore(one, other))
}

/** The results among some of the entries of an index, which begin at a number. */
const ranked = <T>(rated: Rated[], entries: readonly T[], from = 0): Ranked<T>[] =>
  sorted(rated.filter(({ at }) => at >= from && at < from + entries.length)).flatMap(({ at, score, isTranslation }) => {
    const entry = entries[at - from]
    return entry ? [{ entry, score, isTranslation }] : []
  })

/** Adds what the paragraphs of the best sections say. */
function readSections(
  rated: readonly Rated[],
  passages: readonly Passage[],
  answers: readonly Answer[],
  { text }: EntryIndex,
): Rated[] {
  return [...rated].sort(byScore).map((one, place) => {
    const section = passages[one.at]?.section
    if (!section || !text || place >= READ_SECTIONS) return one
    const line = WEIGHTS.paragraph * bestLine(section, answers, text)
    return { ...one, score: one.score + line }
  })
}

function rankerOf(
  index: SearchIndex,
  locale: Locale,
  entries: EntryIndex,
  pages: EntryIndex,
  passages: readonly Passage[],
): Ranker {
  const indexes = [entries, pages]
  return {
    index,
    rank: (query, here) => {
      const words = queryWords(query)
      const names = compoundsIn(query).filter((name) => indexes.some(({ text }) => text?.(name, '').isKnown))
      const answers = answersTo([...words, ...names], indexes)
      const [ofEntries = [], ofPages = []] = indexes.map((entryIndex, at) => rate(words, answers, at, entryIndex, here))
      const [good = [], goodPages = []] = goodEnough([ofEntries, readSections(ofPages, passages, answers, pages)])
      return {
        steps: ranked(good, index.steps),
        options: ranked(good, index.options, index.steps.length),
        pages: ranked(goodPages, passages),
      }
    },
    withText: async ({ steps, options, sections }) => {
      const described = [...steps, ...options].map((text) => ({ text }))
      const read = sections.flatMap((section): Passage[] => {
        const page = index.pages[section.page]
        return page ? [{ page, section }] : []
      })
      const readEntries = await withText(entries, described, locale)
      const headings = entryIndexOf(passageSearchables(read))
      return rankerOf(index, locale, readEntries, await withText(headings, sections, locale), read)
    },
  }
}

/**
 * Creates the ranking function of an index. It ignores accents and case, tolerates typing mistakes, accepts incomplete words
 * and sentences, and splits code names.
 * @param locale the language of the index
 */
export function createRanker(index: SearchIndex, locale: Locale): Ranker {
  const passages = index.pages.map((page): Passage => ({ page }))
  return rankerOf(
    index,
    locale,
    entryIndexOf(entrySearchables(index, locale)),
    entryIndexOf(passageSearchables(passages)),
    passages,
  )
}
