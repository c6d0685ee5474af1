import type { Locale } from '@/i18n/locale'
import { STEP_KEYWORDS } from './step-keywords'
import { trimSentence } from './trim-sentence'

/** A sentence in its two parts. */
export interface KeywordSentence {
  /** As written, or null when the sentence begins with none. */
  keyword: string | null
  /** What the expressions are tried on. */
  text: string
  /** Index of the text in the sentence, from 0. */
  offset: number
}

/** What the tool takes off the beginning of a line: like JavaScript's blanks, but not those that do not break. */
const INDENT = /^(?:(?![\u00a0\u2007\u202f\ufeff])\s)*/

/**
 * Takes the Gherkin keyword off a sentence, as the tool does: the first one in its list with a blank after it, in the
 * language of the sentence and in its case. "Dado que", "Y que" and "Given that" swallow their second word.
 * @example stripKeyword('Dado que la URL base …', 'es') // => { keyword: 'Dado que', text: 'la URL base …', offset: 9 }
 */
export function stripKeyword(sentence: string, locale: Locale): KeywordSentence {
  const indent = INDENT.exec(sentence)?.[0].length ?? 0
  const keyword = STEP_KEYWORDS[locale].find((candidate) => sentence.startsWith(`${candidate} `, indent))
  const from = keyword === undefined ? indent : indent + keyword.length
  const { text, offset } = trimSentence(sentence.slice(from))
  return { keyword: keyword ?? null, text, offset: from + offset }
}
