import type { Locale } from '@/i18n/locale'
import { choiceOrder, choicesOf, type WordingHints } from './wording-hints'
import type { WordingPart } from './wording-parts'

/** Most wordings of one expression that are worth trying. */
const MOST_WORDINGS = 200

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

/** All ways to take one of each list, those with the first ones first. */
function* combinations(lists: readonly (readonly string[])[]): Generator<string[]> {
  const deepest = lists.reduce((sum, list) => sum + list.length - 1, 0)
  for (let rank = 0; rank <= deepest; rank += 1) yield* ranked(lists, rank)
}

/** What Spanish says together: "se ha eliminado". */
const isGrammatical = (choices: readonly string[]): boolean => choices.includes('ha') === choices.includes('do')

/**
 * What may stand for the choices of an expression, the wording that the hints ask for first.
 * @param hints how the sentence was worded in the other language
 */
export function* wordings(parts: readonly WordingPart[], hints: WordingHints, locale: Locale): Generator<string[]> {
  let left = MOST_WORDINGS
  for (const choices of combinations(choicesOf(parts).map((choice) => choiceOrder(choice, hints, locale)))) {
    if (left === 0) return
    left -= 1
    if (isGrammatical(choices)) yield choices
  }
}
