import { foldText } from '@/lib/fold-text'
import { sentenceTokens } from './sentence-tokens'
import { NEGATION } from './terms'

/** Wordings of several words, folded, and one that says the same. */
const PHRASES: readonly [RegExp, string][] = [
  [/\b(al menos|(como )?minimo|at least)\b/g, 'mayor o igual'],
  [/\b(como mucho|(como )?maximo|at most)\b/g, 'menor o igual'],
  [/\bsin (distinguir|importar|contar)\b/g, 'ignorando'],
]

/** What a comparison says besides a no; folded, in both languages, because it may be in that of the data. */
export const COMPARING: readonly RegExp[] = [
  /^(mayor|mas|superior|super[ae]|greater|more|over|above|bigger|larger|higher)$/,
  /^(menor|menos|inferior|less|under|below|fewer|smaller|lower)$/,
  /^(o|or)$/,
  /^(contien|conten(?!id)|contain|inclu)/,
  /^(empiez|empez|comien|comenz|start|begin|began)/,
  /^(acab|termin|finaliz|end(s|ed|ing)?$|finish|complet|finally)/,
  /^nul/,
  /^(limpi|vaci|clear|clean|purg|empt)/,
  /^(mayusc|case\b|insensitiv)/,
  /^(espacios|whitespace|(blank|space)s?\b)/,
]
export const NO = new RegExp(`${NEGATION.source}|^(distint|differ|diferent|desigual)`)

/** The words of a sentence, folded, those of several wordings alike. */
export const saidWords = (sentence: string): string[] => {
  const plain = PHRASES.reduce((text, [phrase, words]) => text.replace(phrase, words), foldText(sentence))
  return sentenceTokens(plain).flatMap(({ form, text }) => (form === 'word' ? [text] : []))
}

/** What a comparison says: the same for comparisons that do the same. */
export const comparisonSense = (text: string): string => {
  const words = saidWords(text)
  return [NO, ...COMPARING].map((sense) => Number(words.some((word) => sense.test(word)))).join('')
}

/** Whether a folded word says how things are compared. */
export const isComparing = (word: string): boolean =>
  /n['’]t$/.test(word) || COMPARING.some((sense) => sense.test(word))
