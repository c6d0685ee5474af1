import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { CONCEPT_PHRASES } from './concept-phrases'
import { stem } from './stem'

/** Several words that are one name for a concept. */
interface Phrase {
  /** The stems of its words, in their order; those without a meaning of their own are left out. */
  stems: readonly string[]
  concept: number
}

/** By the stem of their first word, the longest ones first. */
type PhraseTable = ReadonlyMap<string, readonly Phrase[]>

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

/** A phrase without its links, unless little more would be left. */
function phraseOf(words: readonly string[], locale: Locale, concept: number): Phrase {
  const significant = words.filter((word) => !LINK_WORDS[locale].has(word))
  return { stems: (significant.length > 1 ? significant : words).map((word) => stem(word, locale)), concept }
}

function phraseTable(locale: Locale): PhraseTable {
  const table = new Map<string, Phrase[]>()
  CONCEPT_PHRASES.forEach((names, concept) => {
    for (const name of [...(names[locale] ?? []), ...(names.any ?? [])]) {
      const phrase = phraseOf(foldText(name).split(' '), locale, concept)
      const [first = ''] = phrase.stems
      table.set(first, [...(table.get(first) ?? []), phrase])
    }
  })
  for (const list of table.values()) list.sort((one, other) => other.stems.length - one.stems.length)
  return table
}

const PHRASES: Localized<PhraseTable> = { es: phraseTable('es'), en: phraseTable('en') }

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
      (PHRASES[locale].get(stem(word, locale)) ?? []).flatMap((phrase) => {
        const to = endOf(phrase, words, from, locale)
        return to < 0 ? [] : [{ concept: phrase.concept, from, to }]
      }),
    ),
  )
