import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import { annotationsOf, constantsOf, evaluate, plainJava, readProperties } from '@/lib/java'
import type { StepBlock } from '@/steps/step'
import { isSameExpression, type OwnStep, type ProjectSteps } from '../custom-steps'

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
