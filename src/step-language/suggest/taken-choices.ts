import { choicesOf } from '../write/wording-hints'
import type { WordingPart } from '../write/wording-parts'

const LAST_WORD = /\S+$/

/**
 * What a sentence seems to take of the choices of an expression that it need not be a sentence of.
 * @example takenChoices(wordingParts('se elimina(n) (los) *'), 'eliminan los libros') // => ['n', 'los']
 */
export function takenChoices(parts: readonly WordingPart[], sentence: string): (string | undefined)[] {
  const words = new Set(sentence.split(/[\s:,]+/))
  const hasWords = (text: string) => text.split(' ').every((word) => words.has(word))
  return choicesOf(parts).map(({ alternatives, before }, index) => {
    // A conjunction at the beginning is no word of what is said later.
    if (index === 0 && parts[0]?.kind === 'choice') return alternatives.find((word) => sentence.startsWith(`${word} `))
    const stem = LAST_WORD.exec(before)?.[0] ?? ''
    return alternatives.find((ending) => hasWords(stem + ending))
  })
}
