import { LOCALES } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { remember } from '@/lib/remember'
import { isStopWord } from '@/step-language/words/stop-words'
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

/** A name of several words that is also written as one: `set-up`, `wakamiti.json`. */
const COMPOUND = /[a-z0-9]+(?:[-._][a-z0-9]+)+/g

/**
 * The compounds of a text, as one word each.
 * @example compoundsIn('Set-up in wakamiti.json') // => ['setup', 'wakamitijson']
 */
export const compoundsIn = (text: string): string[] =>
  (foldText(text).match(COMPOUND) ?? []).map((compound) => compound.replace(/[-._]/g, ''))

/**
 * The words of a text that is searched: as `searchWords`, and its compounds.
 * @example textWords('Set-up') // => ['set', 'up', 'setup']
 */
export const textWords = (text: string): string[] => [...searchWords(text), ...compoundsIn(text)]

/** Values in a sentence: quoted texts and addresses. */
const VALUES = /'[^']*'|"[^"]*"|\b\w+:\/\/\S*/g
const NUMBER = /^\d+$/

/** Words of a question that are not about its subject. */
const QUESTION_WORDS = new Set('como cual cuales donde puedo quiero how what where which can i my want'.split(' '))
/** What English adds to a word: `won't`, `what's`. */
const CONTRACTION = /['’](?:t|s|re|ve|ll|d|m)(?![a-z])/gi
const KEYWORDS = new Set(LOCALES.flatMap((locale) => STEP_KEYWORDS[locale]).flatMap(searchWords))

/**
 * The words to search for: without values, a leading keyword and question words, unless there is nothing else.
 * @example queryWords("Dado que el servicio REST '/users'") // => ['el', 'servicio', 'rest']
 */
export function queryWords(query: string): string[] {
  const plain = query.replace(CONTRACTION, '')
  const all = searchWords(plain)
  const bare = searchWords(plain.replace(VALUES, ' '))
  const from = bare.findIndex((word) => !KEYWORDS.has(word))
  const words = (from < 0 ? bare : bare.slice(from)).filter((word) => !NUMBER.test(word) && !QUESTION_WORDS.has(word))
  return words.length > 0 ? words : all
}

/** Whether a folded word says little by itself, in either language. */
export const isStopWord = (word: string): boolean => LOCALES.some((locale) => isStopWord(word, locale))

const keyOf = remember((word: string) => wordKey(word, ...LOCALES))

/**
 * Whether a typed word, complete or not, may mean a word, in this form or another. Both are folded.
 * @param isForgiving whether typing mistakes count too
 * @example isMeant('autentic', 'autenticacion', false) // => true
 */
export const isMeant = (typed: string, word: string, isForgiving: boolean): boolean =>
  typedLikeness(keyOf(typed), keyOf(word)) > 0 || (isForgiving && mistypedLikeness(keyOf(typed), keyOf(word)) > 0)
