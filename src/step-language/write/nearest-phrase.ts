import { foldText } from '@/lib/fold-text'
import { OPERAND } from '@/steps/values/data-types'
import { PLAIN_WORDING } from './wording-hints'
import { wordings } from './write-sentence'

const wordsOf = (text: string): string[] => foldText(text.replace(OPERAND, ' ')).split(/\s+/).filter(Boolean)

const countMissing = (words: readonly string[], others: readonly string[]): number =>
  words.filter((word) => !others.includes(word)).length

/**
 * Writes a comparison with the choices that come nearest to some words: none that they do not have, as long as the
 * comparison does not need it.
 * @example nearestPhrase('es (igual a|que) ~x~', 'es') // => 'es ~x~'
 * @example nearestPhrase('es (igual a|que) ~x~', 'debe ser igual a') // => 'es igual a ~x~'
 */
export function nearestPhrase(expression: string, written: string): string {
  const own = wordsOf(written)
  const phrases = [...wordings(expression, PLAIN_WORDING, { free: [], arguments: new Map() })]
  const costOf = (phrase: string) => {
    const words = wordsOf(phrase)
    return countMissing(words, own) + countMissing(own, words)
  }
  return phrases.sort((one, other) => costOf(one) - costOf(other))[0] ?? ''
}
