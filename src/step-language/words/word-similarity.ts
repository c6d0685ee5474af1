import type { Locale } from '@/i18n/locale'
import { typingDistance } from '@/lib/nearest'
import { stem } from './stem'

/** How much two words have in common, from 0 to 1, when they are not the same. */
const SAME_STEM = 0.95
const ONE_TYPO = 0.85
const TWO_TYPOS = 0.75
/** A word that has been begun: at least this … */
const BEGUN = 0.7
/** … and so much more when nearly all of it is there. */
const BEGUN_TO_THE_END = 0.25
/** Shorter words are too near to too many others. */
const SHORTEST_BEGUN = 3
const SHORTEST_MISTYPED = 4
const SHORTEST_TWICE_MISTYPED = 7

function mistyped(word: string, other: string): number {
  const length = Math.max(word.length, other.length)
  if (length < SHORTEST_MISTYPED) return 0
  const typos = typingDistance(word, other, length < SHORTEST_TWICE_MISTYPED ? 1 : 2)
  if (typos === 1) return ONE_TYPO
  return typos === 2 && length >= SHORTEST_TWICE_MISTYPED ? TWO_TYPOS : 0
}

/**
 * How likely a word of a sentence was meant to be another one: in another form, mistyped, or the beginning of it.
 * @param written what a reader wrote, folded
 * @param known a word of a step, folded
 * @returns from 0, not at all, to 1, the same
 * @example wordSimilarity('tablas', 'tabla', 'es') // => 0.95
 */
export function wordSimilarity(written: string, known: string, locale: Locale): number {
  if (written === known) return 1
  if (stem(written, locale) === stem(known, locale)) return SAME_STEM
  const begun =
    written.length >= SHORTEST_BEGUN && known.startsWith(written)
      ? BEGUN + (BEGUN_TO_THE_END * written.length) / known.length
      : 0
  return Math.max(begun, mistyped(written, known))
}
