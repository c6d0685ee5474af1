import { memoize } from '@/lib/memoize'
import { packTerms, type TermLevels, unpackTerms } from '../asked-terms'
import { createSpelling, isWordTerm } from '../words/terms'
import { SHORTEST_BEGUN } from '../words/word-forms'

/** What terms say for steps, or against them, by the place of the step in the catalogue. */
export type TermWeights = TermLevels

/** The weights that there are: the fewer, the better they compress. */
export const WEIGHTS = [-3, 1, 2, 3, 4, 5, 6, 7]

export const packWeights = (weights: TermWeights): string => packTerms(weights, WEIGHTS)

export const unpackWeights = (packed: string): TermWeights => unpackTerms(packed, WEIGHTS)

/** What a word of its own says for a step that people are not known to ask for. */
const OWN_WEIGHT = 3

/** Adds steps that are found by their own words alone. */
export function withOwnTerms(
  weights: TermWeights,
  steps: Iterable<[step: number, terms: readonly string[]]>,
): TermWeights {
  const own = new Map<string, Map<number, number>>()
  for (const [step, terms] of steps)
    for (const term of terms) own.set(term, (own.get(term) ?? new Map<number, number>()).set(step, OWN_WEIGHT))
  const added = [...own].map(([term, all]) => [term, new Map([...(weights.get(term) ?? []), ...all])] as const)
  return new Map([...weights, ...added])
}

/** How much a term counts that says something for so many of all steps. */
export const rarityOf = (steps: number, all: number): number => 1 + Math.log((all + 1) / Math.max(1, steps))

/** What a literal counts beside a word. */
const LITERAL_PART = 0.7
/** What a value counts that nobody asked with, which any sentence may have. */
const UNKNOWN_VALUE = 1

interface FindOptions {
  most: number
  /** The terms of words that look like names. */
  names?: readonly string[]
  isWanted?: ((step: number) => boolean) | undefined
}

/** Finds the steps that people most likely mean by some terms, the likeliest first. */
export type FindSteps = ReturnType<typeof stepFinder>

/**
 * Prepares what finds so many steps by terms. Words that say nothing for any step count as begun or mistyped.
 * @returns the places of steps in the catalogue. Differences between their scores are logarithms of how much likelier one is than
 * another; the share of the sentence, by how rare its terms are, says something for the step.
 */
export function stepFinder(weights: TermWeights, count: number) {
  const has = (term: string) => weights.has(term)
  const weightOf = (term: string, step: number) => weights.get(term)?.get(step) ?? 0
  const rarity = memoize((term: string) => {
    const said = [...(weights.get(term)?.values() ?? [])].filter((weight) => weight > 0)
    return rarityOf(said.length, count)
  })
  const corrected = createSpelling(weights)
  const spelled = memoize((term: string): string => {
    const word = corrected(term)
    if (has(word) || !isWordTerm(word) || word.length < SHORTEST_BEGUN) return word
    const begun = [...weights.keys()].filter((known) => known.startsWith(word))
    return begun.sort((one, other) => rarity(one) - rarity(other))[0] ?? word
  }, 1_000)
  return (written: readonly string[], { most, names = [], isWanted = () => true }: FindOptions) => {
    const partOf = (term: string) => {
      const isWord = isWordTerm(term)
      if (!has(term) && (!isWord || names.includes(term))) return UNKNOWN_VALUE
      return isWord ? rarity(term) : LITERAL_PART * rarity(term)
    }
    const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + partOf(term), 0)
    const terms = [...new Set(written.map(spelled))]
    const known = terms.filter(has)
    const length = Math.hypot(...known.map(rarity))
    const scores = Array<number>(count).fill(0)
    for (const term of known)
      for (const [step, weight] of weights.get(term) ?? [])
        scores[step] = (scores[step] ?? 0) + (weight * rarity(term)) / length
    const share = (step: number) => sum(known.filter((term) => weightOf(term, step) > 0)) / sum(terms)
    return [...scores.entries()]
      .filter(([step, score]) => score > 0 && isWanted(step))
      .sort(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([step, score]) => ({ step, score, share: share(step) }))
  }
}
