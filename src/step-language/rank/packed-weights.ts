import { type BitCoder, bitCoder } from '@/lib/bit-coder'
import { packNames, unpackNames } from '@/lib/packed-terms'
import type { AskedTerms } from '@/steps/catalogue'

/** The levels that weights are rounded to, the most common first: the fewer there are, the better they compress. */
export const WEIGHTS = [2, 1, 3, -3, 4, 5, 6, 7]

/** A number for each step, by index. */
type StepNumbers = ReadonlyMap<number, number>

/** For each term a number for each step that it has to do with, such as its weight. */
export type TermNumbers = ReadonlyMap<string, StepNumbers>

export function setNumber(terms: Map<string, Map<number, number>>, term: string, step: number, number: number): void {
  terms.set(term, (terms.get(term) ?? new Map<number, number>()).set(step, number))
}

/** Classes of terms by the number of steps that they speak for or against; a class has room for 1.6 times as many. */
const CLASSES = 10
const classOf = (steps: number): number => Math.min(CLASSES - 1, Math.floor(1.5 * Math.log2(1 + steps)))

/** What is known of a step: whether the term is in its sentence, or said about it; and, roughly, the weights of the two before. */
const [HINTS, BEFORE] = [3, 5]
const kindOf = (weight: number): number => (weight < 0 ? 1 : Math.min(BEFORE - 1, weight + 1))

const SITUATIONS = HINTS * BEFORE * BEFORE

/** Where the contexts of each kind of bit begin. */
const [OF_CLASS, OF_STEP] = [0, CLASSES]
const OF_WEIGHT = OF_STEP + CLASSES * SITUATIONS
const OF_END = OF_WEIGHT + SITUATIONS * WEIGHTS.length
/** Unset bits at the end: whoever reads with other places than it was written with is unlikely to find them. */
const END_BITS = 16
const CONTEXTS = OF_END + END_BITS

/** Codes a number below `count`: as many set bits, then one that is not. */
function codeNumber(code: BitCoder['code'], context: number, count: number, known: number): number {
  let number = 0
  while (number < count - 1 && code(context + number, known > number)) number += 1
  return number
}

/** Writes the weights of a term, or reads them: its class, then for each step whether it has a weight, and which. */
function codeTerm({ code }: BitCoder, steps: number, places?: StepNumbers, known?: StepNumbers) {
  const weights = new Map<number, number>()
  const group = codeNumber(code, OF_CLASS, CLASSES, classOf(known?.size ?? 0))
  if (group === 0) return weights
  let [last, before] = [0, 0]
  for (let step = 0; step < steps; step += 1) {
    const situation = ((places?.get(step) ?? 0) * BEFORE + last) * BEFORE + before
    const weight = known?.get(step)
    before = last
    last = 0
    if (!code(OF_STEP + group * SITUATIONS + situation, weight !== undefined)) continue
    const context = OF_WEIGHT + situation * WEIGHTS.length
    const level = WEIGHTS[codeNumber(code, context, WEIGHTS.length, WEIGHTS.indexOf(weight ?? 0))] ?? 0
    weights.set(step, level)
    last = kindOf(level)
  }
  return weights
}

const isEnd = ({ code }: BitCoder): boolean =>
  !Array.from({ length: END_BITS }, (_, bit) => code(OF_END + bit)).some(Boolean)

/**
 * Writes weights in little space.
 * @param places where the steps have each term, which whoever reads them must know: 2 in the sentence, 1 in what is said about it
 */
export function packWeights(weights: TermNumbers, places: TermNumbers, steps: number): AskedTerms {
  const others = [...weights.keys()].filter((term) => !places.has(term)).sort()
  const coder = bitCoder(CONTEXTS)
  for (const term of [...places.keys(), ...others])
    codeTerm(coder, steps, places.get(term), weights.get(term) ?? new Map())
  isEnd(coder)
  return { count: places.size, packed: `${packNames(others)}\n${btoa(String.fromCharCode(...coder.end()))}` }
}

/** Reads what {@link packWeights} has written, yielding after each term. @returns undefined if it was written for other steps */
export function* unpackWeights({ count, packed }: AskedTerms, places: TermNumbers, steps: number) {
  const [names = '', bytes = ''] = packed.split('\n')
  if (count !== places.size) return undefined
  const coder = bitCoder(
    CONTEXTS,
    Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0)),
  )
  const weights = new Map<string, Map<number, number>>()
  for (const term of [...places.keys(), ...unpackNames(names)]) {
    yield
    const ofTerm = codeTerm(coder, steps, places.get(term))
    if (ofTerm.size > 0) weights.set(term, ofTerm)
  }
  return isEnd(coder) ? weights : undefined
}
