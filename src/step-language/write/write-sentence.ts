import { foldText } from '@/lib/text'
import { type ExpressionPart, expressionArguments, expressionParts } from '@/steps/expression/expression-parts'
import { OPERAND } from '@/steps/values/data-types'
import { choiceOrder, choicesOf, PLAIN_WORDING, type WordingHints } from './wording-hints'

/** What a sentence is written with where its expression leaves something open. */
export type SentenceValues = { free: readonly string[]; arguments: ReadonlyMap<string, string> }

/** Joins two pieces; where a word between them was left out, one of the blanks around it is, too. */
const joinPiece = (text: string, piece: string): string =>
  piece.startsWith(' ') && (text === '' || text.endsWith(' ')) ? text + piece.slice(1) : text + piece

/** Writes what the parts of an expression become, one after the other: every text that is made from one is written here. */
export const writeParts = (parts: readonly ExpressionPart[], write: (part: ExpressionPart) => string): string =>
  parts.reduce((text, part) => joinPiece(text, write(part)), '').trim()

/**
 * Writes a sentence of an expression.
 * @param chosen for each choice in turn; empty to leave it out
 * @example writeSentence(expressionParts('(que) se elimina(n) *'), ['', 'n'], { free: ['los libros'], arguments: new Map() })
 *   // => 'se eliminan los libros'
 */
export function writeSentence(parts: readonly ExpressionPart[], chosen: readonly string[], values: SentenceValues) {
  const [choices, free] = [[...chosen], [...values.free]]
  return writeParts(parts, (part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'choice') return choices.shift() ?? ''
    if (part.kind === 'free') return free.shift() ?? ''
    return values.arguments.get(part.name) ?? ''
  })
}

const MAX_WORDINGS = 200
/** All ways to take one of each list whose places in the lists sum up to a rank. */
function* ranked(lists: readonly (readonly string[])[], rank: number): Generator<string[]> {
  const [list, ...rest] = lists
  if (!list) {
    if (rank === 0) yield []
    return
  }
  for (let at = 0; at < list.length && at <= rank; at += 1)
    for (const others of ranked(rest, rank - at)) yield [list[at] ?? '', ...others]
}

/** What Spanish says together: "se ha eliminado". */
const isGrammatical = (choices: readonly string[]): boolean => choices.includes('ha') === choices.includes('do')

/** The sentences of an expression with some values, the wording that the hints ask for first. */
export function* wordings(expression: string, hints: WordingHints, values: SentenceValues): Generator<string> {
  const parts = expressionParts(expression)
  const orders = choicesOf(parts).map((choice) => choiceOrder(choice, hints, values.arguments))
  const deepest = orders.reduce((sum, order) => sum + order.length - 1, 0)
  let left = MAX_WORDINGS
  for (let rank = 0; rank <= deepest; rank += 1)
    for (const choices of ranked(orders, rank)) {
      if (left === 0) return
      left -= 1
      if (isGrammatical(choices)) yield writeSentence(parts, choices, values)
    }
}

const NO_VALUES = { free: [], arguments: new Map() }

/**
 * Writes a comparison, a unit or a figure as a reader would: no word more than needed.
 * @example writePhrase('es (igual a|que) ~x~') // => 'es igual a ~x~'
 * @example writePhrase('second(s)', true) // => 'seconds'
 */
export function writePhrase(expression: string, isPlural = false, values: SentenceValues = NO_VALUES): string {
  const [text = ''] = wordings(expression, { ...PLAIN_WORDING, isPlural }, values)
  return text
}

/**
 * Writes a comparison with the choices that come nearest to some words: none that they do not have, as long as the
 * comparison does not need it.
 * @example nearestPhrase('es (igual a|que) ~x~', 'es') // => 'es ~x~'
 * @example nearestPhrase('es (igual a|que) ~x~', 'debe ser igual a') // => 'es igual a ~x~'
 */
export function nearestPhrase(expression: string, written: string): string {
  const wordsOf = (text: string) => foldText(text.replace(OPERAND, ' ')).split(/\s+/).filter(Boolean)
  const own = wordsOf(written)
  const costOf = (phrase: string) => {
    const words = wordsOf(phrase)
    return [...words, ...own].filter((word) => !words.includes(word) || !own.includes(word)).length
  }
  const phrases = [...wordings(expression, PLAIN_WORDING, NO_VALUES)]
  return phrases.sort((one, other) => costOf(one) - costOf(other))[0] ?? ''
}

/**
 * The sentence that an expression would be explained with.
 * @example plainSentence('el servicio REST {text}', () => "'/users'", '') // => "el servicio REST '/users'"
 */
export function plainSentence(
  expression: string,
  argument: (name: string, type: string) => string,
  free: string,
  isPlural = false,
): string {
  const values = expressionArguments(expression).map(({ name, type }): [string, string] => [name, argument(name, type)])
  const gaps = expressionParts(expression).flatMap(({ kind }) => (kind === 'free' ? [free] : []))
  return writePhrase(expression, isPlural, { free: gaps, arguments: new Map(values) })
}
