import type { StepLanguage } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import type { StepCatalogue } from '@/steps/catalogue'
import { termsOf } from '../words/terms'
import { type TermNumbers, WEIGHTS } from './packed-weights'
import { aboutTerms, rarityOf, sentenceTerms } from './step-index'

/** The weight of a step's own sentence, where a phrase weighs 1. */
const SENTENCE_WEIGHT = 3

/** The id for phrases that ask for what no step does; its index comes after those of all steps. */
export const NO_STEP = 'none'

/** A training example: words that somebody may use for a step. */
export interface Example {
  terms: readonly string[]
  /** Index of the step in the catalogue; the number of steps for what none does. */
  step: number
  weight: number
}

/** Builds the training examples: the words of each step, the phrases known to ask for it, and those for what no step does. */
export const stepExamples = (
  catalogue: StepCatalogue,
  locale: StepLanguage,
  phrasesFor: (id: string) => readonly string[],
): Example[] => {
  const asked = (id: string, step: number): Example[] =>
    phrasesFor(id).map((phrase) => ({ terms: termsOf(phrase, locale), step, weight: 1 }))
  const ofSteps = catalogue.steps.flatMap((known, step) => {
    const [sentence, about] = [sentenceTerms(known, locale, catalogue), aboutTerms(known, locale, catalogue)]
    return [
      { terms: sentence, step, weight: SENTENCE_WEIGHT },
      { terms: about, step, weight: 1 },
      { terms: [...sentence, ...about], step, weight: 1 },
      ...asked(known.id, step),
    ]
  })
  return [...ofSteps, ...asked(NO_STEP, catalogue.steps.length)]
}

const EPOCHS = 10
/** How far a gradient moves a weight at first; it shrinks as the weight accumulates gradients (AdaGrad). */
const LEARNING_RATE = 0.35
/** Keeps the first updates from being divided by nearly zero. */
const EPSILON = 0.01
/** Steps less probable than this learn nothing from an example of another step. */
const MIN_PROBABILITY = 0.02
/** A term in fewer examples is noise. */
const MIN_EXAMPLES = 5
/** Weights between these are not worth their bytes: most terms speak only a little against most steps. */
const [MIN_GAIN, MAX_LOSS] = [1.1, -1.7]

/** Looked up once: in Jest, each access to a global takes longer than the calculation. */
const { exp, sqrt } = Math

/** Shuffles reproducibly, so that every build learns the same (a linear congruential generator). @returns the next seed */
function shuffle<T>(all: T[], seed: number): number {
  let last = seed
  for (let at = all.length - 1; at > 0; at -= 1) {
    last = (last * 1_103_515_245 + 12_345) % 2 ** 31
    const other = Math.floor((last / 2 ** 31) * (at + 1))
    ;[all[at], all[other]] = [all[other] as T, all[at] as T]
  }
  return last
}

/** A term in training: for each step its weight, and the sum of its squared gradients. */
const rowOf = (steps: readonly number[], count: number) => ({
  rarity: rarityOf(new Set(steps).size, count),
  weights: new Float64Array(count),
  squares: new Float64Array(count),
})

type Row = ReturnType<typeof rowOf>

function rowsOf(examples: readonly Example[], count: number): Map<string, Row> {
  const stepsOf = new Map<string, number[]>()
  for (const { terms, step } of examples) for (const term of new Set(terms)) appendTo(stepsOf, term, step)
  const common = [...stepsOf].filter(([, steps]) => steps.length >= MIN_EXAMPLES)
  return new Map(common.map(([term, steps]) => [term, rowOf(steps, count)]))
}

/** A term of an example, and its share in the example. */
type Part = { row: Row; share: number }

/** The probability of each step for an example (softmax), in plain loops: training spends nearly all its time here. */
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

/** Makes the step of an example more likely, and those confused with it less likely. */
function learnFrom(parts: readonly Part[], { step, weight }: Example, probabilities: Float64Array): void {
  for (let at = 0; at < probabilities.length; at += 1) {
    const probability = probabilities[at] ?? 0
    if (at !== step && probability <= MIN_PROBABILITY) continue
    const gradient = weight * (at === step ? probability - 1 : probability)
    for (const { row, share } of parts) {
      const squares = (row.squares[at] ?? 0) + (share * gradient) ** 2
      row.squares[at] = squares
      row.weights[at] = (row.weights[at] ?? 0) - (LEARNING_RATE * share * gradient) / sqrt(squares + EPSILON)
    }
  }
}

/**
 * Learns by logistic regression how much each term speaks for each step. Unlike counting, this tells apart steps that are asked for
 * in nearly the same words.
 * @param count the number of steps, plus one for what none does
 * @returns rounded weights, without the negligible ones
 */
export function learnWeights(examples: readonly Example[], count: number): TermNumbers {
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
    WEIGHTS.reduce((near, level) => (Math.abs(level - weight) < Math.abs(near - weight) ? level : near))
  const rounded = ({ weights }: Row) =>
    [...weights].flatMap((weight, step) =>
      weight >= MIN_GAIN || weight <= MAX_LOSS ? [[step, roundWeight(weight)] as const] : [],
    )
  return new Map([...rows].map(([term, row]) => [term, new Map(rounded(row))]))
}
