import type { StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { isWordType } from '@/steps/values/data-types'
import type { Pairing } from '../rank/align-step'
import { isOwnValue } from '../rank/argument-fit'
import { type RankedStep, tokensOfUnits } from '../rank/rank-steps'
import type { StepUnit } from '../rank/step-index'
import { fillValue, type ValueTools } from '../values/value-tools'
import { isValueToken, sentenceTokens } from '../words/sentence-tokens'
import type { QueryToken } from '../words/step-words'
import { COMPARISON_SIGN, DIFFERENT, IDIOMATIC, isComparing, UNITS, unreadOf } from '../words/value-words'
import { correctValue, isGuess } from './correct-value'

const ARTICLE = /^(el|la|los|las|una?|unos|unas|the|an?)$/
/** Whether a word says something of the value after it: "not 5", "over 5". */
const isOfNextValue = ({ folded }: QueryToken) =>
  isComparing(folded) || [COMPARISON_SIGN, IDIOMATIC, DIFFERENT].some((words) => words.test(folded))
/** The same of the value before it: "5 minutes", "5 or". */
const isOfPreviousValue = ({ folded }: QueryToken) =>
  /^(o|or)$/.test(folded) || UNITS.some(([unit]) => unit.test(folded))

/**
 * The tokens of an argument, with leftover ones that stick to it, `localhost:8080`, or that are a part of its name, `mis libros`;
 * signs only between two of them.
 */
function tokensOf({ from, to }: Pairing, type: string, tokens: readonly QueryToken[], left: ReadonlySet<QueryToken>) {
  const [first] = tokens.slice(from, to)
  const goesAlong = (at: number, place: number): boolean => {
    const added = tokens[at]
    if (!first || !added || ARTICLE.test(added.folded) || !left.has(added)) return false
    if (tokens[place - 1]?.end === tokens[place]?.start) return true
    return isWordType(type) && (isOwnValue(added) || (at < from && !isOwnValue(first)))
  }
  let [start, end] = [from, to]
  for (let at = from - 1; goesAlong(at, at + 1); at -= 1) if (tokens[at]?.form !== 'mark') start = at
  for (let at = to; goesAlong(at, at); at += 1) if (tokens[at]?.form !== 'mark') end = at + 1
  return tokens.slice(start, end)
}

/** Whether a word before or after the tokens of a value says something of it, and nothing reads that word. */
function isQualified({ from, to }: Pairing, tokens: readonly QueryToken[], unread: ReadonlySet<QueryToken>): boolean {
  const own = tokens.slice(from, to)
  const beside = (at: number, way: 1 | -1, isOf: (token: QueryToken) => boolean): boolean => {
    const token = tokens[at]
    if (!token) return false
    if (isOf(token) && unread.has(token)) return true
    if (token.form === 'mark' || token.isStop) return beside(at + way, way, isOf)
    return isValueToken(token) && unread.has(token) && own.some(({ form }) => form === token.form)
  }
  // A duration has its unit already.
  return beside(from - 1, -1, isOfNextValue) || beside(to, 1, (token) => own.length === 1 && isOfPreviousValue(token))
}

function spanOf(sentence: string, tokens: readonly QueryToken[]) {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0]
  return { start, end, text: sentence.slice(start, end) }
}

function isAsWritten({ unit: index = -1, from, to }: Pairing, { units, tokens }: RankedStep): boolean {
  const [unit, text] = [units[index], tokens[from]?.text ?? '']
  if (unit?.kind === 'word') return from === to ? unit.isOptional : unit.forms.includes(text)
  return unit?.kind !== 'mark' || (from < to && text === unit.text)
}

/**
 * The free words where a sentence is not worded like its step: what it calls the thing, from its article on. What stands before asks
 * for the step, unless words of it lead there; what comes from a value on is no name.
 */
function thingIn(ranked: RankedStep, free: StepUnit): QueryToken[] {
  const { tokens, isAsking } = ranked
  const used = tokensOfUnits(ranked, Boolean)
  const taken = tokensOfUnits(ranked, (unit) => unit === free)
  const words = taken.length > 0 ? taken : tokens.slice(tokens.findLastIndex((token) => used.includes(token)) + 1)
  const valueAt = words.findIndex(isOwnValue)
  const named = words.slice(0, valueAt < 0 ? undefined : valueAt)
  const isLed = used.some(({ isStop, start }) => !isStop && start < (named[0]?.start ?? 0))
  // Behind a preposition it belongs to a name: "books of the library".
  const article = named.findIndex(({ folded }, at) => ARTICLE.test(folded) && !named[at - 1]?.isStop)
  const start = article < 0 ? named.findIndex((word) => isLed || !isAsking(word)) : article
  return start < 0 ? [] : named.slice(start)
}

