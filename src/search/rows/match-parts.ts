import type { Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { stem } from '@/step-language/words/stem'
import { wordSimilarity } from '@/step-language/words/word-similarity'
import type { TextPart } from './search-row'

/** A word of a folded text. */
const WORD = /[a-z0-9]+/g
/** Matches inside a word are highlighted from this length on: `url` in `baseURL`. */
const INFIX_LENGTH = 3

/** How a text is compared with typed words. */
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
  const isForm = stem(typed, locale) === stem(word, locale)
  return isForm || (isForgiving && wordSimilarity(typed, word, locale) > 0) ? [0, word.length] : undefined
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
