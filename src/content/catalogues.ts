import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type CatalogueOption, type ListedOption, OPTIONS_PATH, type OptionCatalogue } from '@/config/options/option'
import type { Locale, StepLanguage } from '@/i18n/locale'
import { localized } from '@/i18n/localized-schema'
import { memoize } from '@/lib/memoize'
import { readCachedYaml } from '@/lib/node/disk-cache'
import { packDocuments } from '@/lib/packed-terms'
import { finish } from '@/lib/run-in-pieces'
import { contentRoot } from '@/site/content-root'
import { learnWeights, stepExamples } from '@/step-language/rank/learn-weights'
import { packWeights } from '@/step-language/rank/packed-weights'
import { termPlaces } from '@/step-language/rank/step-index'
import { termsOf } from '@/step-language/words/terms'
import { type AskedTerms, type CataloguePlugin, HISTORY_PATH, STEPS_PATH, type StepCatalogue } from '@/steps/catalogue'
import { catalogueOptions, catalogueSteps, type References, stepsOfOption } from './references'

/** The references as JSON, for the site's tools and for other programs. */
export const DATA_PATHS: readonly string[] = [STEPS_PATH, OPTIONS_PATH, HISTORY_PATH]

const cataloguePlugins = ({ plugins }: References): CataloguePlugin[] =>
  plugins.map(({ summary, needs, options, steps, ...plugin }) => plugin)

export const stepCatalogue = (references: References): StepCatalogue => ({
  format: 1,
  engine: references.core.engine,
  plugins: cataloguePlugins(references),
  steps: catalogueSteps(references),
  dataTypes: references.dataTypes,
})

/** All options with their plugins and the steps that set them. */
export function optionCatalogue(references: References): OptionCatalogue {
  const listed = (option: CatalogueOption): ListedOption => {
    const steps = stepsOfOption(references, option.key).map(({ id, expression }) => ({ id, expression }))
    return { ...option, ...(steps.length > 0 && { steps }) }
  }
  return {
    format: 1,
    engine: references.core.engine,
    artifacts: references.core.artifacts,
    plugins: cataloguePlugins(references),
    options: catalogueOptions(references).map(listed),
  }
}

/** `/assets/asked/steps.<locale>.json`: the weights of terms, learned from the phrases by which people ask for each step. */
export function learnSteps(
  catalogue: StepCatalogue,
  language: StepLanguage,
  phrasesFor: (id: string) => readonly string[],
): AskedTerms {
  const count = catalogue.steps.length + 1
  const learned = learnWeights(stepExamples(catalogue, language, phrasesFor), count)
  return packWeights(learned, finish(termPlaces(catalogue, language)), count)
}

/** `/assets/asked/options.<locale>.json`: the terms of the phrases by which people ask for each option. */
export function askedOptions({ options }: Asked, references: References, locale: Locale): AskedTerms {
  const keys = catalogueOptions(references).map(({ key }) => key)
  const termsFor = (key: string) => phrasesFor(options, key, locale).flatMap((phrase) => termsOf(phrase, locale))
  return { count: keys.length, packed: packDocuments(keys.map(termsFor)) }
}

const PHRASES = localized(z.array(z.string()))

/** `content/reference/asked/<plugin>.yaml`: phrases by step id and option key; in `none.yaml`, for what no step does. */
export const ASKED_OF_PLUGIN = z.strictObject({
  steps: z.record(z.string(), PHRASES).optional(),
  options: z.record(z.string(), PHRASES).optional(),
})

/** `content/reference/asked/pages.yaml`: phrases by the path of a page, without its language, and by heading. */
export const ASKED_OF_PAGES = z.strictObject({
  pages: z.record(z.string(), z.array(PHRASES.extend({ heading: localized(z.string()) }))),
})

export const ASKED_FOLDER = 'reference/asked'

export type Phrases = z.infer<typeof PHRASES>

/** How people ask for steps (by id), options (by key) and pages (by path and heading). */
export interface Asked {
  steps: Record<string, Phrases>
  options: Record<string, Phrases>
  pages: z.infer<typeof ASKED_OF_PAGES>['pages']
}

const read = memoize((root: string): Asked => {
  const contentOf = (file: string) => readCachedYaml<unknown>(root, `${ASKED_FOLDER}/${file}`)
  const plugins = readdirSync(join(root, ASKED_FOLDER))
    .filter((file) => file.endsWith('.yaml') && file !== 'pages.yaml')
    .map((file) => ASKED_OF_PLUGIN.parse(contentOf(file)))
  return {
    steps: Object.assign({}, ...plugins.map(({ steps }) => steps)),
    options: Object.assign({}, ...plugins.map(({ options }) => options)),
    pages: ASKED_OF_PAGES.parse(contentOf('pages.yaml')).pages,
  }
})

/** Reads all phrases, once. @throws at the first fault, which the content check reports beforehand */
export const readAsked = (): Asked => read(contentRoot())

/** The phrases for an id or a key in a language; empty if nobody has written any. */
export const phrasesFor = (all: Record<string, Phrases>, name: string, locale: Locale): readonly string[] =>
  all[name]?.[locale] ?? []
