import type { ListedOption, OptionCatalogue } from '@/config/options/load-options'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import type { AskedTerms } from '@/step-language/asked-terms'
import { packDocuments } from '@/step-language/asked-terms'
import { learnWeights } from '@/step-language/rank/learn-weights'
import { stepExamples } from '@/step-language/rank/step-terms'
import { packWeights } from '@/step-language/rank/step-weights'
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

/** `/assets/steps.json`: all steps with their plugins and data types. */
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

/** `/assets/options.json`: all options with their plugins and the steps that do the same. */
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

/** `/assets/asked/steps.<locale>.json`: what has been learned of how people ask for all steps. */
export function askedSteps({ steps }: Asked, references: References, locale: Locale): AskedTerms {
  const catalogue = stepCatalogue(references)
  const count = catalogue.steps.length
  const language = stepLanguageOf(locale)
  const examples = stepExamples(catalogue, language, (id) => phrasesFor(steps, id, language))
  return { count, packed: packWeights(learnWeights(examples, count)) }
}

/** `/assets/asked/options.<locale>.json`: how people ask for all options. */
export function askedOptions({ options }: Asked, references: References, locale: Locale): AskedTerms {
  const keys = catalogueOptions(references).map(({ key }) => key)
  const termsFor = (key: string) => phrasesFor(options, key, locale).flatMap((each) => termsOf(each, locale))
  return { count: keys.length, packed: packDocuments(keys.map(termsFor)) }
}
