import type { StepLanguage } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import type { TermLevels } from '@/lib/packed-terms'
import type { StepCatalogue } from '@/steps/catalogue'
import { termsOf } from '../words/terms'
import { rarityOf, stepTerms, WEIGHTS } from './step-index'

/** What the sentence of a step counts beside a phrase. */
const SENTENCE_WEIGHT = 3

/** People ask also for what no step does: the phrases for it have this name, and a place behind those of all steps. */
export const NO_STEP = 'none'

/** Words in which somebody may mean a step. */
export interface Example {
  terms: readonly string[]
  /** The place of the step in the catalogue; the number of all steps for what none does. */
  step: number
  weight: number
}

/** The words in which people may mean each step, its own and those in which they are known to ask for it; and what no step does. */
export const stepExamples = (
  catalogue: StepCatalogue,
  locale: StepLanguage,
  phrasesFor: (id: string) => readonly string[],
): Example[] => {
  const asked = (id: string, step: number): Example[] =>
    phrasesFor(id).map((phrase) => ({ terms: termsOf(phrase, locale), step, weight: 1 }))
  const ofSteps = catalogue.steps.flatMap((each, step) => {
    const { sentence, about } = stepTerms(each, locale, catalogue)
    return [
      { terms: sentence, step, weight: SENTENCE_WEIGHT },
      { terms: about, step, weight: 1 },
      { terms: [...sentence, ...about], step, weight: 1 },
      ...asked(each.id, step),
    ]
  })
  return [...ofSteps, ...asked(NO_STEP, catalogue.steps.length)]
}

const EPOCHS = 10
/** How far a gradient moves a weight; the more it has been moved, the less (AdaGrad). */
const LEARNING_RATE = 0.35
/** Keeps the first moves from being divided by nearly nothing. */
const LEAST_SQUARES = 0.01
/** Steps with a lower probability for an example learn nothing from it. */
const LEAST_PROBABILITY = 0.02
/** Words of fewer examples are chance. */
const FEWEST_EXAMPLES = 5

/** Looked up once: in a test each look at a global object takes longer than the sum. */
const { exp, sqrt } = Math

/** Shuffles in the same way for the same seed, so that two builds learn the same (a linear congruential generator); the next seed. */
function shuffle<T>(all: T[], seed: number): number {
  let last = seed
  for (let at = all.length - 1; at > 0; at -= 1) {
    last = (last * 1_103_515_245 + 12_345) % 2 ** 31
    const other = Math.floor((last / 2 ** 31) * (at + 1))
    ;[all[at], all[other]] = [all[other] as T, all[at] as T]
  }
  return last
}

/** A term while its weights are learned: for each step the weight, and the sum of the squares of its gradients. */
const rowOf = (steps: readonly number[], count: number) => ({
  rarity: rarityOf(new Set(steps).size, count),
  weights: new Float64Array(count),
  squares: new Float64Array(count),
})

type Row = ReturnType<typeof rowOf>

function rowsOf(examples: readonly Example[], count: number): Map<string, Row> {
  const stepsOf = new Map<string, number[]>()
  for (const { terms, step } of examples) for (const term of new Set(terms)) appendTo(stepsOf, term, step)
  const common = [...stepsOf].filter(([, steps]) => steps.length >= FEWEST_EXAMPLES)
  return new Map(common.map(([term, steps]) => [term, rowOf(steps, count)]))
}

/** A term of an example, and its share of what the example says. */
type Part = { row: Row; share: number }

/** The probability of each step for an example (softmax). Plain loops: this is nearly all that learning does. */
function stepProbabilities(parts: readonly Part[], scores: Float64Array): Float64Array {
  scores.fill(0)
  for (const { row, share } of parts)
    for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + share * (row.weights[at] ?? 0)
  let best = 0
  for (const score of scores) if (score > best) best = score
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = exp((scores[at] ?? 0) - best)
    sum += scores[at] ?? 0
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum
  return scores
}

/** Makes the step of an example more likely, and those that are taken for it less likely. */
function learnFrom(parts: readonly Part[], { step, weight }: Example, probabilities: Float64Array): void {
  for (let at = 0; at < probabilities.length; at += 1) {
    const probability = probabilities[at] ?? 0
    if (at !== step && probability <= LEAST_PROBABILITY) continue
    const gradient = weight * (at === step ? probability - 1 : probability)
    for (const { row, share } of parts) {
      const squares = (row.squares[at] ?? 0) + (share * gradient) ** 2
      row.squares[at] = squares
      row.weights[at] = (row.weights[at] ?? 0) - (LEARNING_RATE * share * gradient) / sqrt(squares + LEAST_SQUARES)
    }
  }
}

/**
 * Learns what terms say for steps, so that the steps of the examples are likely and all others are not (logistic regression). Unlike
 * counting, it tells apart steps that are asked for in nearly the same words.
 * @param count how many steps there are, with what none does
 * @returns rounded, without those that make no difference
 */
export function learnWeights(examples: readonly Example[], count: number): TermLevels {
  const rows = rowsOf(examples, count)
  const samples = examples.map((example) => {
    const own = [...new Set(example.terms)].flatMap((term) => rows.get(term) ?? [])
    const length = Math.hypot(...own.map(({ rarity }) => rarity))
    return { example, parts: own.map((row) => ({ row, share: row.rarity / length })) }
  })
  const scores = new Float64Array(count)
  let seed = 1
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    seed = shuffle(samples, seed)
    for (const { example, parts } of samples) learnFrom(parts, example, stepProbabilities(parts, scores))
  }
  const roundWeight = (weight: number) =>
    WEIGHTS.reduce((near, each) => (Math.abs(each - weight) < Math.abs(near - weight) ? each : near))
  // Others make no difference: most words say a little against most steps.
  const rounded = ({ weights }: Row) =>
    [...weights].flatMap((weight, step) =>
      weight >= 1 || weight <= -1.5 ? [[step, roundWeight(weight)] as const] : [],
    )
  return new Map([...rows].map(([term, row]) => [term, new Map(rounded(row))]))
}
