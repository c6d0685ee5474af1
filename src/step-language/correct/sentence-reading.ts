import type { Locale } from '@/i18n/locale'
import { isWordType } from '@/steps/values/type-names'
import type { Pairing } from '../rank/align-step'
import { areValue } from '../rank/argument-fit'
import type { RankedStep } from '../rank/rank-steps'
import { fillValue } from '../values/sample-value'
import type { ValueTools } from '../values/value-tools'
import { type SentenceToken, sentenceTokens } from '../words/sentence-tokens'
import { correctValue } from './correct-value'

/** The text of a sentence at the position of an argument. */
export interface AlignedArgument {
  name: string
  type: string
  /** Empty when missing. */
  text: string
  start: number
  end: number
}

/** What a sentence gives a step, by their alignment. */
export interface SentenceReading {
  arguments: AlignedArgument[]
  /** The text of each run of free words. */
  free: string[]
  /** What looks like a value and belongs to no argument. */
  unassigned: SentenceToken[]
  /** Whether all words and signs are those of the step: only values can be wrong. */
  hasAllWords: boolean
  wordCount: number
}

type IsValue = (text: string, type: string) => boolean

/** Names are mostly written in capitals. */
const LIKE_A_NAME = /[\p{Lu}\d_]/u
const EMPTY = { start: 0, end: 0 }

/** The characters of tokens, from the first to the last. */
function rangeOf(pairings: readonly Pairing[], { tokens }: RankedStep) {
  const taken = pairings.flatMap(({ from, to }) => tokens.slice(from, to))
  const [first, last] = [taken[0], taken.at(-1)]
  return first && last ? { start: first.start, end: last.end } : EMPTY
}

/** A pairing with those around it that are left over, as far as they go along with it. */
function withNeighbours(at: number, pairings: readonly Pairing[], goesAlong: (one: Pairing, next: Pairing) => boolean) {
  let [from, to] = [at, at]
  const canTake = (place: number, next: number) => {
    const [one, other] = [pairings[place], pairings[next]]
    return one !== undefined && other !== undefined && other.unit === undefined && goesAlong(one, other)
  }
  while (canTake(from, from - 1)) from -= 1
  while (canTake(to, to + 1)) to += 1
  return pairings.slice(from, to + 1)
}

/**
 * The tokens of an argument. What is left over right where a value is missing was meant to be that value; what sticks to one,
 * `localhost:8080`, is a part of it, except for a sign after a right one; a name may have blanks.
 */
function pairingsOf(own: Pairing, type: string, ranked: RankedStep, isRight: boolean): Pairing[] {
  const { pairings, tokens } = ranked
  const at = pairings.indexOf(own)
  if (own.from === own.to) {
    const instead = withNeighbours(at, pairings, () => true)
    return areValue(instead.flatMap(({ from, to }) => tokens.slice(from, to))) ? instead : [own]
  }
  return withNeighbours(at, pairings, (one, next) => {
    const [left, right] = one.from < next.from ? [one, next] : [next, one]
    const added = tokens[next.from]
    if (added && tokens[left.to - 1]?.end === tokens[right.from]?.start) return !(isRight && added.form === 'mark')
    return isWordType(type) && LIKE_A_NAME.test(added?.text ?? '')
  })
}

function isAsWritten({ unit: index = -1, from, to }: Pairing, { units, tokens }: RankedStep): boolean {
  const [unit, text] = [units[index], tokens[from]?.text ?? '']
  if (unit?.kind === 'word') return from === to ? unit.isOptional : unit.forms.includes(text)
  return unit?.kind !== 'mark' || (from < to && text === unit.text)
}

/**
 * Reads the values of a sentence for a step, whether or not it matches.
 * @param ranked the step, aligned with the sentence
 */
