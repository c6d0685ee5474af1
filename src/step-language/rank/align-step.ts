import { isAssertionType } from '@/steps/values/data-types'
import { type QueryToken, VALUE_WEIGHT } from '../words/step-words'
import { isOwnValue, LONGEST_VALUE, NO_FIT, type SpanCost } from './argument-fit'
import { type Input, withLedValues } from './led-values'
import type { Pairing, StepUnit } from './step-index'

/** A cheapest alignment of the beginnings of both, by its last pairing. */
type Path = { total: number; last?: { pairing: Pairing; before: Path } }

/** The share of its weight that a token costs where free words may stand. */
const FREE_SHARE = 0.35

const missingCost = (unit: StepUnit): number => {
  if (unit.kind === 'free' || (unit.kind === 'word' && unit.isOptional)) return 0
  return unit.kind === 'argument' ? VALUE_WEIGHT : unit.weight
}

/** What it costs to take a token for a word or a sign of the step. */
function pairCost(unit: StepUnit, token: QueryToken): number {
  if (unit.kind === 'mark' && token.text === unit.text) return 0
  const similarity = unit.kind === 'word' ? Math.max(...unit.folded.map(token.similarity)) : 0
  return unit.kind === 'word' && similarity > 0 ? (1 - similarity) * (unit.weight + token.weight) : NO_FIT
}

/** Whether a path ends with a word of the step, aside from what may be missing or is passed: a value belongs after it. */
function isLed({ last }: Path, tokens: readonly QueryToken[], isPassed: (token: QueryToken) => boolean): boolean {
  if (!last) return false
  const { unit, from, to, cost } = last.pairing
  const isAside = unit === undefined ? tokens.slice(from, to).every(isPassed) : from === to && cost === 0
  return isAside ? isLed(last.before, tokens, isPassed) : unit !== undefined && from < to
}

/** Whether a token, before a value, says what it is: `file`, `PK`. */
const isNoun = (token: QueryToken): boolean => !isOwnValue(token) || /^\p{Lu}+$/u.test(token.text)

/**
 * Whether tokens may be a value where a path ends. Plain words are one only where the step asks for it: `visits` in "the table of
 * visits", no word of "put the rows back". A word of the steps has to follow at once: not `header` in "the token in the header".
 */
function mayBeValue(from: number, to: number, before: Path, tokens: readonly QueryToken[]) {
  const [span, next] = [tokens.slice(from, to), tokens[to]]
  if (next && isOwnValue(next) && span.every(isNoun)) return false
  if (span.some(isOwnValue)) return true
  const hasWordOfSteps = span.some(({ isKnown }) => isKnown)
  return isLed(before, tokens, ({ isStop }) => isStop && !hasWordOfSteps)
}

/** The cheapest alignment of the units of a step with the tokens of a sentence: as little as possible is left over or missing. */
function cheapestPath(units: readonly StepUnit[], tokens: readonly QueryToken[], spans: SpanCost): Path {
  /** For each number of units, for each number of tokens. */
  const paths: Path[][] = []
  const reach = (u: number, t: number): Path => {
    const [unit, token] = [units[u - 1], tokens[t - 1]]
    let best: Path | undefined
    const tryFrom = (before: Path | undefined, cost: number, own: number | undefined, from: number) => {
      const total = (before?.total ?? 0) + cost
      if (before && total < (best?.total ?? Number.POSITIVE_INFINITY))
        best = { total, last: { before, pairing: { unit: own, from, to: t, cost } } }
    }
    if (unit) tryFrom(paths[u - 1]?.[t], missingCost(unit), u - 1, t)
    if (token && unit?.kind === 'argument')
      for (let from = Math.max(0, t - LONGEST_VALUE); from < t; from += 1) {
        const [before, cost] = [paths[u - 1]?.[from], spans(unit.type)(from)(t)]
        // Known for all steps, the cost is asked for first: most tokens are no value of the type.
        if (cost === NO_FIT || !before) continue
        if (isAssertionType(unit.type) || mayBeValue(from, t, before, tokens)) tryFrom(before, cost, u - 1, from)
      }
    else if (token && unit?.kind === 'free') tryFrom(paths[u]?.[t - 1], FREE_SHARE * token.weight, u - 1, t - 1)
    else if (token && unit) tryFrom(paths[u - 1]?.[t - 1], pairCost(unit, token), u - 1, t - 1)
    if (token) tryFrom(paths[u]?.[t - 1], token.weight, undefined, t - 1)
    return best ?? { total: 0 }
  }
  for (let u = 0; u <= units.length; u += 1) {
    const row: Path[] = []
    paths.push(row)
    for (let t = 0; t <= tokens.length; t += 1) row.push(reach(u, t))
  }
  return paths.at(-1)?.at(-1) ?? { total: 0 }
}

/** Whether nothing has to be added or left out: the unit has tokens, or may have none. */
const isRead = (unit: StepUnit | undefined, { from, to }: Pairing): boolean =>
  from < to ? unit !== undefined : unit?.kind !== 'word' || unit.isOptional

/** How well a step fits a sentence: 1 when nothing has to change, 0 when they have nothing in common; and what goes with what. */
export function alignStep(input: Input) {
  const { units, tokens, spans } = input
  const path = cheapestPath(units, tokens, spans)
  const pairings: Pairing[] = []
  for (let last = path.last; last; last = last.before.last) pairings.unshift(last.pairing)
  const allMissing = units.reduce((cost, unit) => cost + missingCost(unit), 0)
  const allLeftOver = tokens.reduce((cost, { weight }) => cost + weight, 0)
  // Then whatever else there is are the free words of the step.
  const isWorded = pairings.every((pairing) => isRead(units[pairing.unit ?? -1], pairing))
  const fit = 1 - path.total / (allMissing + allLeftOver)
  return { fit, pairings: isWorded ? pairings : withLedValues(pairings, input), isWorded }
}
