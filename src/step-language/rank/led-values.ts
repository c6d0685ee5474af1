import type { StepLanguage } from '@/i18n/locale'
import { isAssertionType, isMetricType, isWordType } from '@/steps/values/data-types'
import { isValueToken } from '../words/sentence-tokens'
import type { QueryToken } from '../words/step-words'
import { isStopWord } from '../words/terms'
import { COMPARISON_SIGN, leadIn, mayCompare } from '../words/value-words'
import { isOwnValue, isPlainWord, NO_FIT, type SpanCost } from './argument-fit'
import { isWordOf, type Pairing, type StepUnit } from './step-index'

/** What an alignment works with. */
export type Input = { units: readonly StepUnit[]; tokens: readonly QueryToken[]; spans: SpanCost; locale: StepLanguage }

const isTo = (unit?: StepUnit): boolean => unit?.kind === 'word' && unit.folded.some((word) => leadIn(word) === 'to')

/** The words of a step beside an argument that say what its value is, with optional ones, or the sign of a column: `table` before {word}. */
function wordsBeside(units: readonly StepUnit[], at: number, side: -1 | 1, locale: StepLanguage): readonly string[] {
  const unit = units[at + side]
  if (unit?.kind === 'mark' && unit.text === '=') return [unit.text]
  if (unit?.kind !== 'word') return []
  if (side < 0 && isTo(unit)) return ['to']
  const isStop = isStopWord(unit.folded[0] ?? '', locale)
  const isFurther = isStop || unit.isOptional || isTo(units[at + 2 * side])
  const further = isFurther ? wordsBeside(units, at + side, side, locale) : []
  return isStop ? further : [...unit.folded, ...further]
}