export function readSentence(ranked: RankedStep, sentence: string, isValue: IsValue): SentenceReading {
  const { units, pairings, tokens } = ranked
  const textOf = ({ start, end }: { start: number; end: number }) => sentence.slice(start, end)
  const args = pairings.flatMap((own): AlignedArgument[] => {
    const unit = units[own.unit ?? -1]
    if (unit?.kind !== 'argument') return []
    const { name, type } = unit
    const isRight = isValue(textOf(rangeOf([own], ranked)), type)
    const range = rangeOf(pairingsOf(own, type, ranked, isRight), ranked)
    return [{ name, type, text: textOf(range), ...range }]
  })
  const leftOver = pairings
    .filter(({ unit }) => unit === undefined)
    .flatMap(({ from, to }) => tokens.slice(from, to))
    .filter((token) => !args.some(({ start, end }) => start <= token.start && token.end <= end))
  const words = pairings.filter(({ unit = -1 }) => units[unit]?.kind === 'word' || units[unit]?.kind === 'mark')
  return {
    arguments: args,
    free: units.flatMap(({ kind }, index) =>
      kind === 'free'
        ? [
            textOf(
              rangeOf(
                pairings.filter(({ unit }) => unit === index),
                ranked,
              ),
            ),
          ]
        : [],
    ),
    unassigned: leftOver.filter(({ form }) => form !== 'word' && form !== 'mark'),
    hasAllWords:
      leftOver.length === 0 &&
      words.every((pairing) => isAsWritten(pairing, ranked)) &&
      args.every(({ text }) => text !== ''),
    wordCount: words.filter(({ from, to }) => to > from).length,
  }
}

export interface AssignedValue {
  name: string
  type: string
  /** What the author wrote for it, in its position or elsewhere; empty when missing. */
  written: string
  value: string
  /** Whether it is a sample for the author to replace. */
  isSample: boolean
}

export interface AssignedValues {
  values: AssignedValue[]
  /** Whether all of them are the reader's, and all of the reader's are among them. */
  keepsAll: boolean
  /** Whether the reader wrote a value that none of them has. */
  losesSome: boolean
}

/** Several words where one is asked for may be the name of anything: their form is no more than a guess. */
const isSeveral = (text: string, type: string): boolean => isWordType(type) && /\s/.test(text)

/** Takes the first text that will do out of those left. */
function take(left: SentenceToken[], willDo: (text: string) => boolean): string | undefined {
  const at = left.findIndex(({ text }) => willDo(text))
  const [found] = at < 0 ? [] : left.splice(at, 1)
  return found?.text
}

/** The numbers, texts in quotes and addresses in a text, or its only word. */
function literalsIn(text: string): SentenceToken[] {
  const tokens = sentenceTokens(text)
  return tokens.filter(({ form }) => tokens.length === 1 || form === 'number' || form === 'text' || form === 'url')
}

/**
 * The text for each argument: valid values first, even from another position, then those that need correcting.
 */
function assign(args: readonly AlignedArgument[], unassigned: readonly SentenceToken[], isValue: IsValue) {
  const isOwn = ({ text, type }: AlignedArgument) => text !== '' && isValue(text, type)
  const left = [...unassigned]
  const texts = args.map((arg) => (isOwn(arg) ? arg.text : (take(left, (text) => isValue(text, arg.type)) ?? arg.text)))
  return { texts, left }
}

/**
 * The values of a step: those that are there, else those left over, else samples.
 * @param locale the language of the data
 */
export function assignValues(
  { arguments: args, unassigned }: SentenceReading,
  locale: Locale,
  tools: ValueTools,
): AssignedValues {
  const { texts, left } = assign(args, unassigned, (text, type) => tools.isValue(text, type, locale))
  let keepsAll = true
  const values = args.map(({ name, type }, index): AssignedValue => {
    const own = texts[index] ?? ''
    const corrected = own && correctValue(own, type, locale, tools)
    if (corrected) {
      keepsAll &&= !isSeveral(own, type)
      return { name, type, written: own, value: corrected, isSample: false }
    }
    // What is no value of this type may hold one, or be one of another argument.
    if (own) left.push(...literalsIn(own))
    const other = take(left, (text) => correctValue(text, type, locale, tools) !== undefined)
    const moved = other && correctValue(other, type, locale, tools)
    // A text that cannot be corrected would be lost, even when another value replaces it.
    keepsAll &&= moved !== undefined && !own
    if (other && moved) return { name, type, written: own || other, value: moved, isSample: false }
    return { name, type, written: own, value: fillValue(type, name, locale, tools.types), isSample: true }
  })
  const losesSome = left.length > 0 || values.some(({ written, isSample }) => isSample && written !== '')
  return { values, keepsAll: keepsAll && left.length === 0, losesSome }
}
