import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { nearest } from '@/lib/nearest'
import { CONCEPTS, type Concept } from './concepts'
import { stem } from './stem'

/** Several words that are one name for a concept. */
export interface Phrase {
  /** The stems of its words, in their order; those without a meaning of their own are left out. */
  stems: readonly string[]
  concept: number
}

/** The words of a language, of each concept by its number. */
interface ConceptTable {
  words: ReadonlyMap<string, readonly number[]>
  stems: ReadonlyMap<string, readonly number[]>
  /** By the stem of their first word, the longest ones first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
}

/** Articles, prepositions and the like: they may stand between the words of a phrase. */
const LINKS: Localized<string> = {
  es: 'a al de del e el en es esta estan este fue ha han la las le les lo los por que se sea ser son su sus un una y',
  en: 'a an and are as at be been by for from has have in is it its my of on the this to was were with',
}

/** Words that sentences are made of, whatever they are about. */
const LITTLE_WORDS: Localized<string> = {
  es: 'aqui asi aun bien como con cual cuando desde donde ella ellos entonces era eran esa ese eso estaba esto estos haga has hasta hay he mas me mi mis mismo muy nos o otra otro para pero porque pueda puede pueden puedo quien quiero necesito segun si sido sobre solo tal tambien tan tanto tenemos tengo tiene tienen todavia tras tu tus unas uno unos va vamos voy ya yo',
  en: "about also am but can could did do does had he her his how i i'm i've if just keep let like me need now or our out own so some such that that's their them then there there's these they those too up us very want we what when where which while who whose will would you your",
}

const setsOf = (words: Localized<string>): Localized<ReadonlySet<string>> => ({
  es: new Set(words.es.split(' ')),
  en: new Set(words.en.split(' ')),
})

const LINK_WORDS = setsOf(LINKS)
const OTHER_LITTLE_WORDS = setsOf(LITTLE_WORDS)

/** Whether a folded word says little by itself. */
export const isLittleWord = (word: string, locale: Locale): boolean =>
  LINK_WORDS[locale].has(word) || OTHER_LITTLE_WORDS[locale].has(word)

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** A phrase without its links, unless little more would be left. */
function phraseOf(words: readonly string[], locale: Locale, concept: number): Phrase {
  const significant = words.filter((word) => !LINK_WORDS[locale].has(word))
  return { stems: (significant.length > 1 ? significant : words).map((word) => stem(word, locale)), concept }
}

function conceptTable(locale: Locale): ConceptTable {
  const [words, stems, phrases] = [
    new Map<string, number[]>(),
    new Map<string, number[]>(),
    new Map<string, Phrase[]>(),
  ]
  CONCEPTS.forEach((concept, number) => {
    for (const name of [...(concept[locale] ?? []), ...(concept.any ?? [])]) {
      const parts = foldText(name).split(' ')
      if (parts.length === 1) {
        append(words, foldText(name), number)
        append(stems, stem(foldText(name), locale), number)
        continue
      }
      const phrase = phraseOf(parts, locale, number)
      append(phrases, phrase.stems[0] ?? '', phrase)
    }
  })
  for (const list of phrases.values()) list.sort((one, other) => other.stems.length - one.stems.length)
  return { words, stems, phrases }
}

const TABLES: Localized<ConceptTable> = { es: conceptTable('es'), en: conceptTable('en') }

const NUMBERS: ReadonlyMap<string, number> = new Map(CONCEPTS.map(({ name }, number) => [name, number]))

const numberOf = (name: string | undefined): number => NUMBERS.get(name ?? '') ?? -1

/** The number of a concept; -1 when there is none of that name. */
export const conceptNamed = (name: string): number => numberOf(name)

/** The concepts that each concept stands for too, by number. */
const MEANT: readonly (readonly number[])[] = CONCEPTS.map(({ means = [] }) =>
  means.map(numberOf).filter((number) => number >= 0),
)

const OPPOSITES: readonly number[] = CONCEPTS.map(({ opposite }) => numberOf(opposite))

/** How many concepts there are; their numbers are below. */
export const CONCEPT_COUNT = CONCEPTS.length

/** A concept by its number. */
export const conceptAt = (number: number): Concept | undefined => CONCEPTS[number]

/** The concepts that one stands for too. */
export const meantBy = (concept: number): readonly number[] => MEANT[concept] ?? []

/** The concept that says the contrary of one; -1 when there is none. */
export const oppositeOf = (concept: number): number => OPPOSITES[concept] ?? -1

/**
 * The concepts that a folded word is a word for. Those of both languages, because Spanish sentences have English words in them
 * and the names of code are English; but only words of the own languages are recognized in any form.
 * @param locales the languages of the words that it is compared with
 */
export const conceptsOf = (word: string, locales: readonly Locale[]): number[] => [
  ...new Set(
    LOCALES.flatMap((locale) => {
      const { words, stems } = TABLES[locale]
      return (locales.includes(locale) ? stems.get(stem(word, locale)) : words.get(word)) ?? []
    }),
  ),
]

/** A phrase in a row of words, from one up to, not including, another. */
export interface FoundPhrase {
  concept: number
  from: number
  to: number
}

/** Where a phrase ends that begins at a word; -1 when it does not begin there. */
function endOf({ stems }: Phrase, words: readonly string[], from: number, locale: Locale): number {
  let at = from
  for (const [index, expected] of stems.entries()) {
    const isNext = () => at < words.length && stem(words[at] ?? '', locale) === expected
    while (index > 0 && !isNext() && LINK_WORDS[locale].has(words[at] ?? '')) at += 1
    if (!isNext()) return -1
    at += 1
  }
  return at
}

/**
 * The phrases in a row of folded words, of either language; little words may stand between their words.
 * @example phrasesIn(['codigo', 'de', 'la', 'respuesta']) // => [{ concept: that of `http-code`, from: 0, to: 4 }]
 */
export const phrasesIn = (words: readonly string[]): FoundPhrase[] =>
  LOCALES.flatMap((locale) =>
    words.flatMap((word, from) =>
      (TABLES[locale].phrases.get(stem(word, locale)) ?? []).flatMap((phrase) => {
        const to = endOf(phrase, words, from, locale)
        return to < 0 ? [] : [{ concept: phrase.concept, from, to }]
      }),
    ),
  )

/** Shorter words are too near to too many others. */
const SHORTEST_MISTYPED = 5

/** The words of a language and of both, for correcting slips. */
const SPELLED: Localized<readonly string[]> = { es: [...TABLES.es.words.keys()], en: [...TABLES.en.words.keys()] }

/**
 * The word of a concept that a folded word is a slip of; undefined when there is none.
 * @example respelled('trougput', 'en') // => 'throughput'
 */
export function respelled(word: string, locale: Locale): string | undefined {
  if (word.length < SHORTEST_MISTYPED) return undefined
  const near = SPELLED[locale].filter((known) => known.length >= SHORTEST_MISTYPED && known[0] === word[0])
  return nearest(word, near, 1)
}
