import type { EntryIndex, FoundEntries } from './entry-index'
import { isStopWord } from './query-words'
import type { Searchable } from './searchable'
import { wordsForConcept } from './topic-words'
import { WEIGHTS } from './weights'
import type { Found } from './word-table'

/** How well an entry fits a query. */
export interface Rated {
  /** Its number in the entry index. */
  at: number
  /** The share of the query that it has, by weight. */
  share: number
  /** Comparable between entry indexes. */
  score: number
  isTranslation: boolean
}

/** A word of the query: what it finds in each entry index, and its share of what the query says. */
export interface Answer {
  word: string
  found: readonly FoundEntries[]
  weight: number
}

/** A word that nothing contains is a weak hint, but still one. */
const UNKNOWN_WORD_WEIGHT = 1
/** Entries with a smaller share are no results at all. */
const MIN_SHARE = 0.15
/** A weaker match does not count as one of all words. */
const MIN_MATCH = 0.2
/** The other language counts only when it fits clearly better. */
const OTHER_LEAD = 0.1

/** Rare words weigh more (inverse document frequency); weak matches count as little as they are worth. */
function weightOf(found: readonly FoundEntries[], total: number): number {
  let frequency = 0
  for (const entries of found) for (const { own, other } of entries.values()) frequency += Math.max(own, other)
  return frequency === 0 ? UNKNOWN_WORD_WEIGHT : Math.log(1 + total / (frequency + WEIGHTS.rare))
}

/** What a word does not stand for, because a later one does: one word of an entry is not both `status` and `code`. */
const exceptionsOf = (word: string, later: readonly string[]): string[] =>
  later
    .filter((other) => other !== word && wordsForConcept(word).has(other))
    .flatMap((other) => [...wordsForConcept(other).keys()])

/** Looks the words of a query up in every entry index. */
export function answersTo(words: readonly string[], indexes: readonly EntryIndex[]): Answer[] {
  const total = indexes.reduce((sum, { searchables }) => sum + searchables.length, 0)
  const answers = words.map((word, at) => {
    const isKnown = indexes.some(({ text }) => text?.(word, '').isKnown)
    const except = exceptionsOf(word, words.slice(at + 1))
    const found = indexes.map(({ find }) =>
      find({ word, isKnown, except: except.filter((other) => other !== word).join(' ') }),
    )
    return { word, found, weight: weightOf(found, total) * (isStopWord(word) ? WEIGHTS.stopWord : 1) }
  })
  const whole = answers.reduce((sum, { weight }) => sum + weight, 0)
  return answers.map((answer) => ({ ...answer, weight: answer.weight / whole }))
}

/** The share of adjacent words in the query that are adjacent in the line. */
function orderShare(words: readonly string[], line: readonly string[]): number {
  const pairs = words.slice(1).filter((word, index) => {
    const before = words[index] ?? ''
    return line.some((candidate, at) => at > 0 && candidate.startsWith(word) && line[at - 1] === before)
  })
  return pairs.length / Math.max(words.length - 1, 1)
}

function bonusOf(
  words: readonly string[],
  { lines, names, namesakes = 1 }: Searchable,
  isTranslation: boolean,
): number {
  const line = lines[isTranslation ? 'other' : 'own']
  const extra = Math.max(0, 1 - words.length / Math.max(line.length, 1))
  return (
    WEIGHTS.order * orderShare(words, line) +
    (line[0]?.startsWith(words[0] ?? '') ? WEIGHTS.start : 0) +
    (names.includes(words.join(' ')) ? WEIGHTS.name / Math.sqrt(namesakes) : 0) -
    WEIGHTS.length * extra
  )
}

/** What an entry has of a query: by how well it matches, and by whether it does. */
interface Share {
  share: number
  all: number
}

/** What an entry has of a query in both languages; the weights of the answers sum up to 1. */
function sharesOf(answers: readonly Answer[], indexNumber: number, at: number): Record<keyof Found, Share> {
  const [own, other]: [Share, Share] = [
    { share: 0, all: 0 },
    { share: 0, all: 0 },
  ]
  for (const { found, weight } of answers) {
    const match = found[indexNumber]?.get(at)
    if (!match) continue
    own.share += weight * match.own
    other.share += weight * match.other
    if (match.own > MIN_MATCH) own.all += weight
    if (match.other > MIN_MATCH) other.all += weight
  }
  return { own, other }
}

/**
 * Rates every entry of an index that has enough of the words.
 * @param indexNumber the number of the index among those that have answered
 * @param here the path of the page that the reader is on
 */
export function rate(
  words: readonly string[],
  answers: readonly Answer[],
  indexNumber: number,
  { searchables }: EntryIndex,
  here?: string,
): Rated[] {
  const candidates = new Set<number>()
  for (const { found } of answers) for (const at of found[indexNumber]?.keys() ?? []) candidates.add(at)
  const rated: Rated[] = []
  for (const at of candidates) {
    const searchable = searchables[at]
    const { own, other } = sharesOf(answers, indexNumber, at)
    const isTranslation = other.share - own.share > OTHER_LEAD
    const { share, all } = isTranslation ? other : own
    if (!searchable || share < MIN_SHARE) continue
    const isHere = here !== undefined && searchable.path === here
    const score =
      share +
      WEIGHTS.all * all ** 3 +
      (isHere ? WEIGHTS.here * share : 0) -
      (isTranslation ? WEIGHTS.translation : 0) +
      bonusOf(words, searchable, isTranslation)
    rated.push({ at, share, score, isTranslation })
  }
  return rated
}
