import { type CatalogueStep, isAssertionType, type StepKind } from '@/steps/step'
import { termsOf } from '../words/terms'
import type { ArgumentCosts, QueryToken } from './argument-fit'
import { argumentCosts, looksLikeValue, MAX_VALUE_TOKENS, NO_FIT, queryTokens, VALUE_WEIGHT } from './argument-fit'
import { type AlignmentInput, realignArguments } from './realign-arguments'
import type { Pairing, StepIndex, StepUnit } from './step-index'

export interface StepFilter {
  /** The kind of step that the keyword of the sentence asks for. */
  kind?: StepKind | undefined
  isWanted?: (step: CatalogueStep) => boolean
}

/** The number of likeliest steps that are aligned with the sentence word by word. */
const SHORTLIST = 20

/** The parts of a step's score; small changes do not affect the tested figures. */
const SCORE = {
  /** How clearly any step is meant: the same for all steps, lower for sentences about something else. */
  clear: 0.1,
  /** How likely the step is meant by the terms, and how much of the sentence they cover. */
  likelihood: 0.4,
  /** How well it fits word by word, in order. */
  order: 0.5,
  /** Whether its kind is that of the keyword: only a tie-break. */
  keyword: 0.03,
} as const

/** From this score of its terms on, a step is clearly meant. */
const CLEAR = 9
/** A step this far behind the likeliest, as a logarithm, is not likely at all. */
const UNLIKELY = 6
/** Covering half of a sentence counts for more than half: the rest may be names. */
const SHARE_POWER = 0.5
/** A few words in order are chance; many of them mean that the step itself was written. */
const ORDER_POWER = 4

/** The cheapest alignment of the first units with the first tokens, linked from its last pairing. */
type Path = { total: number; last?: { pairing: Pairing; before: Path } }

/** The share of its weight that a token costs as a free word. */
const FREE_SHARE = 0.35

const missingCost = (unit: StepUnit): number => {
  if (unit.kind === 'free' || (unit.kind === 'word' && unit.isOptional)) return 0
  return unit.kind === 'argument' ? VALUE_WEIGHT : unit.weight
}

/** The cost of aligning a token with a word or a sign of the step. */
function pairCost(unit: StepUnit, token: QueryToken): number {
  if (unit.kind === 'mark' && token.text === unit.text) return 0
  const similarity = unit.kind === 'word' ? Math.max(...unit.folded.map(token.similarity)) : 0
  return unit.kind === 'word' && similarity > 0 ? (1 - similarity) * (unit.weight + token.weight) : NO_FIT
}

/** Whether a path ends with a word of the step, apart from missing optional units and tokens that may be skipped. */
function endsWithWord({ last }: Path, tokens: readonly QueryToken[], canSkip: (token: QueryToken) => boolean): boolean {
  if (!last) return false
  const { unit, from, to, cost } = last.pairing
  const isSkipped = unit === undefined ? tokens.slice(from, to).every(canSkip) : from === to && cost === 0
  return isSkipped ? endsWithWord(last.before, tokens, canSkip) : unit !== undefined && from < to
}

/** Whether a token can label the value after it: `file`, `PK`. */
const isLabel = (token: QueryToken): boolean => !looksLikeValue(token) || /^\p{Lu}+$/u.test(token.text)

/**
 * Whether tokens may be a value where a path ends. Plain words are one only after a word of the step (`visits` in "the table of
 * visits"), and immediately after it if they occur in steps themselves: not `header` in "the token in the header".
 */
function canBeValue(from: number, to: number, before: Path, tokens: readonly QueryToken[]) {
  const [span, next] = [tokens.slice(from, to), tokens[to]]
  if (next && looksLikeValue(next) && span.every(isLabel)) return false
  if (span.some(looksLikeValue)) return true
  const hasKnownWord = span.some(({ isKnown }) => isKnown)
  return endsWithWord(before, tokens, ({ isStop }) => isStop && !hasKnownWord)
}

/** Aligns the units of a step with the tokens of a sentence so that as little as possible is left over or missing. */
function cheapestPath(units: readonly StepUnit[], tokens: readonly QueryToken[], costs: ArgumentCosts): Path {
  /** `paths[u][t]` aligns the first `u` units with the first `t` tokens. */
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
      for (let from = Math.max(0, t - MAX_VALUE_TOKENS); from < t; from += 1) {
        const [before, cost] = [paths[u - 1]?.[from], costs(unit.type)(from)(t)]
        // The cost, memoized for all steps, is checked first: most tokens are no value of the type.
        if (cost === NO_FIT || !before) continue
        if (isAssertionType(unit.type) || canBeValue(from, t, before, tokens)) tryFrom(before, cost, u - 1, from)
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

/** Whether a pairing matches: no token is left over, and no required word is missing. */
const isMatched = (unit: StepUnit | undefined, { from, to }: Pairing): boolean =>
  from < to ? unit !== undefined : unit?.kind !== 'word' || unit.isOptional

/** Aligns a step with a sentence. The `fit` is 1 if nothing has to change, 0 if they have nothing in common. */
function alignStep(input: AlignmentInput) {
  const { units, tokens, costs } = input
  const path = cheapestPath(units, tokens, costs)
  const pairings: Pairing[] = []
  for (let last = path.last; last; last = last.before.last) pairings.unshift(last.pairing)
  const allMissing = units.reduce((cost, unit) => cost + missingCost(unit), 0)
  const allLeftOver = tokens.reduce((cost, { weight }) => cost + weight, 0)
  const isVerbatim = pairings.every((pairing) => isMatched(units[pairing.unit ?? -1], pairing))
  const fit = 1 - path.total / (allMissing + allLeftOver)
  return { fit, pairings: isVerbatim ? pairings : realignArguments(pairings, input), isVerbatim }
}

/** Ranks the steps that a sentence without its keyword may mean, best first, by how likely and how similar they are. */
export function rankSteps(sentence: string, index: StepIndex, { kind, isWanted }: StepFilter = {}) {
  const { locale, types, words } = index
  const tokens = queryTokens(sentence, locale, words)
  const costs = argumentCosts(tokens, locale, types)
  const names = tokens.filter(looksLikeValue).flatMap(({ text }) => termsOf(text, locale))
  const found = index.find(termsOf(sentence, locale), names, SHORTLIST, isWanted && (({ step }) => isWanted(step)))
  const clear = SCORE.clear * Math.min(1, (found[0]?.score ?? 0) / CLEAR)
  return found
    .map(({ step: indexed, behind, share, supports }) => {
      const likely = 1 - Math.min(1, behind / UNLIKELY)
      const { fit, ...aligned } = alignStep({ units: indexed.units, tokens, costs, locale })
      /** From 0 (nothing in common) to about 1 (the same). */
      const score =
        clear +
        SCORE.likelihood * likely * share ** SHARE_POWER +
        SCORE.order * fit ** ORDER_POWER +
        (kind === indexed.step.kind ? SCORE.keyword : 0)
      const hasSupport = ({ text }: QueryToken) => termsOf(text, locale).some(supports)
      return { ...indexed, ...aligned, tokens, score, supports: hasSupport }
    })
    .sort((a, b) => b.score - a.score)
}

export type RankedStep = ReturnType<typeof rankSteps>[number]

/** The tokens aligned with the wanted units; undefined asks for those that are left over. */
export const tokensOfUnits = ({ units, pairings, tokens }: RankedStep, isWanted: (unit?: StepUnit) => boolean) =>
  pairings.flatMap(({ unit = -1, from, to }) => (isWanted(units[unit]) ? tokens.slice(from, to) : []))
