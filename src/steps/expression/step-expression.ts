import type { StepLanguage } from '@/i18n/locale'
import { memoize, memoizeFor } from '@/lib/memoize'
import { type ArgumentFamily, type CatalogueStep, type DataTypes, familyOf, UNNAMED_ARGUMENT } from '../step'
import { createTypePatterns, type TypePatterns } from '../values/type-patterns'
import { compileExpression, expressionParts } from './expression-parts'

/** Java's `trim` removes all characters up to this one. */
const BLANK = ' '.charCodeAt(0)

/** Trims control characters and spaces as the tool does. @example trimSentence('  a step ') // => { text: 'a step', offset: 2 } */
export function trimSentence(sentence: string): { text: string; offset: number } {
  let offset = 0
  let end = sentence.length
  while (offset < end && sentence.charCodeAt(offset) <= BLANK) offset += 1
  while (end > offset && sentence.charCodeAt(end - 1) <= BLANK) end -= 1
  return { text: sentence.slice(offset, end), offset }
}

/** The text of an argument with its quotes, and its range in the sentence: from `start` up to `end` (exclusive). */
type ArgumentMatch = { raw: string; start: number; end: number }

/** By name; null for an argument in an omitted part. */
export type ArgumentMatches = Record<string, ArgumentMatch | null>

/** A brace without an argument, and a repetition of nothing: this engine accepts both. */
const STRAY_BRACE = /(?<!\\)\{(?!(?:\w+:)?\w+-?\w+\})/
const IDLE_REPETITION = /(?<=^|[(|])[?+]/

/** Compiles an expression for a data language. @throws {ExpressionError} when the tool cannot use it either */
export function createStepExpression(expression: string, patterns: TypePatterns): RegExp {
  const source = substituteArguments(compileExpression(expression), expression, patterns)
  const fault = Math.max(expression.search(STRAY_BRACE), expression.search(IDLE_REPETITION))
  if (fault >= 0) throw new ExpressionError('invalid-pattern', expression, fault)
  try {
    return new RegExp(`^(?:${source})$`, 'd')
  } catch {
    throw new ExpressionError('invalid-pattern', expression, 0)
  }
}

/**
 * Matches a sentence, without its keyword, against an expression.
 * @example matchExpression(createStepExpression('wait {duration}', patterns), 'wait 3 seconds')
 *   // => { unnamed: { raw: '3 seconds', start: 5, end: 14 } }
 */
export function matchExpression(expression: RegExp, sentence: string): ArgumentMatches | undefined {
  const { text, offset } = trimSentence(sentence)
  const match = expression.exec(text)
  if (!match) return undefined
  const args = Object.entries(match.indices?.groups ?? {}).map(([name, range]): [string, ArgumentMatch | null] => {
    if (!range) return [name, null]
    const [start, end] = range
    return [name, { raw: text.slice(start, end), start: start + offset, end: end + offset }]
  })
  return Object.fromEntries(args)
}

const valueExpressions = memoizeFor((patterns: TypePatterns) =>
  memoize((type: string) => createStepExpression(`{x:${type}}`, patterns)),
)

/** Whether a text is a value of a data type. @example isValueOf('integer', '1.400', the Spanish patterns) // => true */
export const isValueOf = (type: string, text: string, patterns: TypePatterns): boolean =>
  patterns.has(type) && matchExpression(valueExpressions(patterns)(type), text)?.x?.raw === text

export type ExpressionErrorCode = 'unknown-type' | 'duplicate-argument' | 'invalid-argument-name' | 'invalid-pattern'

/** An expression that the tool cannot use; the text of its code is the caller's. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError'

  /** @param position index of the offending character, from 0 */
  constructor(
    readonly code: ExpressionErrorCode,
    readonly expression: string,
    readonly position: number,
  ) {
    super(`${code} (character ${position + 1} of "${expression}")`)
  }
}

const ARGUMENT = /\{(?:(\w+):)?(\w+-?\w+)\}/g
/** Valid names of groups in Java. */
const ARGUMENT_NAME = /^[A-Za-z][A-Za-z0-9]*$/

/** Replaces `{n:int}` with the named group `(?<n>\d+)`. @throws {ExpressionError} for a wrong type or name */
function substituteArguments(compiled: string, expression: string, patterns: TypePatterns): string {
  const taken = new Set<string>()
  let searchFrom = 0
  return compiled.replace(ARGUMENT, (argument: string, name: string = UNNAMED_ARGUMENT, type: string) => {
    const position = Math.max(expression.indexOf(argument, searchFrom), 0)
    searchFrom = position + argument.length
    const pattern = patterns.get(type)
    const refuse = (code: ExpressionErrorCode) => new ExpressionError(code, expression, position)
    if (pattern === undefined) throw refuse('unknown-type')
    if (!ARGUMENT_NAME.test(name)) throw refuse('invalid-argument-name')
    if (taken.has(name)) throw refuse('duplicate-argument')
    taken.add(name)
    return `(?<${name}>${pattern})`
  })
}

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
