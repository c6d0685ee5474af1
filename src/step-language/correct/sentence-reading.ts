import { isWordType } from '@/steps/values/type-names'
import type { Pairing } from '../rank/align-step'
import { areValue } from '../rank/argument-fit'
import type { RankedStep } from '../rank/rank-steps'
import type { StepUnit } from '../rank/step-index'

/** The text of a sentence at the position of an argument. */
export interface AlignedArgument {
  name: string
  type: string
  /** Empty when missing. */
  text: string
  /** Of its first character in the sentence, from 0. */
  start: number
  end: number
}

/** A text of a sentence, and where it begins. */
export interface UnassignedText {
  text: string
  /** From 0. */
  start: number
}

/** What a sentence gives a step, by their alignment. */
export interface SentenceReading {
  arguments: AlignedArgument[]
  /** The text of each run of free words. */
  free: string[]
  /** What looks like a value and belongs to no argument. */
  unassigned: UnassignedText[]
  /** Whether all words and signs are those of the step: only values can be wrong. */
  hasAllWords: boolean
  /** Words of the step that the sentence has. */
  wordCount: number
}

type Range = { start: number; end: number }

const EMPTY: Range = { start: 0, end: 0 }

/** The characters of tokens, from the first to the last. */
function rangeOf(pairings: readonly Pairing[], { tokens }: RankedStep): Range {
  const taken = pairings.flatMap(({ from, to }) => tokens.slice(from, to))
  const [first] = taken
  return first ? { start: first.start, end: taken.at(-1)?.end ?? first.end } : EMPTY
}

/** What is left over right where a value is missing: it was meant to be that value. */
function instead(missing: Pairing, { pairings, tokens }: RankedStep): Pairing[] {
  const at = pairings.indexOf(missing)
  const isLeftOver = (pairing: Pairing | undefined) => pairing !== undefined && pairing.unit === undefined
  let [from, to] = [at, at + 1]
  while (isLeftOver(pairings[from - 1])) from -= 1
  while (isLeftOver(pairings[to])) to += 1
  const found = pairings.slice(from, to)
  return areValue(found.flatMap((pairing) => tokens.slice(pairing.from, pairing.to))) ? found : [missing]
}

/** Whether a text is a value of a type. */
type IsValue = (text: string, type: string) => boolean

/** Whether unmatched text belongs to the value next to it, judging by the text between them. */
type Belongs = (leftOver: string, between: string) => boolean

/** Names are mostly written in capitals. */
const LIKE_A_NAME = /[\p{Lu}\d_]/u
const PUNCTUATION = /^[.,;:]$/

/** What sticks to a value, `localhost:8080`, is a part of it; a sign after a right one is not. Names may have blanks. */
const belongsTo =
  (type: string, isRight: boolean): Belongs =>
  (leftOver, between) => {
    if (between === '') return !isRight || !PUNCTUATION.test(leftOver)
    return isWordType(type) && /^\s+$/.test(between) && LIKE_A_NAME.test(leftOver)
  }

function widen({ start, end }: Range, sentence: string, leftOver: readonly Range[], belongs: Belongs): Range {
  const textOf = (range: Range) => sentence.slice(range.start, range.end)
  const before = leftOver.find((one) => one.end <= start && belongs(textOf(one), sentence.slice(one.end, start)))
  const after = leftOver.find((one) => one.start >= end && belongs(textOf(one), sentence.slice(end, one.start)))
  if (before) return widen({ start: before.start, end }, sentence, leftOver, belongs)
  return after ? widen({ start, end: after.end }, sentence, leftOver, belongs) : { start, end }
}

function isAsWritten(unit: StepUnit, { from, to }: Pairing, { tokens }: RankedStep): boolean {
  const text = tokens[from]?.text
  if (unit.kind === 'word') return from === to ? unit.isOptional : unit.forms.includes(text ?? '')
  return unit.kind !== 'mark' || text === unit.text
}

/**
 * Reads the values of a sentence for a step, whether or not it matches.
 * @param ranked the step, aligned with the sentence
 */
export function readSentence(ranked: RankedStep, sentence: string, isValue: IsValue): SentenceReading {
  const { units, pairings } = ranked
  const leftOver = pairings.filter(({ unit }) => unit === undefined).map((pairing) => rangeOf([pairing], ranked))
  const of = (kind: StepUnit['kind']) =>
    units.flatMap((unit, index) =>
      unit.kind === kind ? [{ unit, own: pairings.filter((pairing) => pairing.unit === index) }] : [],
    )
  const args = of('argument').flatMap(({ unit, own }): AlignedArgument[] => {
    if (unit.kind !== 'argument') return []
    const [missing] = own.filter(({ from, to }) => from === to)
    const found = rangeOf(missing ? instead(missing, ranked) : own, ranked)
    const isRight = isValue(sentence.slice(found.start, found.end), unit.type)
    const isThere = found.end > found.start
    const range = isThere ? widen(found, sentence, leftOver, belongsTo(unit.type, isRight)) : found
    return [{ name: unit.name, type: unit.type, text: sentence.slice(range.start, range.end), ...range }]
  })
  const isInValue = ({ start, end }: Range) => args.some((arg) => arg.start <= start && end <= arg.end)
  const isWordFor = ({ unit = -1 }: Pairing) => units[unit]?.kind === 'word' || units[unit]?.kind === 'mark'
  const words = pairings.filter(isWordFor)
  const hasWords = words.every((pairing) => {
    const unit = units[pairing.unit ?? -1]
    return unit !== undefined && isAsWritten(unit, pairing, ranked)
  })
  return {
    arguments: args,
    free: of('free').map(({ own }) => {
      const { start, end } = rangeOf(own, ranked)
      return sentence.slice(start, end)
    }),
    unassigned: pairings
      .filter(({ unit }) => unit === undefined)
      .flatMap(({ from }) => ranked.tokens.slice(from, from + 1))
      .filter((token) => token.form !== 'word' && token.form !== 'mark' && !isInValue(token))
      .map(({ text, start }) => ({ text, start })),
    hasAllWords: hasWords && leftOver.every(isInValue) && args.every(({ text }) => text !== ''),
    wordCount: words.filter(({ from, to }) => to > from).length,
  }
}
