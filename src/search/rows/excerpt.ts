import { isMeant, searchWords } from '../rank/query-words'

/** A sentence ends before the next one begins: `2.12.0` and `p. ej.` do not end one. */
const SENTENCE_END = /(?<=[.!?…]["»”)]?)\s+(?=[^\p{L}\p{N}\s]?\p{Lu})/u
/** Two lines of a result. */
const MAX_LENGTH = 220

/** The number of words that a sentence has. Forms of a word begin alike, which is quicker to see. */
function matchesIn(sentence: string, words: readonly string[]): number {
  const own = [...new Set(searchWords(sentence))]
  const isIn = (word: string) => own.some((each) => each[0] === word[0] && isMeant(word, each, false))
  return words.filter(isIn).length
}

/** A text up to a length, cut between two words. */
const cut = (text: string): string =>
  text.length <= MAX_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))}…`

/**
 * What a result shows of a text: from the sentence that has most of the words to the end of its paragraph.
 * @param text prose, a paragraph a line
 * @param words folded
 * @example excerptOf('Una cosa. Otra con proxy.\nY más.', ['proxy']) // => 'Otra con proxy.'
 */
export function excerptOf(text: string, words: readonly string[]): string {
  let best = { matches: -1, excerpt: '' }
  for (const paragraph of text.split('\n')) {
    const sentences = paragraph.split(SENTENCE_END)
    sentences.forEach((sentence, at) => {
      // It leads to a list, which is left out.
      if (sentence.endsWith(':')) return
      const matches = matchesIn(sentence, words)
      if (matches > best.matches) best = { matches, excerpt: sentences.slice(at).join(' ') }
    })
  }
  return cut(best.excerpt)
}
