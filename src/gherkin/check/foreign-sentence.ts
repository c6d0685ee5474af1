import { type Locale, otherLocale } from '@/i18n/locale'
import { rememberFor as memoizeFor } from '@/lib/remember'
import type { StepKnowledge } from '@/step-language/step-knowledge'
import { createSentenceTranslator, translateMatch } from '@/step-language/translate/translate-sentence'

const translatorOf = memoizeFor(createSentenceTranslator)

/**
 * A sentence that is one step of the other language, in the language of the file.
 * @param to the language of the file
 * @example foreignSentence("el servicio REST '/a'", 'en', knowledge) // => "the REST service '/a'"
 */
export function foreignSentence(sentence: string, to: Locale, knowledge: StepKnowledge): string | undefined {
  const from = otherLocale(to)
  const [match, ...others] = knowledge.matchAll(sentence, from)
  if (!match || others.length > 0) return undefined
  return translateMatch({ sentence, match, from, scope: {} }, translatorOf(knowledge), knowledge)?.text
}