/** What only an argument with a URL takes, when there is one. */
const ADDRESS = /^["']?[a-z]+:\S/i

/**
 * For each argument of a step, the token with the words that are on a side of it, when both have them once. Some have their name, too:
 * `ramp-up` leads to {ramp:duration}, `clave` to {password:text}.
 */
function tokensBeside(side: -1 | 1, { units, tokens, locale }: Input): (number | undefined)[] {
  const beside = units.map((unit, at) => {
    if (unit.kind !== 'argument') return []
    const isNamed = side < 0 && (unit.type === 'duration' || leadIn(unit.name) === unit.name)
    return [...wordsBeside(units, at, side, locale), ...(isNamed ? [unit.name] : [])]
  })
  const isShared = (word: string) => beside.filter((words) => words.includes(word)).length > 1
  return beside.map((words) => {
    // "Not equal" is another sign.
    const isLead = (word = '') => words.includes(word) && !isShared(word)
    const isSaid = ({ folded }: QueryToken, at: number) =>
      ([leadIn(folded), folded.split('-')[0]].some(isLead) && !COMPARISON_SIGN.test(tokens[at - 1]?.text ?? '')) ||
      (side < 0 && words.includes('url') && ADDRESS.test(tokens[at + 1]?.text ?? ''))
    const [at, another] = tokens.flatMap((token, place) => (isSaid(token, place) ? place : []))
    return another === undefined ? at : undefined
  })
}

/**
 * Where a sentence has the value of an argument, whatever the order of the step: at once behind the word that leads to it, or on
 * either side of the one that follows it; in English a name may be before the one that leads to it.
 * @example in "there is a row in the users table", for {word} of '* exists in the table {word}' // => [6, 7]
 */
function ledPlace(unit: StepUnit, { units, tokens, spans, locale }: Input, lead = Number.NaN, end = Number.NaN) {
  if (unit.kind !== 'argument' || isAssertionType(unit.type) || isMetricType(unit.type)) return undefined
  const length = unit.type === 'duration' ? 2 : 1
  const mayBeName = ({ folded, isStop }: QueryToken) => !isStop && !isWordOf(units, folded) && !mayCompare(folded)
  const isValueAt = (from: number, isNamed: boolean) => {
    const token = tokens[from]
    const isMeant = token && (isOwnValue(token) || (isNamed && mayBeName(token)))
    return isMeant && spans(unit.type)(from)(from + length) < NO_FIT
  }
  const next = tokens[lead + 1]
  const [before, last] = [tokens[lead - 2], tokens[lead - 1]]
  const isNamedBefore = before?.isStop || (last && isOwnValue(last))
  const isCompound = locale === 'en' && isWordType(unit.type) && isNamedBefore && !(next && isOwnValue(next))
  const isColumn = tokens[end]?.text === '='
  // "The password is 'b'", "the file: 'a'"; but what a step compares is behind "is".
  const hasComparison = units.some((other) => other.kind === 'argument' && isAssertionType(other.type))
  const farther = (next?.isStop && !hasComparison) || next?.form === 'mark' ? lead + 2 : Number.NaN
  const places = [isCompound && !isColumn ? lead - 1 : lead + 1, lead + 1, farther, end - length, end + 1]
  const from = places.find((place) => isValueAt(place, place <= lead + 1 || (isColumn && place === end - length)))
  return from === undefined ? undefined : [from, from + length]
}

/** A pairing without some of its tokens; what is behind them is left over, unless they are the first. */
function without(pairing: Pairing, start: number, end: number): Pairing[] {
  const { from, to } = pairing
  if (start <= from) return [{ ...pairing, from: Math.min(end, to) }]
  return [
    { ...pairing, to: start },
    { ...pairing, unit: undefined, from: Math.min(end, to) },
  ]
}

/** Verbs between a name and what is said of it. */
export const VERB = /^(es|sea|son|esta|estan|fue|ha|han|hay|tienen?|se|is|are|was|were|be|gets?|has|have)$/

export const isOfComparison = ({ form, folded }: QueryToken): boolean => form === 'mark' || mayCompare(folded)

/** Where the words of a comparison begin whose value is at a place. */
export const comparisonStart = (tokens: readonly QueryToken[], valueAt: number): number =>
  tokens.findLastIndex((token, at) => at < valueAt && !isOfComparison(token)) + 1

/**
 * Where an argument that lacks a value has the only one that the step does not use: a column before its value, another name behind a
 * preposition, anything else by its type.
 * @example "within 10 seconds no row of users where status is 'blocked'" // {duration}: 10 seconds, {table:word}: users, {column:word}: status
 */
function sparePlace(index: number, pairings: readonly Pairing[], { units, tokens, spans }: Input) {
  const [unit, sign] = [units[index], units[index + 1]]
  const isLacking = pairings.some((each) => each.unit === index && each.from === each.to)
  if (unit?.kind !== 'argument' || !isLacking) return undefined
  const isUsed = (at: number) =>
    pairings.some(({ unit: by = -1, from, to }) => from <= at && at < to && units[by] && units[by].kind !== 'free')
  const value = sign?.kind === 'mark' && sign.text === '=' && pairings.find((each) => each.unit === index + 2)
  const isColumn = ({ form, folded }: QueryToken, at: number) =>
    value && at < value.from && form !== 'mark' && !VERB.test(folded)
  const costAs = (other: StepUnit, from: number, to: number) =>
    other.kind === 'argument' ? spans(other.type)(from)(to) : NO_FIT
  const places = tokens.flatMap((token, at) => {
    const from = isAssertionType(unit.type) ? comparisonStart(tokens, at) : at
    const to = unit.type === 'duration' ? at + 2 : at + 1
    const isNamed = value
      ? at === tokens.findLastIndex(isColumn)
      : /^(en|de|in|into|from|of)$/.test(tokens[at - 1]?.folded ?? '')
    const cost = costAs(unit, from, to)
    const isThere = isWordType(unit.type)
      ? isPlainWord(token) && !isWordOf(units, token.folded) && isNamed
      : isValueToken(token) && cost < NO_FIT && units.every((other) => costAs(other, from, to) >= cost)
    return isThere && !isUsed(from) && !isUsed(to - 1) ? [[from, to]] : []
  })
  return places.length === 1 ? places[0] : undefined
}

/** Gives arguments the values that the words beside them lead to, or that are left, which an alignment in order may have passed. */
export function withLedValues(pairings: readonly Pairing[], input: Input): readonly Pairing[] {
  const [leads, ends] = [tokensBeside(-1, input), tokensBeside(1, input)]
  return input.units.reduce((all, unit, index) => {
    const [start = 0, end = 0] = ledPlace(unit, input, leads[index], ends[index]) ?? sparePlace(index, all, input) ?? []
    const isTaker = ({ from, to }: Pairing) => from < end && start < to
    if (!all.some(isTaker) || all.some((each) => isTaker(each) && each.unit === index)) return all
    return all.flatMap((each) => {
      if (isTaker(each)) return without(each, start, end)
      const led = { ...each, from: start, to: end }
      return each.unit === index ? [led, { ...each, unit: undefined }] : each
    })
  }, pairings)
}
