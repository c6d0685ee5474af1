import { foldText } from '@/lib/fold-text'
import { isMeant, WORD } from '../rank/query-words'
import type { TextPart } from './search-row'

/** Matches inside a word are highlighted from this length on: `url` in `baseURL`. */
const INFIX_LENGTH = 3

type Span = [start: number, end: number]

/** The range of a typed word in a word; the whole word when it only matches in another form. */
function spanIn(typed: string, word: string, isForgiving: boolean): Span | undefined {
  const at = word.indexOf(typed)
  if (at === 0 || (at > 0 && typed.length >= INFIX_LENGTH)) return [at, at + typed.length]
  return isMeant(typed, word, isForgiving) ? [0, word.length] : undefined
}

/**
 * Splits a text into matches and the rest, ignoring case and accents.
 * @param words the typed words, folded
 * @param isForgiving whether typing mistakes match too
 * @example matchParts('Código HTTP', ['codigo']) // => [{ text: 'Código', isMatch: true }, { text: ' HTTP', isMatch: false }]
 */
export function matchParts(text: string, words: readonly string[], isForgiving = true): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: word, index } of foldText(text).matchAll(WORD)) {
    const [start, end] = words.map((typed) => spanIn(typed, word, isForgiving)).find(Boolean) ?? [0, 0]
    if (end === 0) continue
    parts.push({ text: text.slice(at, index + start), isMatch: false })
    parts.push({ text: text.slice(index + start, index + end), isMatch: true })
    at = index + end
  }
  return [...parts, { text: text.slice(at), isMatch: false }].filter((part) => part.text)
}
