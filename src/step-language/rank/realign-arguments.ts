import type { StepLanguage } from '@/i18n/locale'
import { isAssertionType, isMetricType, isWordType } from '@/steps/step'
import { isValueToken } from '../words/sentence-tokens'
import { isStopWord } from '../words/terms'
import { COMPARISON_SIGN, cueOf, fitsComparison } from '../words/value-words'
import { type ArgumentCosts, isPlainWord, looksLikeValue, NO_FIT, type QueryToken } from './argument-fit'
import { isWordOf, type Pairing, type StepUnit } from './step-index'

export interface AlignmentInput {
  units: readonly StepUnit[]
  tokens: readonly QueryToken[]
  costs: ArgumentCosts
  locale: StepLanguage
}

const isTo = (unit?: StepUnit): boolean => unit?.kind === 'word' && unit.folded.some((word) => cueOf(word) === 'to')

/** The cues on one side of an argument, past stop words and optional words: `table` before {word}, the `=` of a column. */
function cueWords(units: readonly StepUnit[], at: number, side: -1 | 1, locale: StepLanguage): readonly string[] {
  const unit = units[at + side]
  if (unit?.kind === 'mark' && unit.text === '=') return [unit.text]
  if (unit?.kind !== 'word') return []
  if (side < 0 && isTo(unit)) return ['to']
  const isStop = isStopWord(unit.folded[0] ?? '', locale)
  const hasMore = isStop || unit.isOptional || isTo(units[at + 2 * side])
  const more = hasMore ? cueWords(units, at + side, side, locale) : []
  return isStop ? more : [...unit.folded, ...more]
}

