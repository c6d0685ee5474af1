import { LOCALES, type Locale, type Localized } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { STEP_KEYWORDS, stripKeyword } from '@/steps/keywords'
import { sentenceTokens } from './sentence-tokens'

/** Whether a folded word is one of the steps of a language. */
export type KnowsWord = (word: string) => boolean

/** A keyword says more than any word: no language has one of the other's. */
const KEYWORD_POINTS = 3

function pointsOf(sentence: string, locale: Locale, knows: KnowsWord): number {
  const { keyword } = stripKeyword(sentence, locale)
  const isOwn =
    keyword !== null && LOCALES.every((other) => other === locale || !STEP_KEYWORDS[other].includes(keyword))
  const words = sentenceTokens(sentence).filter(({ form }) => form === 'word')
  return (isOwn ? KEYWORD_POINTS : 0) + words.filter(({ text }) => knows(foldText(text))).length
}

/**
 * The language that a sentence is written in, by its keyword and by how many of its words the steps of a language have.
 * @param knows the words of each language
 * @param fallback the language when the words do not tell
 * @example detectLanguage('the table is empty', knows, 'es') // => 'en'
 */
export function detectLanguage(sentence: string, knows: Localized<KnowsWord>, fallback: Locale): Locale {
  const points = LOCALES.map((locale) => ({ locale, points: pointsOf(sentence, locale, knows[locale]) }))
  const best = Math.max(...points.map((candidate) => candidate.points))
  const first = points.filter((candidate) => candidate.points === best).map(({ locale }) => locale)
  return first.length === 1 && first[0] ? first[0] : fallback
}
