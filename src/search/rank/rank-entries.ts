import { queryWords } from './query-words'
import type { OptionEntry, PageEntry, SearchIndex, StepEntry } from './search-index'
import { type Searchable, searchablesOf } from './searchable'
import { createWordTable, type Found, type WordTable } from './word-table'

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
  pages: Ranked<PageEntry>[]
}

interface Rated {
  at: number
  share: number
  score: number
  isTranslation: boolean
}

/** A word that nothing contains is a weak hint, but still one. */
const UNKNOWN_WORD_WEIGHT = 1
/** An entry matches when it has this share of the weight of the query's words … */
const MIN_SHARE = 0.3
/** … and this share of the best score. */
const MIN_OF_BEST = 0.5
/** When nothing matches, entries are shown that have this share, and nearly the score of the best of them. */
const MIN_FALLBACK_SHARE = 0.15
const FALLBACK_OF_BEST = 0.8
/** The other language counts only when it fits clearly better. */
const OTHER_LEAD = 0.1
/** Results in the language of the page come first, unless they fall this far behind the best. */
const OWN_OF_BEST = 0.75

const BONUS = { order: 0.3, start: 0.05, name: 0.5, length: 0.12 }

/** Rare words weigh more (inverse document frequency). */
const weightOf = (found: ReadonlyMap<number, Found>, total: number): number =>
  found.size === 0 ? UNKNOWN_WORD_WEIGHT : Math.log(1 + total / found.size)

/** The share of adjacent words in the query that are adjacent in the line. */
function orderShare(words: readonly string[], line: readonly string[]): number {
  const pairs = words.slice(1).filter((word, index) => {
    const before = words[index] ?? ''
    return line.some((candidate, at) => at > 0 && candidate.startsWith(word) && line[at - 1] === before)
  })
  return pairs.length / Math.max(words.length - 1, 1)
}

function bonusOf(words: readonly string[], { lines, names }: Searchable, isTranslation: boolean): number {
  const line = lines[isTranslation ? 'other' : 'own']
  const first = words[0] ?? ''
  const isStart = line[0]?.startsWith(first)
  const isName = names.includes(words.join(' '))
  const extra = Math.max(0, 1 - words.length / Math.max(line.length, 1))
  return (
    BONUS.order * orderShare(words, line) +
    (isStart ? BONUS.start : 0) +
    (isName ? BONUS.name : 0) -
    BONUS.length * extra
  )
}

/** Rates every entry that has enough of the words. */
function rate(words: string[], table: WordTable, searchables: readonly Searchable[]): Rated[] {
  const answers = words.map((word) => {
    const found = table(word)
    return { found, weight: weightOf(found, searchables.length) }
  })
  const whole = answers.reduce((sum, { weight }) => sum + weight, 0)
  const candidates = new Set(answers.flatMap(({ found }) => [...found.keys()]))
  return [...candidates].flatMap((at) => {
    const searchable = searchables[at]
    if (!searchable) return []
    const shareOf = (side: keyof Found) =>
      answers.reduce((sum, { found, weight }) => sum + weight * (found.get(at)?.[side] ?? 0), 0) / whole
    const [own, other] = [shareOf('own'), shareOf('other')]
    const isTranslation = other > own + OTHER_LEAD
    const share = isTranslation ? other : own
    return share < MIN_FALLBACK_SHARE
      ? []
      : [{ at, share, score: share + bonusOf(words, searchable, isTranslation), isTranslation }]
  })
}

const bestOf = (rated: readonly Rated[]): number => Math.max(0, ...rated.map(({ score }) => score))

/** The entries that match well enough; without any, the best of the weak ones. */
function goodEnough(rated: readonly Rated[]): Rated[] {
  const best = bestOf(rated)
  const good = rated.filter(({ share }) => share >= MIN_SHARE)
  if (good.length === 0) return rated.filter(({ score }) => score >= FALLBACK_OF_BEST * best)
  return good.filter(({ score }) => score >= MIN_OF_BEST * best)
}

/** Best first; the other language below that of the page. */
function sorted(rated: Rated[]): Rated[] {
  const best = bestOf(rated)
  const isBelow = ({ isTranslation, score }: Rated) => isTranslation || score < OWN_OF_BEST * best
  return rated.sort(
    (one, other) => Number(isBelow(one)) - Number(isBelow(other)) || other.score - one.score || one.at - other.at,
  )
}

/**
 * Creates the ranking function of an index. It ignores accents and case, tolerates typing mistakes, accepts incomplete words
 * and sentences, and splits code names.
 */
export function createRanker(index: SearchIndex): (query: string) => RankedEntries {
  const searchables = searchablesOf(index)
  const table = createWordTable(searchables)
  const [stepCount, optionCount] = [index.steps.length, index.options.length]
  return (query) => {
    const words = queryWords(query)
    const rated = goodEnough(rate(words, table, searchables))
    const pick = <T>(entries: readonly T[], from: number): Ranked<T>[] =>
      sorted(rated.filter(({ at }) => at >= from && at < from + entries.length)).flatMap(
        ({ at, score, isTranslation }) => {
          const entry = entries[at - from]
          return entry ? [{ entry, score, isTranslation }] : []
        },
      )
    return {
      steps: pick(index.steps, 0),
      options: pick(index.options, stepCount),
      pages: pick(index.pages, stepCount + optionCount),
    }
  }
}
