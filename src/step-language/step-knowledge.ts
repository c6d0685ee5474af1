import { LOCALES, type Locale } from '@/i18n/locale'
import { finish } from '@/lib/run-in-pieces'
import type { StepCatalogue } from '@/steps/catalogue'
import { createMatcher, type StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import { indexSteps, type StepIndex } from './rank/step-index'
import { createValueTools, type ValueTools } from './values/value-tools'

/** Extensions of the tool itself: always in use, whatever the modules say. */
export const CORE_MODULES = ['core-types', 'assertion-types', 'duration-types'] as const

/** What limits how a sentence is read: the comments above a step, its scenario and its feature set it. */
export interface StepScope {
  /** Language tag of numbers and dates; that of the feature when nothing is set. */
  dataLocale?: string
  /** Names of the extensions that steps are looked up in; all of them when nothing is set. */
  modules?: string[]
}

/** Which of the two languages the data of a step are written in. */
export const dataLocaleOf = ({ dataLocale }: StepScope, locale: Locale): Locale =>
  dataLocale === undefined ? locale : dataLocale.toLowerCase().startsWith('es') ? 'es' : 'en'

/** The steps and their values, ready to be asked about; what was found out once is kept. */
export interface StepKnowledge {
  catalogue: StepCatalogue
  values: ValueTools
  /** The steps that a sentence is, of the plugins that its scope allows. */
  match: (sentence: string, locale: Locale, scope?: StepScope) => StepMatch[]
  /** The same, of all plugins. */
  matchAll: (sentence: string, locale: Locale, scope?: StepScope) => StepMatch[]
  /** Whether a sentence is one of a step, be it of others, too. */
  isSentenceOf: (step: CatalogueStep, sentence: string, locale: Locale, scope?: StepScope) => boolean
  /** The steps of a language for comparing; made when first asked for. */
  indexOf: (locale: Locale) => StepIndex
}

/** Sentences kept: those of several files as large as the checker takes. */
const MOST_KEPT = 50_000

/** The plugins all of whose extensions are listed; undefined, and so all of them, without a list. */
export const allowedPlugins = ({ plugins }: StepCatalogue, modules: readonly string[] | undefined) =>
  modules &&
  plugins.filter((plugin) => plugin.modules.every((name) => modules.includes(name))).map(({ plugin }) => plugin)

/**
 * Prepares a catalogue for questions.
 * @param indexes the indexes that are there already; the others are made when first asked for
 */
export function createKnowledge(catalogue: StepCatalogue, indexes: Map<Locale, StepIndex> = new Map()): StepKnowledge {
  const match = createMatcher(catalogue.steps, catalogue.dataTypes)
  const kept = new Map<string, StepMatch[]>()
  const matchAll: StepKnowledge['matchAll'] = (sentence, locale, { dataLocale = locale } = {}) => {
    const key = `${locale} ${dataLocale} ${sentence}`
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const matches = match(sentence, locale, { dataLocale })
    kept.set(key, matches)
    return matches
  }
  return {
    catalogue,
    values: createValueTools(catalogue.dataTypes),
    matchAll,
    match: (sentence, locale, scope = {}) => {
      const allowed = allowedPlugins(catalogue, scope.modules)
      return matchAll(sentence, locale, scope).filter(({ step }) => !allowed || allowed.includes(step.plugin))
    },
    isSentenceOf: (step, sentence, locale, { dataLocale = locale } = {}) =>
      match(sentence, locale, { dataLocale, step: step.id }).length > 0,
    indexOf: (locale) => {
      const index = indexes.get(locale) ?? finish(indexSteps(catalogue.steps, locale))
      indexes.set(locale, index)
      return index
    },
  }
}

/**
 * Prepares a catalogue a step at a time, everything that its first sentence needs, so that the reader can type.
 * @returns the knowledge, once it has been run to its end
 */
export function* prepareKnowledge(catalogue: StepCatalogue): Generator<void, StepKnowledge> {
  const indexes = new Map<Locale, StepIndex>()
  const knowledge = createKnowledge(catalogue, indexes)
  for (const locale of LOCALES) {
    for (const step of catalogue.steps) {
      knowledge.isSentenceOf(step, '', locale)
      yield
    }
    indexes.set(locale, yield* indexSteps(catalogue.steps, locale))
  }
  return knowledge
}
