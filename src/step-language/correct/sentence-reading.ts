import { isAssertionType, isWordType } from '@/steps/step'
import { looksLikeValue, type QueryToken } from '../rank/argument-fit'
import { type RankedStep, tokensOfUnits } from '../rank/rank-steps'
import { comparisonStart, isComparisonToken, VERB } from '../rank/realign-arguments'
import type { Pairing, StepUnit } from '../rank/step-index'
import { isValueToken } from '../words/sentence-tokens'
import { isLiteral, NEGATION } from '../words/terms'
import { ignoredTokens, modifiesNext, modifiesPrevious, UNITS } from '../words/value-words'

const ARTICLE = /^(el|la|los|las|una?|unos|unas|the|an?)$/
const isNegation = ({ folded }: QueryToken): boolean => NEGATION.test(folded)

/**
 * Narrows tokens to their comparison: "must return 404" of "the API must return 404 items". All of them stay if it has no known
 * words ("tops 5" is not "5"), or if words further away modify the value.
 */
function comparisonIn(tokens: readonly QueryToken[]): readonly QueryToken[] {
  const valueAt = tokens.findLastIndex(isValueToken)
  const hasValue = valueAt >= 0
  const canFollow = (token: QueryToken) =>
    modifiesPrevious(token.folded) || (isComparisonToken(token) && !isNegation(token))
  const stop = tokens.findIndex((token, at) => at > valueAt && !canFollow(token))
  const end = stop < 0 ? tokens.length : stop
  const from = hasValue ? comparisonStart(tokens, valueAt) : tokens.findIndex(isComparisonToken)
  const last = tokens.findLastIndex(({ isStop }, at) => at === valueAt || (at < end && !isStop))
  const comparison = tokens.slice(from, hasValue ? last + 1 : undefined)
  const to = from + comparison.length
  const isDistantModifier = (token: QueryToken, at: number) =>
    modifiesNext(token.folded) && (at < from || (at >= to && !isNegation(token)))
  const hasWords = comparison.some((token) => isComparisonToken(token) && (!token.isStop || VERB.test(token.folded)))
  return hasWords && !tokens.some(isDistantModifier) ? comparison : tokens
}

/** The tokens of an argument, extended by unaligned ones attached to it (`localhost:8080`) or part of its name (`mis libros`). */
function tokensOf({ from, to }: Pairing, type: string, tokens: readonly QueryToken[], unaligned: Set<QueryToken>) {
  const [first] = tokens.slice(from, to)
  const isAttached = (at: number, boundary: number): boolean => {
    const added = tokens[at]
    if (!first || !added || ARTICLE.test(added.folded) || !unaligned.has(added)) return false
    if (tokens[boundary - 1]?.end === tokens[boundary]?.start) return true
    return isWordType(type) && (looksLikeValue(added) || (at < from && !added.isKnown && !looksLikeValue(first)))
  }
  let [start, end] = [from, to]
  for (let at = from - 1; isAttached(at, at + 1); at -= 1) if (tokens[at]?.form !== 'mark') start = at
  for (let at = to; isAttached(at, at); at += 1) if (tokens[at]?.form !== 'mark') end = at + 1
  return isAssertionType(type) ? comparisonIn(tokens.slice(start, end)) : tokens.slice(start, end)
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
 * Guesses the free words of a sentence that is worded unlike its step: from the article up to a value or a verb. Without an
 * article, leading words that ask for the step are skipped, unless words of the step come before them.
 */
function guessFreeWords(ranked: RankedStep, free: StepUnit): QueryToken[] {
  const { tokens, supports } = ranked
  const used = tokensOfUnits(ranked, (unit) => unit !== undefined && unit !== free).filter(({ isStop }) => !isStop)
  const [taken] = tokensOfUnits(ranked, (unit) => unit === free)
  const from = taken ? tokens.indexOf(taken) : tokens.findLastIndex((token) => used.includes(token)) + 1
  const words = tokens.slice(from)
  const valueAt = words.findIndex((token) => token.form === 'mark' || looksLikeValue(token) || used.includes(token))
  const named = words.slice(0, valueAt < 0 ? undefined : valueAt)
  const hasWordsBefore = used.some(({ start }) => start < (named[0]?.start ?? 0))
  // An article after a preposition is inside a name: "books of the library".
  const article = named.findIndex(({ folded }, at) => ARTICLE.test(folded) && !named[at - 1]?.isStop)
  const start = article < 0 ? named.findIndex((word) => hasWordsBefore || !supports(word)) : article
  // A verb ends the name: "the user is updated".
  const end = named.findIndex(({ folded }, at) => at > start && VERB.test(folded))
  return start < 0 ? [] : named.slice(start, end < 0 ? undefined : end)
}

/** Reads the arguments and free words of a sentence from its alignment with a step, whether or not it matches. */
export function readSentence(ranked: RankedStep, sentence: string) {
  const { units, pairings, tokens, isVerbatim } = ranked
  const unaligned = new Set(tokensOfUnits(ranked, (unit) => !unit))
  const inFree = tokensOfUnits(ranked, (unit) => unit?.kind === 'free')
  const args = pairings.flatMap((pairing) => {
    const unit = units[pairing.unit ?? -1]
    if (unit?.kind !== 'argument') return []
    const { name, type } = unit
    const before = tokens.slice(0, pairing.from).findLast(({ form }) => form !== 'mark')
    // "not 5" is not the value 5, but "in less than 10 seconds" is still a time to wait.
    const isDoubtful = type !== 'duration' && !isAssertionType(type) && modifiesNext(before?.folded ?? '')
    return [{ name, type, ...spanOf(sentence, tokensOf(pairing, type, tokens, unaligned)), isDoubtful }]
  })
  const free = units.flatMap((unit) => {
    if (unit.kind !== 'free') return []
    const taken = isVerbatim ? tokensOfUnits(ranked, (other) => other === unit) : guessFreeWords(ranked, unit)
    // Drop a trailing preposition or article whose noun belongs elsewhere: "filas de" before "que satisfacen".
    return [spanOf(sentence, taken.slice(0, taken.findLastIndex(({ isStop }) => !isStop) + 1)).text]
  })
  const rest = [...unaligned].filter(
    (token) => !args.some(({ start, end }) => start <= token.start && token.end <= end),
  )
  return {
    /** With the text at the position of each; empty when missing. */
    arguments: args,
    free,
    /** Values that belong to no argument. */
    unassigned: rest.flatMap(({ form, text, start, end }) => {
      const next = form === 'number' && rest.find((token) => token.start === end + 1)
      const to = next && UNITS.some(([unit]) => unit.test(next.folded)) ? next.end : end
      return isValueToken({ form }) || isLiteral(text) ? sentence.slice(start, to) : []
    }),
    /** Whether free words contain something that the step ignores. */
    hasIgnored: ignoredTokens(inFree).length > 0 || (!isVerbatim && (free.includes('') || inFree.some(looksLikeValue))),
    /** Whether it has a word of the step that is no stop word. */
    hasOwnWords: tokensOfUnits(ranked, (unit) => unit?.kind === 'word').some(({ isStop }) => !isStop),
    /** Whether the words and signs are exactly those of the step, so that only values can be wrong. */
    hasAllWords:
      rest.length === 0 &&
      pairings.every((pairing) => isAsWritten(pairing, ranked)) &&
      args.every(({ text }) => text !== ''),
  }
}

export type SentenceReading = ReturnType<typeof readSentence>
