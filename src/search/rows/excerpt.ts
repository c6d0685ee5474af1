import { foldText } from '@/lib/fold-text'
import { type Matching, matchParts } from './match-parts'

/** A sentence ends before the next one begins: `2.12.0` and `p. ej.` do not end one. */
const SENTENCE_END = /(?<=[.!?…]["»”)]?)\s+(?=[^\p{L}\p{N}\s]?\p{Lu})/u
/** Two lines of a result. */
const MAX_LENGTH = 220
/** So much stands before the first match, at most: it has to be seen on narrow screens, too. */
const MAX_LEAD = 50

/** The sentences of a paragraph. */
export const sentencesOf = (paragraph: string): string[] => paragraph.split(SENTENCE_END)

/** How many words match in a text. */
const matchCount = (text: string, matching: Matching): number =>
  new Set(matchParts(text, matching).flatMap((part) => (part.isMatch ? [foldText(part.text)] : []))).size

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
      const count = matchCount(sentence, matching)
      if (count > best.count) best = { count, rest: sentences.slice(at).join(' ') }
    })
  }
  const [lead] = matchParts(best.rest, matching)
  return cut(best.rest, best.count > 0 && lead && !lead.isMatch ? lead.text.length : 0)
}
