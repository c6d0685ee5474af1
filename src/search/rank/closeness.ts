import { typingDistance } from '@/lib/typing-distance'

/** From this length on one slip is forgiven in a word, and two. */
const ONE_SLIP_LENGTH = 4
const TWO_SLIPS_LENGTH = 8
/** Words are of one family when they share this many letters, and this share of the longer one. */
const STEM_LENGTH = 5
const STEM_SHARE = 0.6
/** A part inside a word counts from this length on, and a word with an ending of its own. */
const INFIX_LENGTH = 4
const LONGEST_ENDING = 2

const slipsForgiven = (length: number): number => (length < ONE_SLIP_LENGTH ? 0 : length < TWO_SLIPS_LENGTH ? 1 : 2)

function sharedLetters(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

const hasEnding = (typed: string, word: string): boolean =>
  word.length >= INFIX_LENGTH && typed.length - word.length <= LONGEST_ENDING && typed.startsWith(word)

const isOfOneFamily = (one: string, other: string): boolean => {
  const shared = sharedLetters(one, other)
  return shared >= STEM_LENGTH && shared >= STEM_SHARE * Math.max(one.length, other.length)
}

/**
 * How near a word is to what was typed, without slips: the word itself, its beginning, its family, a part of it.
 * @param typed folded
 * @param word folded
 * @returns 1 for the word itself, 0 for another one
 * @example closeness('autentic', 'autenticacion') // about 0.87
 */
export function closeness(typed: string, word: string): number {
  if (typed === word) return 1
  if (word.startsWith(typed)) return 0.7 + (0.25 * typed.length) / word.length
  if (hasEnding(typed, word)) return 0.85
  if (isOfOneFamily(typed, word)) return 0.7
  return typed.length >= INFIX_LENGTH && word.includes(typed) ? 0.5 : 0
}

/**
 * How near a whole word is to what was typed, with a slip in it.
 * @example closenessOfWhole('proxi', 'proxy') // => 0.65
 */
export const closenessOfWhole = (typed: string, word: string): number =>
  typed.length > ONE_SLIP_LENGTH && typed.length === word.length && typingDistance(typed, word, 1) === 1 ? 0.65 : 0

/**
 * How near a word is to what was typed, with the slips that a word of that length is forgiven; its beginning is enough.
 * @example closenessWithSlips('tiemout', 'timeout') // => 0.65
 */
export function closenessWithSlips(typed: string, word: string): number {
  const limit = slipsForgiven(typed.length)
  if (limit === 0) return 0
  const slips = typingDistance(typed, word, limit)
  if (slips <= limit) return 0.8 - 0.15 * slips
  if (typed.length <= ONE_SLIP_LENGTH || word.length <= typed.length) return 0
  return typingDistance(typed, word.slice(0, typed.length), limit) <= limit ? 0.5 : 0
}
