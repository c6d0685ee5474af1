import type { StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { expressionParts } from './expression/expression-parts'
import { type ArgumentMatches, createStepExpression, matchExpression } from './expression/step-expression'
import type { CatalogueStep } from './step'
import { type ArgumentFamily, type DataTypes, familyOf } from './values/data-types'
import { createTypePatterns } from './values/type-patterns'

export type StepMatch = { step: CatalogueStep; args: ArgumentMatches }

interface MatchOptions {
  /** Names of the plugins in use; all of them when left out. */
  plugins?: readonly string[]
  /** Language tag that numbers, dates and comparisons are written in; the language of the step when left out. */
  dataLocale?: string
  /** Id of the only step to try; all of them when left out. */
  step?: string
}

/** Finds the steps of a sentence without its keyword, sorted by id. More than one is ambiguous, as in the tool. */
export type StepMatcher = (sentence: string, locale: StepLanguage, options?: MatchOptions) => StepMatch[]

/** The blanks at the ends of a text, and words in it with a sign that has a meaning in an expression. */
const UNCERTAIN = /^\s+|\s+$|\s*\S*[.*+?^${}()|[\]\\]\S*\s*/

/** Texts that every sentence of a step contains, in this order: a cheap check before its expression is compiled. */
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

/** Of the steps of a project, those of one bundle: its modules may have the same step, each for itself. */
function ofOneBundle(matches: StepMatch[]): StepMatch[] {
  const first = matches.find(({ step }) => step.own)
  return matches.filter(({ step: { own } }) => !own || own.bundle === first?.step.own?.bundle)
}

/**
 * Prepares a catalogue of steps for matching; each expression is compiled when a sentence first has its texts.
 * @throws {ExpressionError} from the matcher, for a step whose expression the tool could not use either
 * @example createMatcher(steps, dataTypes)("la URL base https://example.org", 'es')
 *   // => [{ step: { id: 'rest.define.baseURL', … }, args: { unnamed: { raw: 'https://example.org', … } } }]
 */
export function createMatcher(catalogue: readonly CatalogueStep[], dataTypes: DataTypes): StepMatcher {
  const sorted = [...catalogue].sort((one, other) => (one.id < other.id ? -1 : 1))
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
    return ofOneBundle(matches)
  }
}

/** A piece of a sentence; a value has the colour of its type. */
export type SentencePart = { text: string; family?: ArgumentFamily }

/**
 * Splits a sentence, without its keyword, into words and the values of its step.
 * @example sentenceParts("el servicio REST '/users'", match) // => [{ text: 'el servicio REST ' }, { text: "'/users'", family: 'text' }]
 */
export function sentenceParts(sentence: string, { step, args }: StepMatch): SentencePart[] {
  const typeOf = (name: string) => step.arguments?.find((argument) => argument.name === name)?.type ?? ''
  const spans = Object.entries(args)
    .flatMap(([name, arg]) => (arg ? [{ start: arg.start, end: arg.end, family: familyOf(typeOf(name)) }] : []))
    .sort((one, other) => one.start - other.start)
  let at = 0
  const parts = spans.flatMap(({ start, end, family }): SentencePart[] => {
    const between = { text: sentence.slice(at, start) }
    at = end
    return [between, { text: sentence.slice(start, end), family }]
  })
  return [...parts, { text: sentence.slice(at) }].filter(({ text }) => text)
}
