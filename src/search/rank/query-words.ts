import { LOCALES } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { remember } from '@/lib/remember'
import { wordKey } from '@/step-language/words/word-key'
import { mistypedLikeness, typedLikeness } from '@/step-language/words/word-likeness'
import { STEP_KEYWORDS } from '@/steps/keywords'

/** A word of a folded text. */
export const WORD = /[a-z0-9]+/g

/**
 * The words of a text, case and accents folded.
 * @example searchWords('Código HTTP: ¿200?') // => ['codigo', 'http', '200']
 */
export const searchWords = (text: string): string[] => foldText(text).match(WORD) ?? []

/** The values of a half sentence: quoted texts and addresses. */
const VALUES = /'[^']*'|"[^"]*"|\b\w+:\/\/\S*/g
const NUMBER = /^\d+$/

/** Words of who asks, not of what is asked for. */
const ASKING = new Set('como cual cuales donde puedo quiero how what where which can i my want'.split(' '))
const KEYWORDS = new Set(LOCALES.flatMap((locale) => STEP_KEYWORDS[locale]).flatMap(searchWords))

/**
 * The words that are looked for: without the values of a sentence, the keyword it begins with and the words of who asks,
 * unless there is nothing else.
 * @example queryWords("Dado que el servicio REST '/users'") // => ['el', 'servicio', 'rest']
 */
export function queryWords(query: string): string[] {
  const all = searchWords(query)
  const bare = searchWords(query.replace(VALUES, ' '))
  const from = bare.findIndex((word) => !KEYWORDS.has(word))
  const words = (from < 0 ? bare : bare.slice(from)).filter((word) => !NUMBER.test(word) && !ASKING.has(word))
  return words.length > 0 ? words : all
}

/** Words that say nothing about a page: Pagefind would ask for each of them. */
const FILLERS = new Set(
  'a al con de del e el en es la las lo los o para por que se sin su un una y an and are as at by for in is it of on or the to with'.split(
    ' ',
  ),
)

/**
 * The words that a page is looked for by: all but the fillers, unless there is nothing else.
 * @example pageWords('detrás de un proxy') // => ['detras', 'proxy']
 */
export function pageWords(query: string): string[] {
  const words = searchWords(query)
  const telling = words.filter((word) => !FILLERS.has(word))
  return telling.length > 0 ? telling : words
}

const keyOf = remember((word: string) => wordKey(word, ...LOCALES))

/**
 * Whether a word is what was typed, in this form or another, or what it may become.
 * @param typed folded
 * @param word folded
 * @param isForgiving whether slips of typing are forgiven
 * @example isMeant('autentic', 'autenticacion', false) // => true
 */
export const isMeant = (typed: string, word: string, isForgiving: boolean): boolean =>
  typedLikeness(keyOf(typed), keyOf(word)) > 0 || (isForgiving && mistypedLikeness(keyOf(typed), keyOf(word)) > 0)
