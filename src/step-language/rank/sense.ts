import type { Locale } from '@/i18n/locale'
import { conceptAt, meantBy, oppositeOf } from '../words/concept-table'
import { isLittleWord } from '../words/little-words'
import { type FoundPhrase, phrasesIn } from '../words/phrases'
import { wordKey } from '../words/word-key'

/** A concept that some words name, from one up to, not including, another. */
export interface Mention extends FoundPhrase {
  /** Whether a `no` stands before it, so that its opposite is meant. */
  isDenied: boolean
}

/** What a row of words says. */
export interface Sense {
  mentions: readonly Mention[]
  /** The concepts that it says; of those after a `no` the opposites. */
  concepts: ReadonlySet<number>
  /** The positions of the words that say no. */
  negations: readonly number[]
}

/** A `no` reaches this many words, little ones not counted. */
const REACH = 6

const isNegative = (concept: number): boolean => conceptAt(concept)?.negative === true

/** Whether a concept is nothing but a `no`. */
const isPlainNo = (concept: number): boolean => isNegative(concept) && oppositeOf(concept) < 0

/** The phrases that are no part of a longer one. */
const wholePhrases = (phrases: readonly FoundPhrase[]): FoundPhrase[] =>
  phrases.filter(({ from, to }) =>
    phrases.every((other) => other.from > from || to > other.to || other.to - other.from <= to - from),
  )

/** Phrases, and the words outside of them: a phrase says what it says as a whole, `no rows` is no `no`. */
function mentionsIn(words: readonly string[], locale: Locale): FoundPhrase[] {
  const phrases = wholePhrases(phrasesIn(words))
  const single = words.flatMap((word, at) => {
    if (isLittleWord(word, locale) || phrases.some(({ from, to }) => from <= at && at < to)) return []
    return wordKey(word, locale).concepts.map((concept) => ({ concept, from: at, to: at + 1 }))
  })
  return [...phrases, ...single].sort((one, other) => one.from - other.from)
}

/** Reads what a row of folded words says. */
export function senseOf(words: readonly string[], locale: Locale): Sense {
  const found = mentionsIn(words, locale)
  const plain = new Set(found.flatMap(({ concept, from }) => (isPlainNo(concept) ? [from] : [])))
  const spent = new Set<number>()
  const denierOf = ({ concept, from, to }: FoundPhrase): number | undefined => {
    // A phrase with a `no` of its own keeps it after another one: `no tiene ningún registro`.
    const hasOwn = to - from > 1 && words.slice(from, to).some((word) => wordKey(word, locale).concepts.some(isPlainNo))
    if (oppositeOf(concept) < 0 || hasOwn) return undefined
    let reach = REACH
    for (let at = from - 1; at >= 0 && reach > 0; at -= 1) {
      if (plain.has(at)) return at
      if (!isLittleWord(words[at] ?? '', locale)) reach -= 1
    }
    return undefined
  }
  const mentions = found.map((mention): Mention => {
    const denier = denierOf(mention)
    if (denier !== undefined) spent.add(denier)
    return { ...mention, isDenied: denier !== undefined }
  })
  const said = mentions.map(({ concept, isDenied, from, to }) => {
    const one = isDenied ? oppositeOf(concept) : concept
    // What a phrase names hides its words, but says what they say.
    return to - from > 1 && conceptAt(one)?.steps ? [one, ...meantBy(one)] : [one]
  })
  const negations = mentions.flatMap(({ from }, index) =>
    said[index]?.some(isNegative) && !spent.has(from) ? [from] : [],
  )
  return { mentions, concepts: new Set(said.flat()), negations }
}

/**
 * Whether one says the contrary of another: it has the opposite of a concept, and not the concept.
 * @example areOpposite(senseOf(['existe'], 'es'), senseOf(['no', 'existe'], 'es')) // => true
 */
export const areOpposite = (one: Sense, other: Sense): boolean =>
  [...one.concepts].some((concept) => {
    const opposite = oppositeOf(concept)
    return opposite >= 0 && other.concepts.has(opposite) && !other.concepts.has(concept) && !one.concepts.has(opposite)
  })
