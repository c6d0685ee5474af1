import type { StepLanguage } from '@/i18n/locale'

/** Step keywords in both languages; what has several forms in one takes the first in the other. */
const PAIRS: readonly [es: string, en: string][] = [
  ['*', '*'],
  ['Dado', 'Given'],
  ['Dado que', 'Given'],
  ['Dada', 'Given'],
  ['Dados', 'Given'],
  ['Dadas', 'Given'],
  ['Dado', 'Given that'],
  ['Cuando', 'When'],
  ['Entonces', 'Then'],
  ['Y', 'And'],
  ['Y que', 'And'],
  ['E', 'And'],
  ['Pero', 'But'],
]

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
  const [from, into] = to === 'es' ? [1, 0] : [0, 1]
  const word = PAIRS.find((pair) => pair[from] === keyword)?.[into] ?? keyword
  if (word !== 'Dado') return word
  return AGREEING.find(([pattern]) => pattern.test(sentence))?.[1] ?? word
}
