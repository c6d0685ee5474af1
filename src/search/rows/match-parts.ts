import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { stem, wordSimilarity } from '@/step-language/words/word-forms'
import { sentencesOf } from '../rank/search-words'

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
