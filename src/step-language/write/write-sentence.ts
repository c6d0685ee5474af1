import { foldText } from '@/lib/text'
import { type ExpressionPart, expressionArguments, expressionParts } from '@/steps/expression/expression-parts'
import { OPERAND } from '@/steps/step'
import { choiceOrder, choicesOf, PLAIN_WORDING, type WordingHints } from './wording-hints'

/** The free words of a sentence, in order, and its values by argument name. */
export type SentenceValues = { free: readonly string[]; arguments: ReadonlyMap<string, string> }

/** Joins two pieces without the second space that an omitted word leaves. */
const joinPiece = (text: string, piece: string): string =>
  piece.startsWith(' ') && (text === '' || text.endsWith(' ')) ? text + piece.slice(1) : text + piece

/** Joins the texts of the parts of an expression. */
export const writeParts = (parts: readonly ExpressionPart[], write: (part: ExpressionPart) => string): string =>
  parts.reduce((text, part) => joinPiece(text, write(part)), '').trim()

/**
 * Writes a sentence of an expression. @param chosen the text of each choice; empty to omit it
 * @example writeSentence(expressionParts('se elimina(n) *'), ['n'], { free: ['dos'], … }) // => 'se eliminan dos'
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
/** All ways to pick one item of each list so that their indexes add up to a rank. */
function* ranked(lists: readonly (readonly string[])[], rank: number): Generator<string[]> {
  const [list, ...rest] = lists
  if (!list) {
    if (rank === 0) yield []
    return
  }
  for (let at = 0; at < list.length && at <= rank; at += 1)
    for (const others of ranked(rest, rank - at)) yield [list[at] ?? '', ...others]
}

/** In Spanish, "ha" and the participle go together: "se ha eliminado". */
const isGrammatical = (choices: readonly string[]): boolean => choices.includes('ha') === choices.includes('do')

/** Generates the sentences of an expression with some values, starting with the wording that the hints ask for. */
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

/** Writes a comparison, unit or figure with as few words as possible. @example writePhrase('second(s)', true) // => 'seconds' */
export function writePhrase(expression: string, isPlural = false, values: SentenceValues = NO_VALUES): string {
  const [text = ''] = wordings(expression, { ...PLAIN_WORDING, isPlural }, values)
  return text
}

/**
 * Writes a comparison as close as possible to some words: 'es ~x~' for 'es'.
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
  return phrases.sort((a, b) => costOf(a) - costOf(b))[0] ?? ''
}

/**
 * Writes a sentence of an expression with values from a function, and one text for all free words.
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