/** Reads the values of a sentence for a step that it is aligned with, whether or not it matches. */
export function readSentence(ranked: RankedStep, sentence: string) {
  const { units, pairings, tokens, isWorded } = ranked
  const left = new Set(tokensOfUnits(ranked, (unit) => !unit))
  const inFree = tokensOfUnits(ranked, (unit) => unit?.kind === 'free')
  const unread = new Set([...left, ...inFree])
  const args = pairings.flatMap((pairing) => {
    const unit = units[pairing.unit ?? -1]
    if (unit?.kind !== 'argument') return []
    const { name, type } = unit
    /** Whether a word that the step does not read says something else of it: "not 5", "2 minutes" of a number of seconds. */
    const isDoubtful = pairing.from < pairing.to && isQualified(pairing, tokens, unread)
    return [{ name, type, ...spanOf(sentence, tokensOf(pairing, type, tokens, left)), isDoubtful }]
  })
  const free = units.flatMap((unit) => {
    if (unit.kind !== 'free') return []
    const taken = isWorded ? tokensOfUnits(ranked, (other) => other === unit) : thingIn(ranked, unit)
    // What a preposition or an article led to has gone elsewhere: no "filas de" before "que satisfacen".
    return [spanOf(sentence, taken.slice(0, taken.findLastIndex(({ isStop }) => !isStop) + 1)).text]
  })
  const leftOver = [...left].filter((token) => !args.some(({ start, end }) => start <= token.start && token.end <= end))
  return {
    /** The text at the position of each argument; empty when missing. */
    arguments: args,
    free,
    /** What looks like a value and belongs to no argument. */
    unassigned: leftOver.filter(isValueToken).map(({ text }) => text),
    /** Whether free words say what nothing reads. */
    hasUnread: unreadOf(inFree).length > 0 || (!isWorded && (free.includes('') || inFree.some(isOwnValue))),
    /** Whether a name or a value has no place in the step. */
    hasLeftNames: [...inFree, ...leftOver].some((token) => isOwnValue(token) && !token.isKnown),
    /** Whether it has a word of the step that is no article or preposition. */
    hasOwnWords: tokensOfUnits(ranked, (unit) => unit?.kind === 'word').some(({ isStop }) => !isStop),
    /** Whether all words and signs are those of the step: only values can be wrong. */
    hasAllWords:
      leftOver.length === 0 &&
      pairings.every((pairing) => isAsWritten(pairing, ranked)) &&
      args.every(({ text }) => text !== ''),
  }
}

export type AlignedArgument = ReturnType<typeof readSentence>['arguments'][number]

interface AssignedValue {
  name: string
  type: string
  /** What the author wrote for it, in its position or elsewhere; empty when missing. */
  written: string
  value: string
  /** Whether it is a sample for the author to replace. */
  isSample: boolean
}

const formsIn = (text: string) => sentenceTokens(text).flatMap((token) => (isValueToken(token) ? [token.form] : []))

/** Takes the first text that will do out of those left. */
function take(left: string[], willDo: (text: string) => boolean): string | undefined {
  const at = left.findIndex(willDo)
  return at < 0 ? undefined : left.splice(at, 1)[0]
}

/**
 * The literals in a text, or its only word. A comparison is kept whole: without the words before its value, or those that compare, it
 * would be another one. A count, "3 items", is no comparison.
 */
function literalsIn(text: string, family: 'number' | 'string' | undefined): string[] {
  const tokens = sentenceTokens(text)
  const isWhole = tokens.some((token, at) =>
    isValueToken(token) ? at > 0 && at === tokens.length - 1 : isComparing(foldText(token.text), family),
  )
  if (family && isWhole) return [text]
  return tokens.flatMap((token) => (tokens.length === 1 || isValueToken(token) ? [token.text] : []))
}

/**
 * The values of a step, in the language of the data: those that are there, else those left over, else samples. Valid ones are given first, even from another
 * position, then those that need correcting.
 */
export function assignValues(reading: ReturnType<typeof readSentence>, locale: StepLanguage, tools: ValueTools) {
  const { arguments: args, unassigned, hasUnread, hasLeftNames } = reading
  const left = [...unassigned]
  const isValue = (text: string, type: string) => text !== '' && tools.isValue(text, type, locale)
  const texts = args.map(({ text, type }) =>
    isValue(text, type) ? text : (take(left, (other) => isValue(other, type)) ?? text),
  )
  let keepsAll = true
  const sampleFor = (value: Pick<AssignedValue, 'name' | 'type' | 'written'>): AssignedValue => {
    keepsAll = false
    return { ...value, value: fillValue(value.type, value.name, locale, tools.types), isSample: true }
  }
  const values = args.map(({ name, type, isDoubtful }, index): AssignedValue => {
    const own = texts[index] ?? ''
    if (isDoubtful) return sampleFor({ name, type, written: own })
    const corrected = own && correctValue(own, type, locale, tools)
    if (corrected) {
      keepsAll &&= own === corrected || !isGuess(type, own, corrected)
      return { name, type, written: own, value: corrected, isSample: false }
    }
    // What is no value of this type may hold one, or be one of another argument.
    if (own) left.push(...literalsIn(own, tools.types.assertions.find((each) => each.name === type)?.family))
    const other = take(left, (text) => correctValue(text, type, locale, tools) !== undefined)
    const moved = other && correctValue(other, type, locale, tools)
    // A text that cannot be corrected would be lost, even when another value replaces it.
    keepsAll &&= moved !== undefined && !own
    if (other && moved) return { name, type, written: own || other, value: moved, isSample: false }
    return sampleFor({ name, type, written: own })
  })
  const lost = left.filter((text) => unassigned.includes(text)).flatMap(formsIn)
  return {
    // Of several values of a form, nobody knows which one was meant.
    values: values.map((each) => (formsIn(each.written).some((form) => lost.includes(form)) ? sampleFor(each) : each)),
    /** Whether all of them are the reader's, and all of the reader's are among them. */
    keepsValues: keepsAll && left.length === 0 && !hasUnread,
    /** Whether the reader wrote a value that none of them has. */
    losesValues: left.length > 0 || hasLeftNames || values.some(({ written, isSample }) => isSample && written !== ''),
  }
}
