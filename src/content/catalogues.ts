import type { ListedOption, OptionCatalogue } from '@/config/options/load-options'
import type { Locale } from '@/i18n/locale'
import type { AskedSteps } from '@/step-language/asked-terms'
import { packTerms } from '@/step-language/words/packed-terms'
import { termsOf } from '@/step-language/words/terms'
import type { CataloguePlugin, StepCatalogue } from '@/steps/catalogue'
import { type CatalogueStep, optionKeysOf } from '@/steps/step'
import { type Asked, phrasesFor } from './asked'
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

/**
 * `/assets/asked/<locale>.json`: how people ask for all steps.
 */
export function askedSteps({ steps: phrases }: Asked, references: References, locale: Locale): AskedSteps {
  const steps = catalogueSteps(references)
  const termsFor = (id: string) => phrasesFor(phrases, id, locale).flatMap((phrase) => termsOf(phrase, locale))
  return { steps: steps.length, terms: packTerms(steps.map(({ id }) => termsFor(id))) }
}
