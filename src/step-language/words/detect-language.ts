import { LOCALES, type Locale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { STEP_KEYWORDS, stripKeyword } from '@/steps/keywords'
import { sentenceTokens } from './sentence-tokens'

/** Whether a folded word occurs in the steps of a language. */
type HasWord = (word: string, locale: Locale) => boolean

/** A keyword is stronger evidence than a word: the languages share none but `*`. */
const KEYWORD_POINTS = 3

function pointsOf(sentence: string, locale: Locale, hasWord: HasWord): number {
  const { keyword } = stripKeyword(sentence, locale)
  const isOwn =
    keyword !== null && LOCALES.every((other) => other === locale || !STEP_KEYWORDS[other].includes(keyword))
  const words = sentenceTokens(sentence).filter(({ form }) => form === 'word')
  return (isOwn ? KEYWORD_POINTS : 0) + words.filter(({ text }) => hasWord(foldText(text), locale)).length
}

/**
 * The language that a sentence is written in, by its keyword and by how many of its words the steps of a language have.
 * @param fallback the language when both have the same score
 * @example detectLanguage('the table is empty', hasWord, 'es') // => 'en'
 */
export function detectLanguage(sentence: string, hasWord: HasWord, fallback: Locale): Locale {
  const points = LOCALES.map((locale) => ({ locale, points: pointsOf(sentence, locale, hasWord) }))
  const best = Math.max(...points.map((candidate) => candidate.points))
  const first = points.filter((candidate) => candidate.points === best).map(({ locale }) => locale)
  return first.length === 1 && first[0] ? first[0] : fallback
}
