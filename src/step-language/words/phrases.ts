import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { foldText } from '@/lib/fold-text'
import { CONCEPT_PHRASES } from './concept-phrases'
import { isLinkWord } from './little-words'
import { stem } from './stem'

/** Several words that are one name for a concept. */
interface Phrase {
  /** The stems of its words, in their order; those without a meaning of their own are left out. */
  stems: readonly string[]
  concept: number
}

/** By the stem of their first word, the longest ones first. */
type PhraseTable = ReadonlyMap<string, readonly Phrase[]>

/** A phrase without its links, unless little more would be left. */
function phraseOf(words: readonly string[], locale: Locale, concept: number): Phrase {
  const significant = words.filter((word) => !isLinkWord(word, locale))
  return { stems: (significant.length > 1 ? significant : words).map((word) => stem(word, locale)), concept }
}

/**
 * The phrases that one with alternatives stands for.
 * @example spelledOut('delete/remove file') // => ['delete file', 'remove file']
 */
const spelledOut = (name: string): string[] =>
  name
    .split(' ')
    .map((word) => word.split('/'))
    .reduce<string[]>(
      (begun, words) => begun.flatMap((start) => words.map((word) => (start ? `${start} ${word}` : word))),
      [''],
    )

function phraseTable(locale: Locale): PhraseTable {
  const table = new Map<string, Phrase[]>()
  CONCEPT_PHRASES.forEach((names, concept) => {
    for (const name of [...(names[locale] ?? []), ...(names.any ?? [])].flatMap(spelledOut)) {
      const phrase = phraseOf(foldText(name).split(' '), locale, concept)
      const [first = ''] = phrase.stems
      appendTo(table, first, phrase)
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
    while (index > 0 && !isNext() && isLinkWord(words[at] ?? '', locale)) at += 1
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
