import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { stem, wordSimilarity } from '@/step-language/words/word-forms'
import { sentencesOf } from '../rank/search-words'

export interface TextPart {
  text: string
  isMatch?: boolean
  /** The class of what an expression is made of, as in the card of its step. */
  look?: string
}

/** A word of a folded text. */
const WORD = /[a-z0-9]+/g
/** Matches inside a word are highlighted from this length on: `url` in `baseURL`. */
const INFIX_LENGTH = 3

export interface Matching {
  /** The typed words, folded. */
  words: readonly string[]
  /** The language of the text. */
  locale: Locale
  /** Whether typing mistakes match too: in much text each word is near to another one. */
  isForgiving?: boolean
}

/** The range of a typed word in a word; the whole word when it only matches in another form. */
function spanIn(typed: string, word: string, { locale, isForgiving }: Matching): [number, number] | undefined {
  const at = word.indexOf(typed)
  if (at === 0 || (at > 0 && typed.length >= INFIX_LENGTH)) return [at, at + typed.length]
  const isForm = isForgiving ? wordSimilarity(typed, word, locale) > 0 : stem(typed, locale) === stem(word, locale)
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

/** Two lines of a result. */
const MAX_LENGTH = 220
/** The most characters before the first match, which has to be in view on narrow screens, too. */
const MAX_LEAD = 50

/** A text from shortly before a place on, up to a length, cut between two words. */
function cut(text: string, place: number): string {
  const blank = place > MAX_LEAD ? text.indexOf(' ', place - MAX_LEAD) + 1 : 0
  // A match inside of a long address has no blank before it.
  const start = Math.min(blank, place)
  const rest = (start > 0 ? '…' : '') + text.slice(start)
  return rest.length <= MAX_LENGTH ? rest : `${rest.slice(0, rest.lastIndexOf(' ', MAX_LENGTH))}…`
}

/**
 * What a result shows of a text: from the sentence that has most of the words to the end of its paragraph.
 * @param text prose, a paragraph a line
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
