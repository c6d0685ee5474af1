import { memoize } from '@/lib/memoize'
import { nearest } from '@/lib/nearest'
import { isWordTerm } from './terms'

/** Shorter words are no beginnings of others. */
export const SHORTEST_BEGUN = 3
/** Shorter words have no typos that could be told from other words. */
const SHORTEST_MISTYPED = 5
/** Letters that stems cut off, the last one not typed yet. */
const LONGEST_ENDING = 6
/** Words of queries whose corrections are kept. */
const MOST_CACHED = 1_000

/** Whether a known term is what remains of a word whose ending is still being typed: `instal` of `instalaci`. */
const isStemOf = (known: string, term: string): boolean =>
  known.length >= SHORTEST_MISTYPED && term.startsWith(known) && term.length - known.length <= LONGEST_ENDING

const longest = (terms: readonly string[]): string | undefined =>
  [...terms].sort((one, other) => other.length - one.length)[0]

/**
 * Corrects terms that are mistyped, or whose ending is still being typed.
 * @param known all terms there are; asked for with each new word
 * @returns a term that is known; the same one when it is the beginning of others or like none
 */
export const createSpelling = (isKnown: (term: string) => boolean, known: () => Iterable<string>) =>
  memoize((term: string): string => {
    if (isKnown(term) || !isWordTerm(term) || term.length < SHORTEST_MISTYPED) return term
    const words = [...known()].filter(isWordTerm)
    if (words.some((word) => word.startsWith(term))) return term
    return nearest(term, words, 1) ?? longest(words.filter((word) => isStemOf(word, term))) ?? term
  }, MOST_CACHED)
