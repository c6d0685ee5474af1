import { type Locale, otherLanguage, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { isForeign } from '@/step-language/words/terms'
import { TITLE_KEYWORDS } from '@/steps/feature-line'
import { STEP_KEYWORDS } from '@/steps/keywords'

const isKeyword = (text: string, language: StepLanguage): boolean =>
  [...STEP_KEYWORDS[language], ...Object.values(TITLE_KEYWORDS[language]).flat()].includes(text)

/** Words in a row: a sentence. Keys, paths and flags are in no language. */
const SENTENCE = /[a-z']{2,}(?:[\s:,]+[a-z']{2,}){2}/i

/**
 * The language of inline code that is in the other one, for voices that read it: keywords, and messages. Those of the tool are in
 * English, also the ones without a word that only English has.
 * @returns undefined for code in the language of its page, or in none
 * @example languageOfCode('No resources of type gherkin', 'es') // => 'en'
 * @example languageOfCode('Cuando', 'en') // => 'es'
 */
export function languageOfCode(text: string, locale: Locale): StepLanguage | undefined {
  const own = stepLanguageOf(locale)
  const other = otherLanguage(own)
  const isOther = isKeyword(text, other) && !isKeyword(text, own)
  return isOther || (SENTENCE.test(text) && isForeign(text, locale, other === 'en' ? 0 : 1)) ? other : undefined
}
