import type { QueryToken } from './query'
import type { StepUnit } from './step-units'

/** How like each known word is to the nearest word of the sentence, by its number. */
export type NearestWords = Float32Array

/**
 * For each known word, how like it is to the nearest word of a sentence.
 * @param size how many words are known
 */
export function nearestWords(tokens: readonly QueryToken[], size: number): NearestWords {
  const nearest = new Float32Array(size)
  for (const { similar } of tokens)
    for (let number = 0; number < similar.length; number += 1) {
      const likeness = similar[number] ?? 0
      if (likeness > (nearest[number] ?? 0)) nearest[number] = likeness
    }
  return nearest
}

/**
 * The likeness of the word that is meant most likely.
 * @param numbers the forms of a word
 */
export function likenessOf(numbers: readonly number[], likenesses: NearestWords): number {
  let best = 0
  for (const number of numbers) {
    const likeness = likenesses[number] ?? 0
    if (likeness > best) best = likeness
  }
  return best
}

/** The share of a step's words that a sentence has, by weight. */
function shareOfStep(units: readonly StepUnit[], nearest: NearestWords): number {
  let [all, shared] = [0, 0]
  for (const unit of units) {
    if (unit.kind !== 'word') continue
    const share = unit.weight * likenessOf(unit.numbers, nearest)
    shared += share
    all += unit.isOptional ? share : unit.weight
  }
  return all > 0 ? shared / all : 0
}

/** The share of a sentence's words that a step has, by weight. */
function shareOfSentence(tokens: readonly QueryToken[], units: readonly StepUnit[]): number {
  let [all, covered] = [0, 0]
  for (const { form, similar, weight } of tokens) {
    if (form !== 'word') continue
    let best = 0
    for (const unit of units) {
      const likeness = unit.kind === 'word' ? likenessOf(unit.numbers, similar) : 0
      if (likeness > best) best = likeness
    }
    all += weight
    covered += weight * best
  }
  return all > 0 ? covered / all : 0
}

/**
 * How many words a sentence and a step share, in whatever order: a quick look, before they are aligned.
 * @param nearest the nearest word of the sentence for each known word
 * @returns from 0, none, to 1, all
 */
export function sharedWords(tokens: readonly QueryToken[], units: readonly StepUnit[], nearest: NearestWords): number {
  const ofStep = shareOfStep(units, nearest)
  return ofStep > 0 ? (ofStep + shareOfSentence(tokens, units)) / 2 : 0
}
