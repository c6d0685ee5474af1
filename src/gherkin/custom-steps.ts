import { localize, STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { OWN_PROJECT, ownStepText } from '@/i18n/step-strings'
import { appendTo } from '@/lib/append-to'
import { annotationsOf, constantsOf, evaluate, plainJava, readProperties } from '@/lib/java'
import { sentenceTokens, type TokenForm } from '@/step-language/words/sentence-tokens'
import type { StepCatalogue } from '@/steps/catalogue'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { createStepExpression, ExpressionError, type ExpressionErrorCode } from '@/steps/expression/step-expression'
import { type CatalogueStep, type DataTypes, OWN_PLUGIN, type StepBlock } from '@/steps/step'
import { createTypePatterns, type TypePatterns } from '@/steps/values/type-patterns'

type PatternFault = Pick<ExpressionError, 'position'> & { code: ExpressionErrorCode | 'empty' | 'too-long' }

/** In characters; longer than any sentence. Parentheses nested a thousand deep would overflow the stack. */
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

/** Validates an expression. @example patternFault('{x:no}', dataTypes) // => { code: 'unknown-type', position: 0 } */
export const patternFault = (pattern: string, types: DataTypes): PatternFault | undefined =>
  faultOf(pattern, createTypePatterns(types, 'en'))

const TYPES: Partial<Record<TokenForm, string>> = { text: 'text', number: 'integer', url: 'url', placeholder: 'word' }

const escapeText = (text: string): string => text.replace(/[()*\\]/g, '\\$&')

/** Replaces values with arguments. @example declaredPattern("'A-1' tiene 3") // => '{a:text} tiene {b:integer}' */
export function declaredPattern(sentence: string): string {
  const values = sentenceTokens(sentence).filter(({ form }) => TYPES[form])
  const nameOf = (index: number) => (values.length === 1 ? '' : `${String.fromCharCode('a'.charCodeAt(0) + index)}:`)
  let pattern = ''
  let offset = 0
  for (const [index, { form, text, start, end }] of values.entries()) {
    const type = form === 'number' && /[.,]\d{1,2}$/.test(text) ? 'decimal' : TYPES[form]
    pattern += `${escapeText(sentence.slice(offset, start))}{${nameOf(index)}${type}}`
    offset = end
  }
  return pattern + escapeText(sentence.slice(offset))
}

/** A step that a project defines in its own sources. */
export interface OwnStep {
  key: string
  /** Path of the resource bundle with its texts, without language and extension. */
  bundle: string
  /** A language without a text uses that of the other one, as in the tool. */
  expression: Record<StepLanguage, string>
  /** Undefined when its method is not among the sources. */
  block?: StepBlock
}

/** A step that the reader declares by its expression alone, so whether it takes a block is unknown. */
export const declaredStep = (key: string): OwnStep => ({ key, bundle: '', expression: { es: key, en: key } })

export type ProjectSteps = { steps: readonly OwnStep[]; files: number }

export const isSameExpression = (one: OwnStep['expression'], other: OwnStep['expression']): boolean =>
  STEP_LANGUAGES.every((locale) => one[locale] === other[locale])

/** Turns arguments of the project's own types, which may take any text, into free words. */
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

/** Adds the steps of a project to a catalogue; returns the same object if there is nothing to add, for its caches. */
export function withOwnSteps(catalogue: StepCatalogue, own: readonly OwnStep[]): StepCatalogue {
  const { steps, plugins, dataTypes } = catalogue
  const types = createTypePatterns(dataTypes, 'en')
  // The sources may be those of the tool or its plugins, whose steps are in the catalogue.
  const isKnown = ({ key, expression }: OwnStep) =>
    steps.some((step) => step.id === key || isSameExpression(step.expression, expression))
  const added = own
    .filter((step) => !isKnown(step))
    .map((step, index) => toStep(step, index, types))
    .filter(({ expression }) => STEP_LANGUAGES.every((locale) => !faultOf(expression[locale], types)))
  if (added.length === 0) return catalogue
  // It has no modules, so no list of modules can exclude it.
  const plugin = { plugin: OWN_PLUGIN, name: OWN_PROJECT, category: '', artifact: '', version: '', modules: [] }
  return { ...catalogue, plugins: [...plugins, plugin], steps: [...steps, ...added] }
}

/** Optional parts and free words of an expression: with more of them, backtracking takes too long. */
const MOST_OPTIONAL = 8
const MOST_FREE = 2

const isQuick = (text: string): boolean =>
  !/[+?[\]\\]/.test(text) && text.split('(').length <= MOST_OPTIONAL + 1 && text.split('*').length <= MOST_FREE + 1

/** Drops own steps that may take forever to match: a worker can be terminated, a page cannot. */
export const quickSteps = (steps: readonly CatalogueStep[]): CatalogueStep[] =>
  steps.filter(({ own, expression }) => !own || Object.values(expression).every(isQuick))

export type OwnSource = { path: string; text: string }

/** The source as Java, with Groovy's single-quoted strings in double quotes. */
const javaOf = ({ path, text }: OwnSource): string => {
  const plain = plainJava(text)
  if (!/\.groovy$/i.test(path)) return plain
  return plain.replace(/'((?:\\.|[^'\\\n])*)'/g, (_, inner: string) => `"${inner.replace(/(?<!\\)"/g, '\\"')}"`)
}

/** The block of a step, which is a parameter of its method. */
const blockOf = (parameters: string): StepBlock =>
  /\bDocument\b/.test(parameters) ? 'docstring' : /\bDataTable\b/.test(parameters) ? 'table' : 'none'

/** The paths of the bundles that classes name, and the blocks of their steps by key. */
function readClasses(sources: readonly OwnSource[]) {
  const classes = sources.filter(({ text }) => /@(Step|I18nResource)\b|\bString [A-Z]\w*\s*=/.test(text)).map(javaOf)
  const constants = classes.flatMap(constantsOf)
  const textOf = (args: readonly string[], text: string) => {
    // Constants of the class itself take precedence.
    const known = new Map([...constants, ...constantsOf(text)].map(({ name, value }) => [name, value]))
    const value = args.map((arg) => /^\s*(?:value\s*=)?(?!\s*\w+\s*=)([\s\S]+)$/.exec(arg)?.[1]).find(Boolean)
    return value === undefined ? [] : (evaluate(value, known) ?? [])
  }
  const bundles = classes.flatMap((text) =>
    annotationsOf(text, 'I18nResource').flatMap(({ args }) => textOf(args, text)),
  )
  const blocks = new Map<string, StepBlock[]>()
  for (const text of classes)
    for (const { args, parameters } of annotationsOf(text, 'Step'))
      for (const key of [textOf(args, text)].flat()) appendTo(blocks, key, blockOf(parameters))
  return { bundles: bundles.map((name) => `/${name.replaceAll('.', '/')}`), blocks }
}

const BUNDLE = new RegExp(`^(?<name>.+?)(?:_(?<language>${STEP_LANGUAGES.join('|')})(?:_\\w+)?)?\\.properties$`, 'i')
/** The name of a bundle in a third language, if no class names it. */
const OTHER_LANGUAGE = /_[a-z]{2}(_[A-Z]{2})?$/
/** The likely name of a bundle of steps whose class is not among the sources. */
const STEPS = /(steps|pasos)[^/]*$/i

const bundleOf = (path: string) => BUNDLE.exec(`/${path.replace(/^\.?\//, '')}`)?.groups ?? {}

type Bundle = Partial<Record<StepLanguage | 'base', Map<string, string>>>

function readBundles(sources: readonly OwnSource[]): Map<string, Bundle> {
  const bundles = new Map<string, Bundle>()
  for (const { path, text } of sources) {
    const { name, language } = bundleOf(path)
    const locale = STEP_LANGUAGES.find((known) => known === language?.toLowerCase()) ?? 'base'
    if (name) bundles.set(name, { ...bundles.get(name), [locale]: readProperties(text) })
  }
  return bundles
}

/** Reads the steps that the classes and resource bundles of a project define, without running any code. */
export function readOwnSteps(sources: readonly OwnSource[]): ProjectSteps {
  const { bundles, blocks } = readClasses(sources.filter(({ path }) => !/\.properties$/i.test(path)))
  const steps: OwnStep[] = []
  for (const [name, bundle] of readBundles(sources)) {
    const isNamed = bundles.some((path) => name.endsWith(path))
    if (!isNamed && (!STEPS.test(name) || OTHER_LANGUAGE.test(name))) continue
    const { es, en, base } = bundle
    for (const key of new Set([es, en, base].flatMap((texts) => [...(texts?.keys() ?? [])]))) {
      const expression = {
        es: (es?.get(key) ?? base?.get(key) ?? en?.get(key) ?? '').trim(),
        en: (en?.get(key) ?? base?.get(key) ?? es?.get(key) ?? '').trim(),
      }
      const [block, ...others] = new Set(blocks.get(key))
      // A bundle that a class names may also have texts that are no steps.
      if (isNamed && !block) continue
      const isElsewhere = steps.some((step) => step.bundle !== name && isSameExpression(step.expression, expression))
      if (!isElsewhere) steps.push({ key, bundle: name, expression, ...(block && others.length === 0 && { block }) })
    }
  }
  const isRead = ({ path, text }: OwnSource) =>
    /@Step\b/.test(text) || steps.some(({ bundle }) => bundle === bundleOf(path).name)
  return { steps, files: steps.length > 0 ? sources.filter(isRead).length : 0 }
}
