import { type Locale, localize } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { foldText } from '@/lib/text'
import { SITE } from '@/site/site'
import { isStopWord, wordsOfName } from '@/step-language/words/terms'
import { stem } from '@/step-language/words/word-forms'

/** The space before a capital: `2.12.0` and `p. ej.` end no sentence. */
const SENTENCE_END = /(?<=[.!?…]["»”)]?)\s+(?=[^\p{L}\p{N}\s]?\p{Lu})/u

export const sentencesOf = (paragraph: string): string[] => paragraph.split(SENTENCE_END)

/** A word, or a compound name: `set-up`, `rest.baseURL`. */
const NAME = /[\p{L}\p{N}]+(?:[-._][\p{L}\p{N}]+)*/gu

/** The tool's name says nothing in a query with other words: every page is about it. */
const TOOL = foldText(SITE.name)

/** The words of a name: the whole name as one, and the words of its parts. */
function wordsOf(name: string): string[] {
  const parts = name.split(/[-._]/)
  const words = parts.flatMap(wordsOfName)
  return parts.length > 1 ? [foldText(parts.join('')), ...words] : words
}

/** The words of a text, folded. @example searchWords('El Set-up') // => ['el', 'setup', 'set', 'up'] */
export const searchWords = (text: string): string[] => (text.match(NAME) ?? []).flatMap(wordsOf)

/** The content words of a query; all words if there are none. @example queryWords('¿Cómo espero?', 'es') // => ['espero'] */
export function queryWords(query: string, locale: Locale): string[] {
  const all = searchWords(query)
  const content = all.filter((word) => !isStopWord(word, locale))
  const specific = content.filter((word) => word !== TOOL)
  return [specific, content].find(({ length }) => length > 0) ?? all
}

/** Memoized: texts repeat a few thousand words. */
const termsOfName = localize((locale) =>
  memoize((name: string) => wordsOf(name).flatMap((word) => (isStopWord(word, locale) ? [] : [stem(word, locale)]))),
)

/**
 * The search terms of a text. Unlike a step's sentence, it contains names of keys and files, which are found whole and by their
 * parts, as are the words of a quotation.
 * @example searchTerms("las conexiones de 'db.url'", 'es') // => ['conexion', 'dburl', 'db', 'url']
 */
export const searchTerms = (text: string, locale: Locale): string[] =>
  (text.match(NAME) ?? []).flatMap(termsOfName[locale])

/** The stems of a query's content words. */
export const queryTerms = (query: string, locale: Locale): string[] =>
  queryWords(query, locale).map((word) => stem(word, locale))

/** The lookup key of a name: its letters and digits, folded. @example nameOf('--file') // => '-file' */
export const nameOf = (text: string): string => foldText(text.trim()).replace(/(?!^-)[^\p{L}\p{N}]/gu, '')
