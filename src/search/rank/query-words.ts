import { LOCALES } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { remember } from '@/lib/remember'
import { wordKey } from '@/step-language/words/word-key'
import { mistypedLikeness, typedLikeness } from '@/step-language/words/word-likeness'
import { STEP_KEYWORDS } from '@/steps/keywords'

/** A word of a folded text. */
export const WORD = /[a-z0-9]+/g

/**
 * The words of a text, without case and accents.
 * @example searchWords('Código HTTP: ¿200?') // => ['codigo', 'http', '200']
 */
export const searchWords = (text: string): string[] => foldText(text).match(WORD) ?? []

/** Values in a sentence: quoted texts and addresses. */
const VALUES = /'[^']*'|"[^"]*"|\b\w+:\/\/\S*/g
const NUMBER = /^\d+$/

/** Words of a question that are not about its subject. */
const QUESTION_WORDS = new Set('como cual cuales donde puedo quiero how what where which can i my want'.split(' '))
const KEYWORDS = new Set(LOCALES.flatMap((locale) => STEP_KEYWORDS[locale]).flatMap(searchWords))

/**
 * The words to search for: without values, a leading keyword and question words, unless there is nothing else.
 * @example queryWords("Dado que el servicio REST '/users'") // => ['el', 'servicio', 'rest']
 */
export function queryWords(query: string): string[] {
  const all = searchWords(query)
  const bare = searchWords(query.replace(VALUES, ' '))
  const from = bare.findIndex((word) => !KEYWORDS.has(word))
  const words = (from < 0 ? bare : bare.slice(from)).filter((word) => !NUMBER.test(word) && !QUESTION_WORDS.has(word))
  return words.length > 0 ? words : all
}

/** Pagefind would require each of these. */
const STOP_WORDS = new Set(
  'a al con de del e el en es la las lo los o para por que se sin su un una y an and are as at by for in is it of on or the to with'.split(
    ' ',
  ),
)

/**
 * The words for the full-text search: all but stop words, unless there is nothing else.
 * @example pageWords('detrás de un proxy') // => ['detras', 'proxy']
 */
export function pageWords(query: string): string[] {
  const words = searchWords(query)
  const significant = words.filter((word) => !STOP_WORDS.has(word))
  return significant.length > 0 ? significant : words
}

const keyOf = remember((word: string) => wordKey(word, ...LOCALES))

/**
 * Whether a typed word, complete or not, may mean a word, in this form or another. Both are folded.
 * @param isForgiving whether typing mistakes count too
 * @example isMeant('autentic', 'autenticacion', false) // => true
 */
export const isMeant = (typed: string, word: string, isForgiving: boolean): boolean =>
  typedLikeness(keyOf(typed), keyOf(word)) > 0 || (isForgiving && mistypedLikeness(keyOf(typed), keyOf(word)) > 0)
