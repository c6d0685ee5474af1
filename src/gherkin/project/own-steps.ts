import { OWN_PROJECT, ownStepText } from '@/i18n/feature-words'
import { localize, STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { annotationsOf, constantsOf, evaluate, plainJava, readProperties } from '@/lib/java'
import type { StepCatalogue } from '@/steps/catalogue'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { type CatalogueStep, OWN_PLUGIN, type StepBlock } from '@/steps/step'
import { createTypePatterns, type TypePatterns } from '@/steps/values/type-patterns'
import { faultOf } from '../custom-steps'

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
export const declaredStep = (pattern: string): OwnStep => ({
  key: pattern,
  bundle: '',
  expression: { es: pattern, en: pattern },
})

/** The steps of a project, and the number of files that they are from. */
export interface ProjectSteps {
  steps: readonly OwnStep[]
  files: number
}

export interface OwnSource {
  path: string
  text: string
}

/** Groovy has strings between single quotes, too. */
const javaOf = ({ path, text }: OwnSource): string => {
  const plain = plainJava(text)
  if (!/\.groovy$/i.test(path)) return plain
  return plain.replace(/'((?:\\.|[^'\\\n])*)'/g, (_, inner: string) => `"${inner.replace(/(?<!\\)"/g, '\\"')}"`)
}

/** Blocks of a method are its parameters of these types. */
const blockOf = (parameters: string): StepBlock =>
  /\bDocument\b/.test(parameters) ? 'docstring' : /\bDataTable\b/.test(parameters) ? 'table' : 'none'

/** What classes say: the names of their bundles, and the keys of their steps with what goes below them. */
function readClasses(sources: readonly OwnSource[]) {
  const classes = sources.filter(({ text }) => /@(Step|I18nResource)\b|\bString [A-Z]\w*\s*=/.test(text)).map(javaOf)
  const constants = classes.flatMap(constantsOf)
  const textOf = (args: readonly string[], text: string) => {
    // Those of the class itself win.
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

const BUNDLE = /^(?<name>.+?)(?:_(?<language>[a-z]{2})(?:_\w+)?)?\.properties$/i
/** The name of a bundle of steps whose class is elsewhere. */
const STEPS = /(steps|pasos)[^/]*$/i

const isSame = (one: OwnStep['expression'], other: OwnStep['expression']): boolean =>
  STEP_LANGUAGES.every((locale) => one[locale] === other[locale])

const bundleOf = (path: string) => BUNDLE.exec(`/${path.replace(/^\.?\//, '')}`)?.groups ?? {}

type Bundle = Partial<Record<StepLanguage | 'base', Map<string, string>>>

function readBundles(sources: readonly OwnSource[]): Map<string, Bundle> {
  const bundles = new Map<string, Bundle>()
  for (const { path, text } of sources) {
    const { name, language } = bundleOf(path)
    const locale = language ? STEP_LANGUAGES.find((one) => one === language.toLowerCase()) : 'base'
    if (name && locale) bundles.set(name, { ...bundles.get(name), [locale]: readProperties(text) })
  }
  return bundles
}

/**
 * Reads the steps that a project's own classes and bundles define; nothing of them is run.
 * @param sources classes of Java and Groovy, and resource bundles
 * @example readOwnSteps([{ path: 'steps_es.properties', text: 'order.paid=el pedido {id:text} está pagado' }])
 */
export function readOwnSteps(sources: readonly OwnSource[]): ProjectSteps {
  const { bundles, blocks } = readClasses(sources.filter(({ path }) => !/\.properties$/i.test(path)))
  const steps: OwnStep[] = []
  for (const [name, bundle] of readBundles(sources)) {
    const isNamed = bundles.some((one) => name.endsWith(one))
    if (!isNamed && !STEPS.test(name)) continue
    const { es, en, base } = bundle
    for (const key of new Set([es, en, base].flatMap((texts) => [...(texts?.keys() ?? [])]))) {
      const expression = {
        es: (es?.get(key) ?? base?.get(key) ?? en?.get(key) ?? '').trim(),
        en: (en?.get(key) ?? base?.get(key) ?? es?.get(key) ?? '').trim(),
      }
      const [block, ...others] = new Set(blocks.get(key))
      // A bundle that a class names may have texts of no step.
      if (isNamed && !block) continue
      const isElsewhere = steps.some((one) => one.bundle !== name && isSame(one.expression, expression))
      if (!isElsewhere) steps.push({ key, bundle: name, expression, ...(block && others.length === 0 && { block }) })
    }
  }
  const isRead = ({ path, text }: OwnSource) =>
    /@Step\b/.test(text) || steps.some(({ bundle }) => bundle === bundleOf(path).name)
  return { steps, files: steps.length > 0 ? sources.filter(isRead).length : 0 }
}

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

/**
 * A catalogue with the steps of a project: whatever checks, completes and translates knows them then.
 * @returns the same catalogue where there are none
 */
export function withOwnSteps(catalogue: StepCatalogue, own: readonly OwnStep[]): StepCatalogue {
  const { steps, plugins, dataTypes } = catalogue
  const types = createTypePatterns(dataTypes, 'en')
  // The sources of the tool and of its plugins define the steps that are known anyway.
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

/** Whether an expression is matched at once with any sentence. */
const isQuick = (text: string): boolean =>
  !/[+?[\]\\]/.test(text) && text.split('(').length <= MOST_OPTIONAL + 1 && text.split('*').length <= MOST_FREE + 1

/** Steps without those of the reader's whose matching might never end: in the page, unlike in a worker, nothing ends it. */
export const quickSteps = (steps: readonly CatalogueStep[]): CatalogueStep[] =>
  steps.filter(({ own, expression }) => !own || Object.values(expression).every(isQuick))
