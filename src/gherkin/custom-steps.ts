import { OWN_PROJECT, ownStepText } from '@/i18n/feature-words'
import { localize, STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { sentenceTokens, type TokenForm } from '@/step-language/words/sentence-tokens'
import type { StepCatalogue } from '@/steps/catalogue'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { createStepExpression, ExpressionError, type ExpressionErrorCode } from '@/steps/expression/step-expression'
import { type CatalogueStep, OWN_PLUGIN, type StepBlock } from '@/steps/step'
import type { DataTypes } from '@/steps/values/data-types'
import { createTypePatterns, type TypePatterns } from '@/steps/values/type-patterns'

type PatternFault = Pick<ExpressionError, 'position'> & { code: ExpressionErrorCode | 'empty' | 'too-long' }

/** Characters. Nobody writes longer sentences; parentheses nested a thousand deep end the program that reads them. */
export const LONGEST_PATTERN = 500

function faultOf(pattern: string, patterns: TypePatterns): PatternFault | undefined {
  if (!pattern.trim()) return { code: 'empty', position: 0 }
  if (pattern.length > LONGEST_PATTERN) return { code: 'too-long', position: LONGEST_PATTERN }
  try {
    createStepExpression(pattern, patterns)
    return undefined
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    return { code: error.code, position: error.position }
  }
}

/** Checks a pattern. @example patternFault('{x:nothing}', dataTypes) // => { code: 'unknown-type', position: 0 } */
export const patternFault = (pattern: string, types: DataTypes): PatternFault | undefined =>
  faultOf(pattern, createTypePatterns(types, 'en'))

const TYPES: Partial<Record<TokenForm, string>> = { text: 'text', number: 'integer', url: 'url', placeholder: 'word' }
const SPECIAL = /[()*\\]/g

const escapeText = (text: string): string => text.replace(SPECIAL, '\\$&')

/**
 * The likely expression of a custom step for a sentence: its values become arguments.
 * @example declaredPattern("el pedido 'A-1' tiene 3 líneas") // => 'el pedido {a:text} tiene {b:integer} líneas'
 */
export function declaredPattern(sentence: string): string {
  const values = sentenceTokens(sentence).filter(({ form }) => TYPES[form])
  const nameOf = (index: number) => (values.length === 1 ? '' : `${String.fromCharCode('a'.charCodeAt(0) + index)}:`)
  let at = 0
  const pieces = values.map(({ form, text, start, end }, index) => {
    const type = form === 'number' && /[.,]\d{1,2}$/.test(text) ? 'decimal' : TYPES[form]
    const piece = `${escapeText(sentence.slice(at, start))}{${nameOf(index)}${type}}`
    at = end
    return piece
  })
  return pieces.join('') + escapeText(sentence.slice(at))
}

/** A step that a project has coded, as its sources define it. */
export interface OwnStep {
  key: string
  /** The path of the bundles that have its texts, without language and ending. */
  bundle: string
  /** A language without a text has that of the other one, as in the tool. */
  expression: Record<StepLanguage, string>
  /** Undefined when its method is not among the sources. */
  block?: StepBlock
}

/** A step that the reader has declared with its expression; what goes below it is unknown. */
export const declaredStep = (key: string): OwnStep => ({ key, bundle: '', expression: { es: key, en: key } })

export type ProjectSteps = { steps: readonly OwnStep[]; files: number }

export const isSame = (one: OwnStep['expression'], other: OwnStep['expression']): boolean =>
  STEP_LANGUAGES.every((locale) => one[locale] === other[locale])

/** A type of the project's own may take any text. */
const withKnownTypes = (expression: string, types: TypePatterns): string =>
  expressionArguments(expression)
    .filter(({ type }) => !types.has(type))
    .reduce((text, argument) => text.replace(argument.text, '*'), expression)

function toStep({ key, bundle, expression, block }: OwnStep, index: number, types: TypePatterns): CatalogueStep {
  const known = { es: withKnownTypes(expression.es, types), en: withKnownTypes(expression.en, types) }
  return {
    id: `${OWN_PLUGIN}.${index}.${key}`,
    plugin: OWN_PLUGIN,
    kind: 'action',
    expression: known,
    arguments: expressionArguments(known.en).map(({ name, type }) => ({ name, type, description: localize(() => '') })),
    block: block ?? 'none',
    own: { bundle, isBlockUnknown: !block },
    description: ownStepText(key),
  }
}

/** A catalogue with the steps of a project, for whatever checks, completes and translates; the same without any. */
export function withOwnSteps(catalogue: StepCatalogue, own: readonly OwnStep[]): StepCatalogue {
  const { steps, plugins, dataTypes } = catalogue
  const types = createTypePatterns(dataTypes, 'en')
  // Sources of the tool and of its plugins define steps that are in the catalogue already.
  const isKnown = ({ key, expression }: OwnStep) =>
    steps.some((step) => step.id === key || isSame(step.expression, expression))
  const added = own
    .filter((step) => !isKnown(step))
    .map((step, index) => toStep(step, index, types))
    .filter(({ expression }) => STEP_LANGUAGES.every((locale) => !faultOf(expression[locale], types)))
  if (added.length === 0) return catalogue
  // Without modules, so that no list of modules leaves it out.
  const plugin = { plugin: OWN_PLUGIN, name: OWN_PROJECT, category: '', artifact: '', version: '', modules: [] }
  return { ...catalogue, plugins: [...plugins, plugin], steps: [...steps, ...added] }
}

/** Parts of an expression that may be left out, and words that may be any: with more of them, matching takes too long. */
const MOST_OPTIONAL = 8
const MOST_FREE = 2

const isQuick = (text: string): boolean =>
  !/[+?[\]\\]/.test(text) && text.split('(').length <= MOST_OPTIONAL + 1 && text.split('*').length <= MOST_FREE + 1

/** Steps without those of the reader's whose matching might never end: in the page, unlike in a worker, nothing ends it. */
export const quickSteps = (steps: readonly CatalogueStep[]): CatalogueStep[] =>
  steps.filter(({ own, expression }) => !own || Object.values(expression).every(isQuick))
