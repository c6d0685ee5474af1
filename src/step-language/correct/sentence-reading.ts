import { isAssertionType, isWordType } from '@/steps/values/data-types'
import { isOwnValue } from '../rank/argument-fit'
import { comparisonStart, isOfComparison, VERB } from '../rank/led-values'
import { type RankedStep, tokensOfUnits } from '../rank/rank-steps'
import type { Pairing, StepUnit } from '../rank/step-index'
import { isValueToken } from '../words/sentence-tokens'
import type { QueryToken } from '../words/step-words'
import { isLiteral, NEGATION } from '../words/terms'
import { saysOfNext, saysOfPrevious, UNITS, unreadOf } from '../words/value-words'

const ARTICLE = /^(el|la|los|las|una?|unos|unas|the|an?)$/
const isNo = ({ folded }: QueryToken): boolean => NEGATION.test(folded)

/**
 * Of "the API must return 404 items" the comparison alone, "must return 404". All of it when nothing else compares, since "exceeds 5" is
 * another one than "5", or when words that are apart from its value do, too.
 */
function comparisonIn(tokens: readonly QueryToken[]): readonly QueryToken[] {
  const at = tokens.findLastIndex(isValueToken)
  const isBehind = (token: QueryToken) => saysOfPrevious(token.folded) || (isOfComparison(token) && !isNo(token))
  const stop = tokens.findIndex((token, place) => place > at && !isBehind(token))
  const end = at < 0 || stop < 0 ? tokens.length : stop
  const from = at < 0 ? tokens.findIndex(isOfComparison) : comparisonStart(tokens, at)
  const to = at < 0 ? end : tokens.findLastIndex(({ isStop }, place) => place === at || (place < end && !isStop)) + 1
  const said = tokens.slice(from, to)
  const isApart = (token: QueryToken, place: number) =>
    saysOfNext(token.folded) && (place < from || (place >= to && !isNo(token)))
  const isComparison = said.some((token) => isOfComparison(token) && (!token.isStop || VERB.test(token.folded)))
  return isComparison && !tokens.some(isApart) ? said : tokens
}

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
    return isWordType(type) && (isOwnValue(added) || (at < from && !added.isKnown && !isOwnValue(first)))
  }
  let [start, end] = [from, to]
  for (let at = from - 1; goesAlong(at, at + 1); at -= 1) if (tokens[at]?.form !== 'mark') start = at
  for (let at = to; goesAlong(at, at); at += 1) if (tokens[at]?.form !== 'mark') end = at + 1
  return isAssertionType(type) ? comparisonIn(tokens.slice(start, end)) : tokens.slice(start, end)
}

/** Whether a word before or after the tokens of a value says something of it, and nothing reads that word. */
function isQualified({ from, to }: Pairing, tokens: readonly QueryToken[], unread: ReadonlySet<QueryToken>): boolean {
  const own = tokens.slice(from, to)
  const beside = (at: number, way: 1 | -1, isOf: (word: string) => boolean): boolean => {
    const token = tokens[at]
    if (!token) return false
    if (isOf(token.folded) && unread.has(token)) return true
    if (token.form === 'mark' || token.isStop) return beside(at + way, way, isOf)
    return isValueToken(token) && unread.has(token) && own.some(({ form }) => form === token.form)
  }
  // A duration has its unit already.
  return beside(from - 1, -1, saysOfNext) || beside(to, 1, (word) => own.length === 1 && saysOfPrevious(word))
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
  const used = tokensOfUnits(ranked, (unit) => unit !== undefined && unit !== free).filter(({ isStop }) => !isStop)
  const [taken] = tokensOfUnits(ranked, (unit) => unit === free)
  const from = taken ? tokens.indexOf(taken) : tokens.findLastIndex((token) => used.includes(token)) + 1
  const words = tokens.slice(from)
  const valueAt = words.findIndex((token) => token.form === 'mark' || isOwnValue(token) || used.includes(token))
  const named = words.slice(0, valueAt < 0 ? undefined : valueAt)
  const isLed = used.some(({ start }) => start < (named[0]?.start ?? 0))
  // Behind a preposition it belongs to a name: "books of the library".
  const article = named.findIndex(({ folded }, at) => ARTICLE.test(folded) && !named[at - 1]?.isStop)
  const start = article < 0 ? named.findIndex((word) => isLed || !isAsking(word)) : article
  // "The user is updated": no name has a verb.
  const end = named.findIndex(({ folded }, at) => at > start && VERB.test(folded))
  return start < 0 ? [] : named.slice(start, end < 0 ? undefined : end)
}

/** Reads the values of a sentence for a step that it is aligned with, whether or not it matches. */
export function readSentence(ranked: RankedStep, sentence: string) {
  const { units, pairings, tokens, isWorded } = ranked
  const left = new Set(tokensOfUnits(ranked, (unit) => !unit))
  const inFree = tokensOfUnits(ranked, (unit) => unit?.kind === 'free')
  const lacksValue = pairings.some(({ unit = -1, from, to }) => units[unit]?.kind === 'argument' && from === to)
  const unread = new Set([...left, ...inFree].filter((token) => !(lacksValue && isValueToken(token))))
  const args = pairings.flatMap((pairing) => {
    const unit = units[pairing.unit ?? -1]
    if (unit?.kind !== 'argument') return []
    const { name, type } = unit
    // A word that the step does not read says something else of it: "not 5". "In less than 10 seconds" is how long to wait.
    const isDoubtful = pairing.from < pairing.to && type !== 'duration' && isQualified(pairing, tokens, unread)
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
    unassigned: leftOver.flatMap(({ form, text, start, end }) => {
      const next = form === 'number' && leftOver.find((token) => token.start === end + 1)
      const to = next && UNITS.some(([unit]) => unit.test(next.folded)) ? next.end : end
      return isValueToken({ form }) || isLiteral(text) ? sentence.slice(start, to) : []
    }),
    /** Whether free words say what nothing reads. */
    hasUnread: unreadOf(inFree).length > 0 || (!isWorded && (free.includes('') || inFree.some(isOwnValue))),
    /** Whether it has a word of the step that is no article or preposition. */
    hasOwnWords: tokensOfUnits(ranked, (unit) => unit?.kind === 'word').some(({ isStop }) => !isStop),
    /** Whether all words and signs are those of the step: only values can be wrong. */
    hasAllWords:
      leftOver.length === 0 &&
      pairings.every((pairing) => isAsWritten(pairing, ranked)) &&
      args.every(({ text }) => text !== ''),
  }
}

export type SentenceReading = ReturnType<typeof readSentence>
