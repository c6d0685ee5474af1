import type { StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { type TermLevels, unpackTerms } from '@/lib/packed-terms'
import { foldText } from '@/lib/text'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'
import { expressionArguments, expressionUnits, expressionWords } from '@/steps/expression/expression-parts'
import { type CatalogueStep, OWN_PLUGIN } from '@/steps/step'
import { isDecimalType, isWholeType } from '@/steps/values/data-types'
import type { AskedTerms } from '../asked-terms'
import { type StepWords, stepWords } from '../words/step-words'
import { createSpelling, isWordTerm, LITERAL, termsOf } from '../words/terms'
import { SHORTEST_BEGUN } from '../words/word-forms'

/** Signs cost less than the commonest word; words up to 1. */
const MARK_WEIGHT = 0.1
const MIN_WEIGHT = 0.15

/** All weights that a term may have for a step: the fewer there are, the better they compress. */
export const WEIGHTS = [-3, 1, 2, 3, 4, 5, 6, 7]

/** The weight of a step's own words, where nothing was learned from how people ask for it. */
const OWN_WEIGHT = 3

/** What an unknown name or value counts, however rare it is: any sentence may have one. */
const UNKNOWN_VALUE = 1

/** How much a term counts, by how many of all steps it says something for. */
export const rarityOf = (steps: number, all: number): number => 1 + Math.log((all + 1) / Math.max(1, steps))

/** The units of an expression as they are compared; the weight is what the absence of one costs. */
const stepUnits = (expression: string, { weight }: StepWords) =>
  expressionUnits(expression).map((unit) => {
    if (unit.kind === 'mark') return { ...unit, weight: MARK_WEIGHT }
    if (unit.kind !== 'word') return unit
    const folded = unit.forms.map(foldText)
    return { ...unit, folded, weight: MIN_WEIGHT + (1 - MIN_WEIGHT) * Math.max(...folded.map(weight)) }
  })

export type StepUnit = ReturnType<typeof stepUnits>[number]

/** Whether a folded word is one of those of a step. */
export const isWordOf = (units: readonly StepUnit[], word: string): boolean =>
  units.some((unit) => unit.kind === 'word' && unit.folded.includes(word))

/** A unit of a step aligned with tokens of a sentence. */
export interface Pairing {
  /** Index of the unit; undefined when the token is left over. */
  unit: number | undefined
  /** The tokens, from a place up to, not including, another; none when the unit is missing. */
  from: number
  to: number
  cost: number
}

type IndexedStep = { step: CatalogueStep; units: StepUnit[] }

/**
 * Prepares finding steps by terms. Words that say nothing for any step count as unfinished or mistyped.
 * @param weights what terms say for steps, or against them, by the places of these
 * @param steps undefined stands for what no step does
 * @returns the likeliest first. Differences between their scores are logarithms of how much likelier one is than another; how far one
 * is behind the likeliest, which may be that no step does it; the share of the sentence, by how rare its terms are, that says something
 * for the step.
 */
export function stepFinder<Step>(weights: TermLevels, steps: readonly (Step | undefined)[]) {
  const has = (term: string) => weights.has(term)
  const rarity = memoize((term: string) => {
    const said = [...(weights.get(term)?.values() ?? [])].filter((weight) => weight > 0)
    return rarityOf(said.length, steps.length)
  })
  const corrected = createSpelling(weights)
  const spelled = memoize((term: string): string => {
    const word = corrected(term)
    if (has(word) || !isWordTerm(word) || word.length < SHORTEST_BEGUN) return word
    const begun = [...weights.keys()].filter((known) => known.startsWith(word))
    return begun.sort((one, other) => rarity(one) - rarity(other))[0] ?? word
  }, 1_000)
  return (written: readonly string[], names: readonly string[], most: number, isWanted = (_: Step) => true) => {
    const terms = [...new Set(written.map(spelled))]
    const isValue = (term: string) => !isWordTerm(term) || names.includes(term)
    const partOf = (term: string) => (!has(term) && isValue(term) ? UNKNOWN_VALUE : rarity(term))
    const sum = (some: readonly string[]) => some.reduce((total, term) => total + partOf(term), 0)
    const known = terms.filter(has)
    const length = Math.hypot(...known.map(rarity))
    const scores = steps.map(() => 0)
    for (const term of known)
      for (const [at, weight] of weights.get(term) ?? [])
        scores[at] = (scores[at] ?? 0) + (weight * rarity(term)) / length
    const says = (at: number) => (term: string) => (weights.get(spelled(term))?.get(at) ?? 0) > 0
    const share = (at: number) => sum(known.filter(says(at))) / sum(terms)
    const found = steps
      .flatMap((step, at) => (step === undefined ? [] : { step, at, score: scores[at] ?? 0 }))
      .filter(({ step, score }) => score > 0 && isWanted(step))
      .sort((one, other) => other.score - one.score)
      .slice(0, most)
    const best = Math.max(found[0]?.score ?? 0, scores[steps.indexOf(undefined)] ?? 0)
    return found.map(({ at, ...each }) => ({ ...each, behind: best - each.score, share: share(at), says: says(at) }))
  }
}

/** The literals that an argument of a type takes, as terms; a comparison takes what it compares. */
function literalsFor(type: string): string[] {
  const [base = ''] = type.split('-')
  if (isWholeType(base) || isDecimalType(base)) return [`${LITERAL}number`]
  return ['text', 'url', 'file', 'duration', 'date'].includes(base) ? [LITERAL + base] : []
}

/** The terms of a step itself: of its sentence; of its description, its id, its arguments and its plugin. */
export function stepTerms(step: CatalogueStep, locale: StepLanguage, { dataTypes, plugins }: StepCatalogue) {
  const expression = step.expression[locale]
  const args = expressionArguments(expression)
  const metrics = dataTypes.metrics.filter((metric) => args.some(({ type }) => type === metric.type))
  const words = [expression, ...metrics.map((metric) => metric.expression[locale])].flatMap(expressionWords)
  return {
    sentence: [
      ...termsOf(words.join(' '), locale),
      ...args.flatMap(({ type }) => literalsFor(type)),
      ...(expression.includes(' = ') ? [`${LITERAL}=`] : []),
    ],
    about: [
      ...termsOf(step.description[locale], locale),
      ...termsOf([step.id.replaceAll('.', ' '), ...args.map(({ name }) => name)].join(' '), 'en'),
      ...termsOf(pluginName(plugins, step.plugin, locale), locale),
    ],
  }
}

/**
 * Indexes the steps of a language, yielding after each one so that it never blocks typing.
 * @param asked how people ask for them; without it they are found by their own words alone
 */
export function* indexSteps(catalogue: StepCatalogue, locale: StepLanguage, asked?: AskedTerms) {
  const expressions = catalogue.steps.map(({ expression }) => expression[locale])
  const words = stepWords(expressions, locale)
  const isOwn = ({ plugin }: CatalogueStep) => plugin === OWN_PLUGIN
  const known = catalogue.steps.filter((step) => !isOwn(step))
  // With another number of steps it would be about others.
  const isLearned = asked?.count === known.length
  const weights = isLearned ? unpackTerms(asked.packed, WEIGHTS) : new Map<string, Map<number, number>>()
  const steps: (IndexedStep | undefined)[] = []
  // What no step does is learned behind all of them.
  for (const step of [...known, undefined, ...catalogue.steps.filter(isOwn)]) {
    yield
    const at = steps.push(step && { step, units: stepUnits(step.expression[locale], words) }) - 1
    if (!step || (isLearned && !isOwn(step))) continue
    for (const term of stepTerms(step, locale, catalogue).sentence)
      weights.set(term, (weights.get(term) ?? new Map<number, number>()).set(at, OWN_WEIGHT))
  }
  return { locale, types: catalogue.dataTypes, words, find: stepFinder(weights, steps) }
}

export type StepIndex = ReturnType<typeof indexSteps> extends Generator<void, infer Index> ? Index : never