/** A URL, which only an argument for URLs takes. */
const ADDRESS = /^["']?[a-z]+:\S/i

/**
 * For each argument, the index of its cue on one side; undefined unless the step and the sentence have it exactly once. Some names
 * of arguments are cues, too: `ramp-up` for {ramp:duration}, `clave` for {password:text}.
 */
function cueTokens(side: -1 | 1, { units, tokens, locale }: AlignmentInput): (number | undefined)[] {
  const cues = units.map((unit, at) => {
    if (unit.kind !== 'argument') return []
    const isNameCue = side < 0 && (unit.type === 'duration' || cueOf(unit.name) === unit.name)
    return [...cueWords(units, at, side, locale), ...(isNameCue ? [unit.name] : [])]
  })
  const isShared = (word: string) => cues.filter((words) => words.includes(word)).length > 1
  return cues.map((words) => {
    const isCue = (word = '') => words.includes(word) && !isShared(word)
    const isCueToken = ({ folded }: QueryToken, at: number) =>
      // After "!" or "<", a "=" is part of another sign.
      ([cueOf(folded), folded.split('-')[0]].some(isCue) && !COMPARISON_SIGN.test(tokens[at - 1]?.text ?? '')) ||
      (side < 0 && words.includes('url') && ADDRESS.test(tokens[at + 1]?.text ?? ''))
    const [first, second] = tokens.flatMap((token, at) => (isCueToken(token, at) ? at : []))
    return second === undefined ? first : undefined
  })
}

/**
 * Finds the value of an argument by its cues, whatever the word order of the step: right after the cue before it, or on either side
 * of the cue after it. In English, a name may precede its cue.
 * @param lead index of the cue that a step has before the argument
 * @param end index of the cue that a step has after it
 * @example in "there is a row in the users table", for {word} of '* exists in the table {word}' // => [6, 7]
 */
function cuedSpan(unit: StepUnit, input: AlignmentInput, lead = Number.NaN, end = Number.NaN) {
  const { units, tokens, costs, locale } = input
  if (unit.kind !== 'argument' || isAssertionType(unit.type) || isMetricType(unit.type)) return undefined
  const length = unit.type === 'duration' ? 2 : 1
  const canBeName = ({ folded, isStop }: QueryToken) => !isStop && !isWordOf(units, folded) && !fitsComparison(folded)
  const isValueAt = (from: number, acceptsName: boolean) => {
    const token = tokens[from]
    const isCandidate = token && (looksLikeValue(token) || (acceptsName && canBeName(token)))
    return isCandidate && costs(unit.type)(from)(from + length) < NO_FIT
  }
  const next = tokens[lead + 1]
  const [secondBefore, before] = [tokens[lead - 2], tokens[lead - 1]]
  const isNameBefore = secondBefore?.isStop || (before && looksLikeValue(before))
  const isCompound = locale === 'en' && isWordType(unit.type) && isNameBefore && !(next && looksLikeValue(next))
  const isColumn = tokens[end]?.text === '='
  // "the password is 'b'", "the file: 'a'"; but in a step with a comparison, "is" belongs to that.
  const hasComparison = units.some((other) => other.kind === 'argument' && isAssertionType(other.type))
  const afterNext = (next?.isStop && !hasComparison) || next?.form === 'mark' ? lead + 2 : Number.NaN
  const starts = [isCompound && !isColumn ? lead - 1 : lead + 1, lead + 1, afterNext, end - length, end + 1]
  const from = starts.find((at) => isValueAt(at, at <= lead + 1 || (isColumn && at === end - length)))
  return from === undefined ? undefined : [from, from + length]
}

/** A pairing without a span; the tokens after it are left over, unless the span is at the beginning. */
function withoutSpan(pairing: Pairing, start: number, end: number): Pairing[] {
  const { from, to } = pairing
  if (start <= from) return [{ ...pairing, from: Math.min(end, to) }]
  return [
    { ...pairing, to: start },
    { ...pairing, unit: undefined, from: Math.min(end, to) },
  ]
}

/** Verbs between a name and what is said about it. */
export const VERB = /^(es|sea|son|esta|estan|fue|ha|han|hay|tienen?|se|is|are|was|were|be|gets?|has|have)$/

export const isComparisonToken = ({ form, folded }: QueryToken): boolean => form === 'mark' || fitsComparison(folded)

/** The index of the first word of the comparison that leads up to a value. */
export const comparisonStart = (tokens: readonly QueryToken[], valueAt: number): number =>
  tokens.findLastIndex((token, at) => at < valueAt && !isComparisonToken(token)) + 1

/**
 * The only unused value that an argument without one can take: for a column the last word before its value, for another name a
 * word after a preposition, else a value of the type.
 * @example "within 10 seconds no row of users where status is 'blocked'" // 10 seconds, table users, column status
 */
function unusedSpan(index: number, pairings: readonly Pairing[], { units, tokens, costs }: AlignmentInput) {
  const [unit, sign] = [units[index], units[index + 1]]
  const isMissing = pairings.some((pairing) => pairing.unit === index && pairing.from === pairing.to)
  if (unit?.kind !== 'argument' || !isMissing) return undefined
  const isUsed = (at: number) =>
    pairings.some(({ unit: by = -1, from, to }) => from <= at && at < to && units[by] && units[by].kind !== 'free')
  const value = sign?.kind === 'mark' && sign.text === '=' && pairings.find((pairing) => pairing.unit === index + 2)
  const canBeColumn = ({ form, folded }: QueryToken, at: number) =>
    value && at < value.from && form !== 'mark' && !VERB.test(folded)
  const costAs = (other: StepUnit, from: number, to: number) =>
    other.kind === 'argument' ? costs(other.type)(from)(to) : NO_FIT
  const spans = tokens.flatMap((token, at) => {
    const from = isAssertionType(unit.type) ? comparisonStart(tokens, at) : at
    const to = unit.type === 'duration' ? at + 2 : at + 1
    const isNamePosition = value
      ? at === tokens.findLastIndex(canBeColumn)
      : /^(en|de|in|into|from|of)$/.test(tokens[at - 1]?.folded ?? '')
    const cost = costAs(unit, from, to)
    const fits = isWordType(unit.type)
      ? isPlainWord(token) && !isWordOf(units, token.folded) && isNamePosition
      : isValueToken(token) && cost < NO_FIT && units.every((other) => costAs(other, from, to) >= cost)
    return fits && !isUsed(from) && !isUsed(to - 1) ? [[from, to]] : []
  })
  return spans.length === 1 ? spans[0] : undefined
}

/** Gives arguments the values beside their cues, or unused ones: an alignment in the order of the step may miss them. */
export function realignArguments(pairings: readonly Pairing[], input: AlignmentInput): readonly Pairing[] {
  const [leads, ends] = [cueTokens(-1, input), cueTokens(1, input)]
  return input.units.reduce((aligned, unit, index) => {
    const [start = 0, end = 0] =
      cuedSpan(unit, input, leads[index], ends[index]) ?? unusedSpan(index, aligned, input) ?? []
    const overlaps = ({ from, to }: Pairing) => from < end && start < to
    const owners = aligned.filter(overlaps).map((pairing) => pairing.unit)
    if (owners.length === 0 || owners.includes(index)) return aligned
    return aligned.flatMap((pairing) => {
      if (overlaps(pairing)) return withoutSpan(pairing, start, end)
      if (pairing.unit !== index) return pairing
      return [
        { ...pairing, from: start, to: end },
        { ...pairing, unit: undefined },
      ]
    })
  }, pairings)
}
