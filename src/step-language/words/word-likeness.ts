import type { Locale } from '@/i18n/locale'
import { typingDistance } from '@/lib/typing-distance'
import { stem } from './stem'
import { SYNONYMS } from './synonyms'

/** A word as it is compared. */
export interface WordKey {
  /** Without accents, in lower case. */
  word: string
  stem: string
  /** Numbers of the groups of synonyms it is in. */
  groups: number[]
}

/** How much two words have in common, from 0 to 1, when they are not the same. */
const SAME_STEM = 0.95
const SYNONYM = 0.85
const ONE_LETTER = 0.85
const TWO_LETTERS = 0.75
/** A word that has been begun: at least this … */
const BEGUN = 0.6
/** … and so much more when nearly all of it is there. */
const BEGUN_TO_THE_END = 0.3
/** Shorter words are too near to too many others. */
const SHORTEST_BEGUN = 3
const SHORTEST_MISTYPED = 4
const SHORTEST_TWICE_MISTYPED = 7

const groupsByStem: Partial<Record<Locale, Map<string, number[]>>> = {}

function synonymGroups(locale: Locale): Map<string, number[]> {
  const known = groupsByStem[locale]
  if (known) return known
  const groups = new Map<string, number[]>()
  SYNONYMS[locale].forEach((line, index) => {
    for (const word of line.split(' ')) {
      const key = stem(word, locale)
      groups.set(key, [...(groups.get(key) ?? []), index])
    }
  })
  groupsByStem[locale] = groups
  return groups
}

/** What a folded word is compared by. */
export function wordKey(word: string, locale: Locale): WordKey {
  const key = stem(word, locale)
  return { word, stem: key, groups: synonymGroups(locale).get(key) ?? [] }
}

function mistyped(word: string, other: string): number {
  const length = Math.max(word.length, other.length)
  if (length < SHORTEST_MISTYPED) return 0
  const far = typingDistance(word, other, 2)
  if (far === 1) return ONE_LETTER
  return far === 2 && length >= SHORTEST_TWICE_MISTYPED ? TWO_LETTERS : 0
}

/**
 * How likely a word was meant to be another one.
 * @param written what a reader wrote
 * @param known a word of a step
 * @returns from 0, not at all, to 1, the same
 * @example wordLikeness(wordKey('archivo', 'es'), wordKey('fichero', 'es')) // => 0.85
 */
export function wordLikeness(written: WordKey, known: WordKey): number {
  if (written.word === known.word) return 1
  if (written.stem === known.stem) return SAME_STEM
  const synonym = written.groups.some((group) => known.groups.includes(group)) ? SYNONYM : 0
  const isBegun = written.word.length >= SHORTEST_BEGUN && known.word.startsWith(written.word)
  const begun = isBegun ? BEGUN + BEGUN_TO_THE_END * (written.word.length / known.word.length) : 0
  return Math.max(synonym, begun, mistyped(written.word, known.word))
}
