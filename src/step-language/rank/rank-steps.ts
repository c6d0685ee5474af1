import type { StepKind } from '@/steps/step-kinds'
import type { TypeSource } from '@/steps/values/data-types'
import { conceptAt, conceptNamed, respelled } from '../words/concept-table'
import { stem } from '../words/stem'
import { wordKey } from '../words/word-key'
import { alignStep, type Pairing, worstCost } from './align-step'
import { argumentSpans } from './argument-spans'
import { type NearestWords, nearestWords } from './nearest-words'
import { pluginAffinity } from './plugin-affinity'
import { type QueryToken, queryTokens } from './query'
import { type QueryTerms, queryTerms } from './query-terms'
import { areOpposite, type Sense, senseOf } from './sense'
import type { IndexedStep, StepIndex } from './step-index'
import { LOSS, ORDER_POWER, queryShare, SCORE, stepShare } from './step-score'
import { type UnassignedValue, unassignedValues } from './unassigned-values'

/** A step, and how near a sentence is to it. */
export interface RankedStep extends IndexedStep {
  tokens: QueryToken[]
  pairings: Pairing[]
  unassigned: UnassignedValue[]
  /** From 0, nothing in common, to about 1, the same. */
  score: number
}

export interface RankOptions {
  types: TypeSource
  /** What the keyword of the sentence asks for. */
  kind?: StepKind | undefined
  /** Only these steps count. */
  isWanted?: (indexed: IndexedStep) => boolean
  limit?: number
}

/** So many steps are aligned with the sentence word by word: those that are nearest without. */
const SHORTLIST = 40
const DEFAULT_LIMIT = 5
const END = conceptNamed('at-end')

/** A sentence as steps are compared with it. */
interface Query {
  tokens: QueryToken[]
  sense: Sense
  terms: QueryTerms
  nearest: NearestWords
  /** How much its words are those of each plugin. */
  affinity: ReadonlyMap<string, number>
  /** The kinds of steps that its verbs ask for. */
  asked: ReadonlySet<StepKind>
  keyword: StepKind | undefined
}

/** A word as it was meant: a slip in a word that only the word table has is corrected. */
function spelled({ folded, form, isKnown }: QueryToken, { locale, fields }: StepIndex): string {
  if (form !== 'word' || isKnown || fields.words.has(stem(folded, locale))) return folded
  if (wordKey(folded, locale).concepts.length > 0) return folded
  return respelled(folded, locale) ?? folded
}

function readQuery(sentence: string, index: StepIndex, { types, kind }: RankOptions): Query {
  const { locale, vocabulary } = index
  const tokens = queryTokens(sentence, locale, vocabulary)
  const sense = senseOf(
    tokens.map((token) => spelled(token, index)),
    locale,
  )
  const terms = queryTerms(tokens, sense, index, { locale, types })
  return {
    tokens,
    sense,
    terms,
    nearest: nearestWords(tokens, vocabulary.keys.length),
    affinity: pluginAffinity(terms, index),
    asked: new Set([...sense.concepts].flatMap((concept) => conceptAt(concept)?.asks ?? [])),
    keyword: kind,
  }
}

/**
 * What a step scores for its meaning, whatever the order of the words.
 * @param ofQuery the share of the sentence that it has
 */
function meaningScore({ step, sense, narrowedBy }: IndexedStep, ofQuery: number, query: Query): number {
  return (
    SCORE.query * ofQuery +
    SCORE.plugin * (query.affinity.get(step.plugin) ?? 0) +
    (query.asked.has(step.kind) ? SCORE.asked : 0) +
    (query.keyword === step.kind ? SCORE.keyword : 0) -
    (areOpposite(query.sense, sense) ? LOSS.opposite : 0) -
    LOSS.narrow * narrowedBy.filter((concept) => !query.terms.concepts.has(concept)).length -
    (query.terms.plugins.size > 0 && !query.terms.plugins.has(step.plugin) ? LOSS.plugin : 0) -
    (query.sense.concepts.has(END) === sense.concepts.has(END) ? 0 : LOSS.end)
  )
}

/** The steps to look at closely, with the score of their meaning. */
function shortlist(steps: readonly IndexedStep[], query: Query) {
  return steps
    .flatMap((indexed) => {
      const ofQuery = queryShare(query.terms, indexed.number)
      if (ofQuery === 0) return []
      const meaning = meaningScore(indexed, ofQuery, query)
      const words = stepShare({ units: indexed.units, pairings: [], unassigned: [] }, query.nearest, query.terms)
      // The words of a step are half of what their order will say.
      return [{ indexed, meaning, promise: meaning + (words * (SCORE.step + SCORE.order)) / 2 }]
    })
    .sort((one, other) => other.promise - one.promise)
    .slice(0, SHORTLIST)
}

/** Whether a sentence has a `no` outside of its values: a comparison may have its own. */
const isDenied = ({ sense }: Query, { units }: IndexedStep, pairings: readonly Pairing[]): boolean =>
  sense.negations.some((at) =>
    pairings.some(({ unit, from, to }) => from <= at && at < to && units[unit ?? -1]?.kind !== 'argument'),
  )

/**
 * The steps that a sentence comes nearest to, the nearest first. One score adds up what they mean alike, in whatever words and
 * order, what they say alike word by word, and how much of the step was asked for.
 * @param sentence without its keyword
 * @returns fewer than the limit when there are no more with anything in common
 */
export function rankSteps(sentence: string, index: StepIndex, options: RankOptions): RankedStep[] {
  const { types, isWanted = () => true, limit = DEFAULT_LIMIT } = options
  const query = readQuery(sentence, index, options)
  const { tokens, sense } = query
  const spans = argumentSpans(tokens, { locale: index.locale, types })
  return shortlist(index.steps.filter(isWanted), query)
    .map(({ indexed, meaning }): RankedStep => {
      const { units } = indexed
      const { cost, pairings } = alignStep(units, tokens, spans)
      const unassigned = unassignedValues(units, tokens, pairings, spans)
      const inOrder = 1 - cost / worstCost(units, tokens)
      const ofStep = stepShare({ units, pairings, unassigned }, query.nearest, query.terms)
      const isOther =
        sense.negations.length + indexed.sense.negations.length > 0 &&
        isDenied(query, indexed, pairings) !== indexed.sense.negations.length > 0
      const score = meaning + SCORE.order * inOrder ** ORDER_POWER + SCORE.step * ofStep - (isOther ? LOSS.negation : 0)
      return { ...indexed, tokens, pairings, unassigned, score }
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
}
