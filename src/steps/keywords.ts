import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { trimSentence } from './expression/step-expression'
import type { StepKind } from './step'

// Apart from the lines of features: the finder loads the keywords, and no lines.

/** Keywords of a step that say the same, in the order that the tool tries them: the longer one comes first. */
export const SAME_KEYWORDS: readonly Record<StepLanguage, readonly string[]>[] = [
  { es: ['*'], en: ['*'] },
  { es: ['Dado que', 'Dado', 'Dada', 'Dados', 'Dadas'], en: ['Given that', 'Given'] },
  { es: ['Cuando'], en: ['When'] },
  { es: ['Entonces'], en: ['Then'] },
  { es: ['Y que', 'Y', 'E'], en: ['And'] },
  { es: ['Pero'], en: ['But'] },
]

/** The keywords that begin a step, in the same order. */
export const STEP_KEYWORDS: Record<StepLanguage, readonly string[]> = {
  es: SAME_KEYWORDS.flatMap(({ es }) => es),
  en: SAME_KEYWORDS.flatMap(({ en }) => en),
}

const ROLES: [RegExp, StepKind][] = [
  [/^(Dad[oa]s?|Given)\b/, 'definition'],
  [/^(Cuando|When)\b/, 'action'],
  [/^(Entonces|Then)\b/, 'assertion'],
]

/**
 * Whether a keyword of either language continues the role of the step before: And, But and `*`.
 * @example isContinuation('Y que') // => true
 */
export const isContinuation = (keyword: string): boolean => !ROLES.some(([pattern]) => pattern.test(keyword))

/**
 * The role that a keyword of either language gives its step; And and But continue that of the step before.
 * @example keywordRole('Y', 'action') // => 'action'
 */
export const keywordRole = (keyword: string, before: StepKind = 'definition'): StepKind =>
  ROLES.find(([pattern]) => pattern.test(keyword))?.[1] ?? before

export interface KeywordSentence {
  /** As written; null when the sentence has none. */
  keyword: string | null
  /** What the expressions are matched against. */
  text: string
  /** Index of the text in the sentence, from 0. */
  offset: number
}

/** The indentation that the tool removes: JavaScript's white space except the non-breaking kinds. */
export const INDENT = /^(?:(?![\u00a0\u2007\u202f\ufeff])\s)*/

/**
 * Removes the Gherkin keyword of a sentence as the tool does: the first in its list followed by a blank, case-sensitive, in
 * the language of the sentence. "Dado que", "Y que" and "Given that" include their second word.
 * @example stripKeyword('Dado que la URL base …', 'es') // => { keyword: 'Dado que', text: 'la URL base …', offset: 9 }
 */
export function stripKeyword(sentence: string, locale: StepLanguage): KeywordSentence {
  const indent = INDENT.exec(sentence)?.[0].length ?? 0
  const keyword = STEP_KEYWORDS[locale].find((candidate) => sentence.startsWith(`${candidate} `, indent))
  const from = keyword === undefined ? indent : indent + keyword.length
  const { text, offset } = trimSentence(sentence.slice(from))
  return { keyword: keyword ?? null, text, offset: from + offset }
}

/** The Spanish Given agrees in gender and number with the next word. */
const AGREEING: [RegExp, string][] = [
  [/^la /, 'Dada'],
  [/^las /, 'Dadas'],
  [/^los /, 'Dados'],
  [/^(se|que|toda) /, 'Dado que'],
]

/**
 * The keyword of a step in the other language.
 * @param sentence the step in the other language: Spanish keywords agree with it
 * @example translateKeyword('Given', 'la URL base https://a.es', 'es') // => 'Dada'
 * @example translateKeyword('Dado que', 'the base URL https://a.es', 'en') // => 'Given'
 */
export function translateKeyword(keyword: string, sentence: string, to: StepLanguage): string {
  const forms = SAME_KEYWORDS.find((same) => same[otherLanguage(to)].includes(keyword))?.[to] ?? []
  // What has several forms in one language becomes the first one of a single word in the other.
  const word = forms.find((form) => !form.includes(' ')) ?? keyword
  if (word !== 'Dado') return word
  return AGREEING.find(([pattern]) => pattern.test(sentence))?.[1] ?? word
}
