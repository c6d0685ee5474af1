import { typingDistance } from '@/lib/nearest'
import type { WordKey } from './word-key'

/** How much two words have in common, from 0 to 1, when they are not the same. */
const SAME_STEM = 0.95
const SYNONYM = 0.85
/** A word for something else that stands for it too: `rabbitmq` for a queue. */
const MEANT = 0.7
/** A word that has been begun: at least this … */
const BEGUN = 0.7
/** … and so much more when nearly all of it is there. */
const BEGUN_TO_THE_END = 0.25
/** Words of one family, such as `autenticar` and `autentificacion`; a part of a word. */
const FAMILY = 0.7
const INSIDE = 0.5
const ONE_SLIP = 0.85
const TWO_SLIPS = 0.75
/** What is left of that while a word is being typed: it may become any other. */
const GUESSED = 0.75

/** Shorter words are too near to too many others. */
const SHORTEST_BEGUN = 3
const SHORTEST_INSIDE = 4
const SHORTEST_MISTYPED = 4
const SHORTEST_TWICE_MISTYPED = 7
/** In two languages at once words with less in common have the same stem by accident: that of `outer` in Spanish is `out`. */
const LEAST_IN_COMMON = 4
/** Words of one family share this many letters, and this share of the longer one. */
const FAMILY_LENGTH = 5
const FAMILY_SHARE = 0.6

const hasSameStem = (written: WordKey, known: WordKey, shortest: number): boolean =>
  written.stems.some((stem, index) => stem.length >= shortest && stem === known.stems[index])

/** How likely a word is another one for the same thing, or stands for it. */
export function synonymLikeness(written: WordKey, known: WordKey): number {
  if (written.concepts.some((concept) => known.concepts.includes(concept))) return SYNONYM
  return written.meant.some((concept) => known.concepts.includes(concept)) ? MEANT : 0
}

const begun = (written: string, known: string): number =>
  known.startsWith(written) ? BEGUN + (BEGUN_TO_THE_END * written.length) / known.length : 0

/** How many letters two words begin with alike. */
function sharedLetters(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return shared
}

function mistyped(word: string, other: string): number {
  const length = Math.max(word.length, other.length)
  if (length < SHORTEST_MISTYPED) return 0
  const slips = typingDistance(word, other, 2)
  if (slips === 1) return ONE_SLIP
  return slips === 2 && length >= SHORTEST_TWICE_MISTYPED ? TWO_SLIPS : 0
}

/**
 * How likely a word of a sentence was meant to be another one.
 * @param written what a reader wrote
 * @param known a word of a step
 * @returns from 0, not at all, to 1, the same
 * @example wordLikeness(wordKey('archivo', 'es'), wordKey('fichero', 'es')) // => 0.85
 */
export function wordLikeness(written: WordKey, known: WordKey): number {
  if (written.word === known.word) return 1
  if (hasSameStem(written, known, 0)) return SAME_STEM
  return Math.max(
    synonymLikeness(written, known),
    written.word.length >= SHORTEST_BEGUN ? begun(written.word, known.word) : 0,
    mistyped(written.word, known.word),
  )
}

/**
 * How likely a word that is still being typed is going to be another one, without a slip: a letter begins many words, and a
 * part of a word says something.
 * @returns from 0, not at all, to 1, the same
 * @example typedLikeness(wordKey('autentic', 'es'), wordKey('autenticacion', 'es')) // about 0.85
 */
export function typedLikeness(typed: WordKey, known: WordKey): number {
  if (typed.word === known.word) return 1
  const shared = sharedLetters(typed.word, known.word)
  if (hasSameStem(typed, known, shared < LEAST_IN_COMMON ? LEAST_IN_COMMON : 0)) return SAME_STEM
  const longer = Math.max(typed.word.length, known.word.length)
  return Math.max(
    begun(typed.word, known.word),
    shared >= FAMILY_LENGTH && shared >= FAMILY_SHARE * longer ? FAMILY : 0,
    typed.word.length >= SHORTEST_INSIDE && known.word.includes(typed.word) ? INSIDE : 0,
  )
}

/**
 * How likely a word that is still being typed is going to be another one, with slips; a beginning with slips is enough.
 * @param isWhole whether slips are guessed at only in words of the same length
 * @example mistypedLikeness(wordKey('tiemout', 'es'), wordKey('timeout', 'es')) // about 0.65
 */
export function mistypedLikeness({ word: typed }: WordKey, { word: known }: WordKey, isWhole = false): number {
  if (typed.length < SHORTEST_MISTYPED || (isWhole && typed.length !== known.length)) return 0
  const isBegun = typed.length > SHORTEST_MISTYPED && known.length > typed.length
  const beginning = isBegun && mistyped(typed, known.slice(0, typed.length)) > 0 ? INSIDE : 0
  return Math.max(GUESSED * mistyped(typed, known), beginning)
}
