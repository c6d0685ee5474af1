import type { ListedOption, OptionCatalogue } from '@/config/options/load-options'
import type { Locale } from '@/i18n/locale'
import type { AskedTerms } from '@/step-language/asked-terms'
import { packTerms } from '@/step-language/asked-terms'
import { termsOf } from '@/step-language/words/terms'
import type { CataloguePlugin, StepCatalogue } from '@/steps/catalogue'
import { type CatalogueStep, optionKeysOf } from '@/steps/step'
import { type Asked, type Phrases, phrasesFor } from './asked'
import { catalogueOptions, catalogueSteps, type References } from './references'

const cataloguePlugins = ({ plugins }: References): CataloguePlugin[] =>
  plugins.map(({ plugin, name, category, artifact, version, modules, drivers }) => ({
    plugin,
    name,
    category,
    artifact,
    version,
    modules,
    ...(drivers && { drivers }),
  }))

/**
 * `/assets/steps.json`: all steps with their plugins and data types.
 */
export const stepCatalogue = (references: References): StepCatalogue => ({
  format: 1,
  engine: references.core.engine,
  plugins: cataloguePlugins(references),
  steps: catalogueSteps(references),
  dataTypes: references.dataTypes,
})

/** The steps that set the same thing as an option, if any. */
function stepsOf(key: string, steps: CatalogueStep[]): Pick<ListedOption, 'steps'> {
  const same = steps
    .filter((step) => optionKeysOf(step).includes(key))
    .map(({ id, expression }) => ({ id, expression }))
  return same.length > 0 ? { steps: same } : {}
}

/**
 * `/assets/options.json`: all options with their plugins and the steps that do the same.
 */
export function optionCatalogue(references: References): OptionCatalogue {
  const steps = catalogueSteps(references)
  return {
    format: 1,
    engine: references.core.engine,
    artifacts: references.core.artifacts,
    plugins: cataloguePlugins(references),
    options: catalogueOptions(references).map((option) => ({ ...option, ...stepsOf(option.key, steps) })),
  }
}

/** The terms of the phrases for some names, in their order. */
const phraseTerms = (phrases: Record<string, Phrases>, names: readonly string[], locale: Locale): string[][] =>
  names.map((name) => phrasesFor(phrases, name, locale).flatMap((phrase) => termsOf(phrase, locale)))

const pack = (documents: readonly string[][]): AskedTerms => ({ count: documents.length, packed: packTerms(documents) })

/**
 * `/assets/asked/steps.<locale>.json`: how people ask for all steps.
 */
export function askedSteps({ steps: phrases }: Asked, references: References, locale: Locale): AskedTerms {
  const ids = catalogueSteps(references).map(({ id }) => id)
  return pack(phraseTerms(phrases, ids, locale))
}

/**
 * `/assets/asked/options.<locale>.json`: how people ask for all options.
 */
export function askedOptions({ options: phrases }: Asked, references: References, locale: Locale): AskedTerms {
  const keys = catalogueOptions(references).map(({ key }) => key)
  return pack(phraseTerms(phrases, keys, locale))
}
