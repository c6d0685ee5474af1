import { queryWords } from './query-words'
import type { OptionEntry, PageEntry, SearchIndex, StepEntry } from './search-index'
import { type Searchable, searchablesOf } from './searchable'
import { createWordTable, type Found, type WordTable } from './word-table'

/** An entry that answers a query. */
export interface Ranked<T> {
  entry: T
  /** How well; comparable between steps, options and pages. */
  score: number
  /** Found by its wording in the language that the page does not speak. */
  isTranslation: boolean
}

/** What answers a query, the best first. */
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

/** A word that nothing contains says little about what is meant, but something. */
const UNKNOWN_WORD_WEIGHT = 1
/** An entry answers when it has this share of what the words of the query weigh … */
const LEAST_SHARE = 0.3
/** … and this share of the score of the best. */
const LEAST_OF_BEST = 0.5
/** Where nothing answers, those are shown that have this share, and nearly as much as the best of them. */
const LEAST_FALLBACK_SHARE = 0.15
const FALLBACK_OF_BEST = 0.8
/** The other language is what somebody means only when it fits clearly better. */
const OTHER_LEAD = 0.1
/** Answers in the language of the page come first, unless they fall this far behind the best. */
const OWN_OF_BEST = 0.75

const BONUS = { order: 0.3, start: 0.05, name: 0.5, length: 0.12 }

/** Rare words weigh more: the logarithm of how many entries there are for each that has the word. */
const weightOf = (found: ReadonlyMap<number, Found>, total: number): number =>
  found.size === 0 ? UNKNOWN_WORD_WEIGHT : Math.log(1 + total / found.size)

/** The share of neighbours in the query that are neighbours in the line. */
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
  const spare = Math.max(0, 1 - words.length / Math.max(line.length, 1))
  return (
    BONUS.order * orderShare(words, line) +
    (isStart ? BONUS.start : 0) +
    (isName ? BONUS.name : 0) -
    BONUS.length * spare
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
    return share < LEAST_FALLBACK_SHARE
      ? []
      : [{ at, share, score: share + bonusOf(words, searchable, isTranslation), isTranslation }]
  })
}

const bestOf = (rated: readonly Rated[]): number => Math.max(0, ...rated.map(({ score }) => score))

/** Those that answer; where none does, those that may. */
function answering(rated: readonly Rated[]): Rated[] {
  const best = bestOf(rated)
  const good = rated.filter(({ share }) => share >= LEAST_SHARE)
  if (good.length === 0) return rated.filter(({ score }) => score >= FALLBACK_OF_BEST * best)
  return good.filter(({ score }) => score >= LEAST_OF_BEST * best)
}

/** The best first; what is in the other language below what is in this one. */
function sorted(rated: Rated[]): Rated[] {
  const best = bestOf(rated)
  const isBelow = ({ isTranslation, score }: Rated) => isTranslation || score < OWN_OF_BEST * best
  return rated.sort(
    (one, other) => Number(isBelow(one)) - Number(isBelow(other)) || other.score - one.score || one.at - other.at,
  )
}

/**
 * Makes the function that answers queries from an index: accents, case and slips forgiven, half words and half sentences
 * understood, names of code taken apart.
 * @param index the index of a language
 */
export function createRanker(index: SearchIndex): (query: string) => RankedEntries {
  const searchables = searchablesOf(index)
  const table = createWordTable(searchables)
  const [stepCount, optionCount] = [index.steps.length, index.options.length]
  return (query) => {
    const words = queryWords(query)
    const rated = answering(rate(words, table, searchables))
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
