import { type Locale, localize } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { foldText } from '@/lib/text'
import { SITE } from '@/site/site'
import { isStopWord, stem, wordSimilarity, wordsOfName } from '@/step-language/words/terms'

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

export interface TextPart {
  text: string
  isMatch?: boolean
  /** The class of a part of an expression, as in a step card. */
  className?: string
}

const WORD = /[a-z0-9]+/g
/** A shorter match is only highlighted at the beginning of a word: `url` in `baseURL` is long enough. */
const MIN_INFIX_LENGTH = 3

export interface Matching {
  /** The words of the query, folded. */
  words: readonly string[]
  /** The language of the text. */
  locale: Locale
  /** Whether typos match, too; in long texts, every word resembles another one. */
  isFuzzy?: boolean
}

/** The range of a typed word in another one; the whole word if it only matches in another form. */
function spanIn(typed: string, word: string, { locale, isFuzzy }: Matching): [number, number] | undefined {
  const at = word.indexOf(typed)
  if (at === 0 || (at > 0 && typed.length >= MIN_INFIX_LENGTH)) return [at, at + typed.length]
  const isForm = isFuzzy ? wordSimilarity(typed, word, locale) > 0 : stem(typed, locale) === stem(word, locale)
  return isForm ? [0, word.length] : undefined
}

/**
 * Splits a text into matches and the rest, ignoring case and accents.
 * @example matchParts('Código HTTP', { words: ['codigo'], locale: 'es' })
 * // => [{ text: 'Código', isMatch: true }, { text: ' HTTP', isMatch: false }]
 */
export function matchParts(text: string, matching: Matching): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: word, index } of foldText(text).matchAll(WORD)) {
    const [start, end] = matching.words.map((typed) => spanIn(typed, word, matching)).find(Boolean) ?? [0, 0]
    if (end === 0) continue
    parts.push({ text: text.slice(at, index + start), isMatch: false })
    parts.push({ text: text.slice(index + start, index + end), isMatch: true })
    at = index + end
  }
  return [...parts, { text: text.slice(at), isMatch: false }].filter((part) => part.text)
}

/** The characters of two lines of a result. */
const MAX_LENGTH = 220
/** The characters before the first match, which has to be in view on narrow screens, too. */
const MAX_LEAD = 50

/** Cuts a text between words, so that it starts shortly before a match. */
function cut(text: string, matchAt: number): string {
  const wordStart = matchAt > MAX_LEAD ? text.indexOf(' ', matchAt - MAX_LEAD) + 1 : 0
  // Before a match inside a long URL, there may be no space.
  const start = Math.min(wordStart, matchAt)
  const rest = (start > 0 ? '…' : '') + text.slice(start)
  return rest.length <= MAX_LENGTH ? rest : `${rest.slice(0, rest.lastIndexOf(' ', MAX_LENGTH))}…`
}

/**
 * An excerpt of a text (a paragraph per line): from the sentence with the most query words to the end of its paragraph.
 * @example excerptOf('Una cosa. Otra con proxy.\nY más.', { words: ['proxy'], locale: 'es' }) // => 'Otra con proxy.'
 */
export function excerptOf(text: string, matching: Matching): string {
  let best = { count: -1, rest: '' }
  for (const paragraph of text.split('\n')) {
    const sentences = sentencesOf(paragraph)
    sentences.forEach((sentence, at) => {
      const matches = matchParts(sentence, matching).filter(({ isMatch }) => isMatch)
      const count = new Set(matches.map((match) => foldText(match.text))).size
      if (count > best.count) best = { count, rest: sentences.slice(at).join(' ') }
    })
  }
  const [lead] = matchParts(best.rest, matching)
  return cut(best.rest, best.count > 0 && lead && !lead.isMatch ? lead.text.length : 0)
}
