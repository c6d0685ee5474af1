import type { StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { foldText } from '@/lib/text'
import { type AskedTerms, pluginName, type StepCatalogue } from '@/steps/catalogue'
import { expressionArguments, expressionUnits, expressionWords } from '@/steps/expression/expression-parts'
import { type CatalogueStep, isDecimalType, isWholeType, OWN_PLUGIN } from '@/steps/step'
import { createSpelling, isWordTerm, LITERAL, MIN_PREFIX_LENGTH, termsOf } from '../words/terms'
import { type StepWords, stepWords } from './argument-fit'
import { setNumber, type TermNumbers, unpackWeights } from './packed-weights'

/** The lowest costs of a missing sign and a missing word; a rare word costs up to 1. */
const MARK_WEIGHT = 0.1
const MIN_WEIGHT = 0.15

/** The weight of the words of a step that nothing was learned for. */
const OWN_WEIGHT = 3

/** The weight of an unknown name or value, which any sentence may have. */
const UNKNOWN_VALUE = 1

/** The weight of a term (inverse document frequency). @param steps the number of steps that it speaks for */
export const rarityOf = (steps: number, all: number): number => 1 + Math.log((all + 1) / Math.max(1, steps))

/** The units of an expression for alignment; `weight` is the cost of a missing one. */
const stepUnits = (expression: string, { weight }: StepWords) =>
  expressionUnits(expression).map((unit) => {
    if (unit.kind === 'mark') return { ...unit, weight: MARK_WEIGHT }
    if (unit.kind !== 'word') return unit
    const folded = unit.forms.map(foldText)
    return { ...unit, folded, weight: MIN_WEIGHT + (1 - MIN_WEIGHT) * Math.max(...folded.map(weight)) }
  })

export type StepUnit = ReturnType<typeof stepUnits>[number]

export const isWordOf = (units: readonly StepUnit[], word: string): boolean =>
  units.some((unit) => unit.kind === 'word' && unit.folded.includes(word))

/** A unit of a step and its tokens in a sentence, from `from` up to `to` (exclusive); none when the unit is missing. */
export interface Pairing {
  /** Index of the unit; undefined for a left-over token. */
  unit: number | undefined
  from: number
  to: number
  cost: number
}

type IndexedStep = { step: CatalogueStep; units: StepUnit[] }

/**
 * Prepares a search for steps by terms. Unknown words count as unfinished or mistyped.
 * @param weights for each term, its weights for and against steps, by index
 * @param steps undefined stands for what no step does
 * @returns finds the likeliest steps, best first: `score` is a log-likelihood up to a constant, `behind` its distance from the
 * best (which may be that no step does it), and `share` the part of the sentence, by rarity, that supports the step
 */
export function stepFinder<Step>(weights: TermNumbers, steps: readonly (Step | undefined)[]) {
  const has = (term: string) => weights.has(term)
  const rarity = memoize((term: string) => {
    const positive = [...(weights.get(term)?.values() ?? [])].filter((weight) => weight > 0)
    return rarityOf(positive.length, steps.length)
  })
  const corrected = createSpelling(weights)
  const spelled = memoize((term: string): string => {
    const word = corrected(term)
    if (has(word) || !isWordTerm(word) || word.length < MIN_PREFIX_LENGTH) return word
    const completions = [...weights.keys()].filter((known) => known.startsWith(word))
    return completions.sort((a, b) => rarity(a) - rarity(b))[0] ?? word
  }, 1_000)
  return (written: readonly string[], names: readonly string[], most: number, isWanted = (_: Step) => true) => {
    const terms = [...new Set(written.map(spelled))]
    const isValue = (term: string) => !isWordTerm(term) || names.includes(term)
    const weightOf = (term: string) => (!has(term) && isValue(term) ? UNKNOWN_VALUE : rarity(term))
    const sum = (some: readonly string[]) => some.reduce((total, term) => total + weightOf(term), 0)
    const known = terms.filter(has)
    const length = Math.hypot(...known.map(rarity))
    const scores = steps.map(() => 0)
    for (const term of known)
      for (const [at, weight] of weights.get(term) ?? [])
        scores[at] = (scores[at] ?? 0) + (weight * rarity(term)) / length
    const supports = (at: number) => (term: string) => (weights.get(spelled(term))?.get(at) ?? 0) > 0
    const share = (at: number) => sum(known.filter(supports(at))) / sum(terms)
    const found = steps
      .flatMap((step, at) => (step === undefined ? [] : { step, at, score: scores[at] ?? 0 }))
      .filter(({ step, score }) => score > 0 && isWanted(step))
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
    const best = Math.max(found[0]?.score ?? 0, scores[steps.indexOf(undefined)] ?? 0)
    return found.map(({ at, ...hit }) => ({
      ...hit,
      behind: best - hit.score,
      share: share(at),
      supports: supports(at),
    }))
  }
}

/** The terms of the literals that an argument takes; a comparison takes those of its operand. */
function literalsFor(type: string): string[] {
  const [base = ''] = type.split('-')
  if (isWholeType(base) || isDecimalType(base)) return [`${LITERAL}number`]
  return ['text', 'url', 'file', 'duration', 'date'].includes(base) ? [LITERAL + base] : []
}

/** The terms of a step's sentence. */
export function sentenceTerms({ expression }: CatalogueStep, locale: StepLanguage, { dataTypes }: StepCatalogue) {
  const sentence = expression[locale]
  const args = expressionArguments(sentence)
  const metrics = dataTypes.metrics.filter((metric) => args.some(({ type }) => type === metric.type))
  const words = [sentence, ...metrics.map((metric) => metric.expression[locale])].flatMap(expressionWords)
  return [
    ...termsOf(words.join(' '), locale),
    ...args.flatMap(({ type }) => literalsFor(type)),
    ...(sentence.includes(' = ') ? [`${LITERAL}=`] : []),
  ]
}

/** The terms of a step's description, id, arguments and plugin. */
export function aboutTerms(step: CatalogueStep, locale: StepLanguage, { plugins }: StepCatalogue): string[] {
  const names = expressionArguments(step.expression[locale]).map(({ name }) => name)
  return [
    ...termsOf(step.description[locale], locale),
    ...termsOf([step.id.replaceAll('.', ' '), ...names].join(' '), 'en'),
    ...termsOf(pluginName(plugins, step.plugin, locale), locale),
  ]
}

/** Where the steps have each term: 2 in the sentence, 1 in what is said about it. Yields after each step. */
export function* termPlaces(catalogue: StepCatalogue, locale: StepLanguage): Generator<void, TermNumbers> {
  const places = new Map<string, Map<number, number>>()
  for (const [at, step] of catalogue.steps.entries()) {
    yield
    for (const term of aboutTerms(step, locale, catalogue)) setNumber(places, term, at, 1)
    for (const term of sentenceTerms(step, locale, catalogue)) setNumber(places, term, at, 2)
  }
  return places
}

/** Indexes the steps of a language, yielding after each. Without `asked`, they are found by their own words alone. */
export function* indexSteps(catalogue: StepCatalogue, locale: StepLanguage, asked?: AskedTerms) {
  const expressions = catalogue.steps.map(({ expression }) => expression[locale])
  const words = stepWords(expressions, locale)
  const isOwn = ({ plugin }: CatalogueStep) => plugin === OWN_PLUGIN
  const known = catalogue.steps.filter((step) => !isOwn(step))
  // The learned index for what no step does comes after those of all known steps.
  const places = termPlaces({ ...catalogue, steps: known }, locale)
  const learned = asked && (yield* unpackWeights(asked, yield* places, known.length + 1))
  const weights = learned ?? new Map<string, Map<number, number>>()
  const steps: (IndexedStep | undefined)[] = []
  for (const step of [...known, undefined, ...catalogue.steps.filter(isOwn)]) {
    yield
    const at = steps.push(step && { step, units: stepUnits(step.expression[locale], words) }) - 1
    if (!step || (learned && !isOwn(step))) continue
    for (const term of sentenceTerms(step, locale, catalogue)) setNumber(weights, term, at, OWN_WEIGHT)
  }
  return { locale, types: catalogue.dataTypes, words, find: stepFinder(weights, steps) }
}

export type StepIndex = ReturnType<typeof indexSteps> extends Generator<void, infer Index> ? Index : never
