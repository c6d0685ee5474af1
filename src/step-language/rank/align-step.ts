import { LONGEST_VALUE, type SpanCost } from './argument-spans'
import type { QueryToken } from './query'
import type { StepUnit } from './step-units'

/** A unit of a step aligned with tokens of a sentence. */
export interface Pairing {
  /** Index of the unit; absent when the token is left over. */
  unit?: number
  /** The tokens, from a place up to, not including, another; none when the unit is missing. */
  from: number
  to: number
  /** What it adds to the cost of the whole. */
  cost: number
}

/** The alignment of a sentence with a step. */
export interface Alignment {
  /** The edit cost; 0 when nothing has to change. */
  cost: number
  pairings: Pairing[]
}

/** What the absence of a value costs; words cost up to 1. */
const VALUE_WEIGHT = 0.5
/** Words less alike than this are two words. */
const LEAST_SIMILARITY = 0.6
/** Shares of its weight that a token costs where free words may stand: a word, and a value, which a step rather takes. */
const FREE_WORD_SHARE = 0.35
const FREE_VALUE_SHARE = 0.8

/** How a place of the table was reached: a unit is missing, a token is left over, both go together, a free unit takes a token. */
const MISSING = 1
const LEFT_OVER = 2
const TOGETHER = 3
const FREE = 4

/** What cannot be. */
const NEVER = Number.POSITIVE_INFINITY

const missingCost = (unit: StepUnit): number => {
  if (unit.kind === 'free' || (unit.kind === 'word' && unit.isOptional)) return 0
  return unit.kind === 'argument' ? VALUE_WEIGHT : unit.weight
}

const freeCost = ({ form, weight }: QueryToken): number =>
  weight * (form === 'word' || form === 'mark' ? FREE_WORD_SHARE : FREE_VALUE_SHARE)

/** What it costs to take a token for a word or a sign of the step. */
function pairCost(unit: StepUnit, token: QueryToken): number {
  if (unit.kind === 'mark') return token.text === unit.text ? 0 : NEVER
  if (unit.kind !== 'word') return NEVER
  const similarity = Math.max(...unit.folded.map(token.similarity))
  return similarity >= LEAST_SIMILARITY ? (1 - similarity) * (unit.weight + token.weight) : NEVER
}

/** The cheapest ways from the beginnings of both, a row for each unit and one more, a column for each token and one more. */
class Table {
  readonly width: number
  private readonly costs: Float64Array
  private readonly ways: Uint8Array
  private readonly froms: Uint8Array

  constructor(units: number, tokens: number) {
    this.width = tokens + 1
    const size = (units + 1) * this.width
    this.costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
    this.ways = new Uint8Array(size)
    this.froms = new Uint8Array(size)
    this.costs[0] = 0
  }

  cost(unit: number, token: number): number {
    return this.costs[unit * this.width + token] ?? NEVER
  }

  way(unit: number, token: number): number {
    return this.ways[unit * this.width + token] ?? 0
  }

  from(unit: number, token: number): number {
    return this.froms[unit * this.width + token] ?? 0
  }

  /** Keeps a way to a place when it is cheaper than the one that is known. */
  reach(unit: number, token: number, cost: number, way: number, from: number): void {
    const place = unit * this.width + token
    if (cost >= (this.costs[place] ?? 0)) return
    this.costs[place] = cost
    this.ways[place] = way
    this.froms[place] = from
  }
}

/** Works out the place after a unit and some tokens from the places before. */
function reachWith(table: Table, unit: StepUnit, tokens: readonly QueryToken[], spans: SpanCost, u: number, t: number) {
  table.reach(u, t, table.cost(u - 1, t) + missingCost(unit), MISSING, t)
  const token = tokens[t - 1]
  if (!token) return
  if (unit.kind === 'free') table.reach(u, t, table.cost(u, t - 1) + freeCost(token), FREE, t - 1)
  else if (unit.kind !== 'argument')
    table.reach(u, t, table.cost(u - 1, t - 1) + pairCost(unit, token), TOGETHER, t - 1)
  else
    for (let from = t > LONGEST_VALUE ? t - LONGEST_VALUE : 0; from < t; from += 1)
      table.reach(u, t, table.cost(u - 1, from) + spans(unit.type, from, t), TOGETHER, from)
}

function pairingsOf(table: Table, units: number, tokens: number): Pairing[] {
  const pairings: Pairing[] = []
  let [u, t] = [units, tokens]
  while (u > 0 || t > 0) {
    const way = table.way(u, t)
    const from = table.from(u, t)
    const [unit, to, after] = [u - 1, t, table.cost(u, t)]
    if (way === MISSING || way === TOGETHER) u -= 1
    t = from
    const cost = after - table.cost(u, t)
    pairings.push(way === LEFT_OVER ? { from, to, cost } : { unit, from, to, cost })
  }
  return pairings.reverse()
}

/**
 * Aligns the tokens of a sentence with the units of a step, so that as little as possible is left over or missing.
 * @param spans what it costs to read tokens as values
 */
export function alignStep(units: readonly StepUnit[], tokens: readonly QueryToken[], spans: SpanCost): Alignment {
  const table = new Table(units.length, tokens.length)
  for (let u = 0; u <= units.length; u += 1)
    for (let t = 0; t <= tokens.length; t += 1) {
      const unit = units[u - 1]
      if (unit) reachWith(table, unit, tokens, spans, u, t)
      const token = tokens[t - 1]
      if (token) table.reach(u, t, table.cost(u, t - 1) + token.weight, LEFT_OVER, t - 1)
    }
  return {
    cost: table.cost(units.length, tokens.length),
    pairings: pairingsOf(table, units.length, tokens.length),
  }
}

/** What a step with none of the tokens would cost: the measure of all others. */
export const worstCost = (units: readonly StepUnit[], tokens: readonly QueryToken[]): number =>
  units.reduce((cost, unit) => cost + missingCost(unit), 0) + tokens.reduce((cost, { weight }) => cost + weight, 0)
