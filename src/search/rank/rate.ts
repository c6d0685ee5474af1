import { isStopWord } from './query-words'
import type { Searchable } from './searchable'
import type { FoundEntries, Shelf } from './shelf'
import { wordsForConcept } from './topic-words'
import { WEIGHTS } from './weights'

/** How well an entry of a shelf fits a query. */
export interface Rated {
  /** Its number on the shelf. */
  at: number
  /** The share of the query that it has, by weight. */
  share: number
  /** Comparable between shelves. */
  score: number
  isTranslation: boolean
}

/** A word of the query: what it finds on each shelf, and how much it says. */
export interface Answer {
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

/** Looks the words of a query up on every shelf. */
export function answersTo(words: readonly string[], shelves: readonly Shelf[]): Answer[] {
  const total = shelves.reduce((sum, { searchables }) => sum + searchables.length, 0)
  return words.map((word) => {
    const isKnown = shelves.some(({ text }) => text?.(word, '').isKnown)
    // One word of an entry is not both `status` and `code`.
    const except = wordsForConcept(word)
      .filter((other) => other !== word && words.includes(other))
      .join(' ')
    const found = shelves.map(({ find }) => find({ word, isKnown, except }))
    return { found, weight: weightOf(found, total) * (isStopWord(word) ? WEIGHTS.stopWord : 1) }
  })
}

/** The weight of a whole query. */
export const wholeOf = (answers: readonly Answer[]): number => answers.reduce((sum, { weight }) => sum + weight, 0)

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

/** What an entry has of a query in one language: by how well it matches, and by whether it does. */
function shareOf(answers: readonly Answer[], shelf: number, at: number, side: 'own' | 'other') {
  let [share, all] = [0, 0]
  for (const { found, weight } of answers) {
    const match = found[shelf]?.get(at)?.[side] ?? 0
    share += weight * match
    if (match > MIN_MATCH) all += weight
  }
  const whole = wholeOf(answers)
  return { share: share / whole, all: all / whole }
}

/**
 * Rates every entry of a shelf that has enough of the words.
 * @param shelf the number of the shelf among those that have answered
 * @param here the path of the page that the reader is on
 */
export function rate(
  words: readonly string[],
  answers: readonly Answer[],
  shelf: number,
  { searchables }: Shelf,
  here?: string,
): Rated[] {
  const candidates = new Set(answers.flatMap(({ found }) => [...(found[shelf]?.keys() ?? [])]))
  return [...candidates].flatMap((at) => {
    const searchable = searchables[at]
    if (!searchable) return []
    const [own, other] = [shareOf(answers, shelf, at, 'own'), shareOf(answers, shelf, at, 'other')]
    const isTranslation = other.share - own.share > OTHER_LEAD
    const { share, all } = isTranslation ? other : own
    if (share < MIN_SHARE) return []
    const isHere = here !== undefined && searchable.path === here
    const score =
      share +
      WEIGHTS.all * all ** 3 +
      (isHere ? WEIGHTS.here * share : 0) -
      (isTranslation ? WEIGHTS.translation : 0) +
      bonusOf(words, searchable, isTranslation)
    return [{ at, share, score, isTranslation }]
  })
}
