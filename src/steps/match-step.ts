import type { StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { expressionParts } from './expression/expression-parts'
import { type ArgumentMatches, createStepExpression, matchExpression } from './expression/step-expression'
import type { CatalogueStep } from './step'
import { type ArgumentFamily, type DataTypes, familyOf } from './values/data-types'
import { createTypePatterns } from './values/type-patterns'

export type StepMatch = { step: CatalogueStep; args: ArgumentMatches }

interface MatchOptions {
  /** The plugins in use; all by default. */
  plugins?: readonly string[]
  /** Language tag of numbers, dates and comparisons; by default the language of the step. */
  dataLocale?: string
  /** Id of the only step to try; all by default. */
  step?: string
}

/** Finds the steps that match a sentence without its keyword, sorted by id. Several matches are ambiguous, as in the tool. */
export type StepMatcher = (sentence: string, locale: StepLanguage, options?: MatchOptions) => StepMatch[]

/** What may differ in a sentence: spaces at the ends of a text, and words with characters that are special in an expression. */
const UNCERTAIN = /^\s+|\s+$|\s*\S*[.*+?^${}()|[\]\\]\S*\s*/

/** The texts that every sentence of a step contains, in this order: a cheap check before its expression is compiled. */
const requiredTexts = (expression: string): string[] =>
  expressionParts(expression).flatMap((part) =>
    part.kind === 'text' ? part.text.split(UNCERTAIN).filter(Boolean) : [],
  )

function hasInOrder(sentence: string, texts: readonly string[]): boolean {
  let from = 0
  return texts.every((text) => {
    const found = sentence.indexOf(text, from)
    from = found + text.length
    return found >= 0
  })
}

/** Keeps the custom steps of only one bundle: modules of a project may each define the same step. */
function keepOneBundle(matches: StepMatch[]): StepMatch[] {
  const first = matches.find(({ step }) => step.own)
  return matches.filter(({ step: { own } }) => !own || own.bundle === first?.step.own?.bundle)
}

/**
 * Creates the matcher of a catalogue; an expression is compiled when a sentence first contains its texts.
 * @throws {ExpressionError} from the matcher, for an expression that the tool cannot use either
 * @example createMatcher(steps, dataTypes)("la URL base https://example.org", 'es')
 *   // => [{ step: { id: 'rest.define.baseURL', … }, args: { unnamed: { raw: 'https://example.org', … } } }]
 */
export function createMatcher(catalogue: readonly CatalogueStep[], dataTypes: DataTypes): StepMatcher {
  const sorted = [...catalogue].sort((a, b) => (a.id < b.id ? -1 : 1))
  const patternsOf = memoize((tag: string) => createTypePatterns(dataTypes, tag))
  const candidatesOf = memoize((locale: StepLanguage) =>
    sorted.map((step) => {
      const expression = step.expression[locale]
      const expressionFor = memoize((tag: string) => createStepExpression(expression, patternsOf(tag)))
      return { step, texts: requiredTexts(expression), expressionFor }
    }),
  )
  return (sentence, locale, { plugins, dataLocale = locale, step: id } = {}) => {
    const matches: StepMatch[] = []
    for (const { step, texts, expressionFor } of candidatesOf(locale)) {
      if ((id && step.id !== id) || (plugins && !plugins.includes(step.plugin))) continue
      const args = hasInOrder(sentence, texts) && matchExpression(expressionFor(dataLocale), sentence)
      if (args) matches.push({ step, args })
    }
    return keepOneBundle(matches)
  }
}

/** A part of a sentence; `family` colours a value by its type. */
export type SentencePart = { text: string; family?: ArgumentFamily }

/**
 * Splits a matched sentence into words and values.
 * @example sentenceParts("el servicio '/a'", match) // => [{ text: 'el servicio ' }, { text: "'/a'", family: 'text' }]
 */
export function sentenceParts(sentence: string, { step, args }: StepMatch): SentencePart[] {
  const typeOf = (name: string) => step.arguments?.find((argument) => argument.name === name)?.type ?? ''
  const spans = Object.entries(args)
    .flatMap(([name, arg]) => (arg ? [{ start: arg.start, end: arg.end, family: familyOf(typeOf(name)) }] : []))
    .sort((a, b) => a.start - b.start)
  let at = 0
  const parts = spans.flatMap(({ start, end, family }): SentencePart[] => {
    const between = { text: sentence.slice(at, start) }
    at = end
    return [between, { text: sentence.slice(start, end), family }]
  })
  return [...parts, { text: sentence.slice(at) }].filter(({ text }) => text)
}
