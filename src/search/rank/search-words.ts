import { type Locale, localize } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { foldText } from '@/lib/text'
import { SITE } from '@/site/site'
import { isStopWord, wordsOfName } from '@/step-language/words/terms'
import { stem } from '@/step-language/words/word-forms'

/** A sentence ends before the next one begins: `2.12.0` and `p. ej.` do not end one. */
const SENTENCE_END = /(?<=[.!?…]["»”)]?)\s+(?=[^\p{L}\p{N}\s]?\p{Lu})/u

export const sentencesOf = (paragraph: string): string[] => paragraph.split(SENTENCE_END)

/** A word, or a name of several: `set-up`, `rest.baseURL`. */
const NAME = /[\p{L}\p{N}]+(?:[-._][\p{L}\p{N}]+)*/gu

/** Each page is about it: a query that has more words is about these. */
const TOOL = foldText(SITE.name)

/** The words of a name: its parts, their words, and the whole as one. */
function wordsOf(name: string): string[] {
  const parts = name.split(/[-._]/)
  const words = parts.flatMap(wordsOfName)
  return parts.length > 1 ? [foldText(parts.join('')), ...words] : words
}

/**
 * The words of a text, without case and accents.
 * @example searchWords('El Set-up de baseURL') // => ['el', 'setup', 'set', 'up', 'de', 'baseurl', 'base', 'url']
 */
export const searchWords = (text: string): string[] => (text.match(NAME) ?? []).flatMap(wordsOf)

/**
 * The words of a query that say what it is about; all of them when none does.
 * @example queryWords('¿Cómo espero 5 segundos?', 'es') // => ['espero', '5', 'segundos']
 */
export function queryWords(query: string, locale: Locale): string[] {
  const all = searchWords(query)
  const telling = all.filter((word) => !isStopWord(word, locale))
  const special = telling.filter((word) => word !== TOOL)
  return [special, telling].find(({ length }) => length > 0) ?? all
}

/** Texts repeat a few thousand words. */
const termsOfName = localize((locale) =>
  memoize((name: string) => wordsOf(name).flatMap((word) => (isStopWord(word, locale) ? [] : [stem(word, locale)]))),
)

/**
 * What a text is found by. Unlike a sentence of a step it is more than words and values: a key or a file has a name that is
 * searched, also in parts, and so do the words of a quotation.
 * @example searchTerms("las conexiones de 'db.url'", 'es') // => ['conexion', 'dburl', 'db', 'url']
 */
export const searchTerms = (text: string, locale: Locale): string[] =>
  (text.match(NAME) ?? []).flatMap(termsOfName[locale])

/** The stems of the words that say what a query is about. */
export const queryTerms = (query: string, locale: Locale): string[] =>
  queryWords(query, locale).map((word) => stem(word, locale))

/**
 * What a name is looked up by that is typed in full: its letters and digits, folded, and what a flag begins with.
 * @example nameOf('wakamiti.rest.baseURL') // => 'wakamitirestbaseurl'
 * @example nameOf('--file') // => '-file'
 */
export const nameOf = (text: string): string => foldText(text.trim()).replace(/(?!^-)[^\p{L}\p{N}]/gu, '')
