import { LOCALES, type Locale } from '@/i18n/locale'
import { finish } from '@/lib/run-in-pieces'
import { allowedPlugins, type StepCatalogue } from '@/steps/catalogue'
import { createMatcher, type StepMatch } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import type { AskedByLocale, AskedTerms } from './asked-terms'
import { indexSteps, type StepIndex } from './rank/step-index'
import { createValueTools, type ValueTools } from './values/value-tools'

/** Limits how a sentence is read; set by the comments above a step, its scenario and its feature. */
export interface StepScope {
  /** Language tag of numbers and dates; that of the feature when nothing is set. */
  dataLocale?: string
  /** Names of the extensions that steps are looked up in; all of them when nothing is set. */
  modules?: string[]
  /** The line of the comment with these names; undefined when they are from the configuration. */
  modulesLine?: number
}

export const dataLocaleOf = ({ dataLocale }: StepScope, locale: Locale): Locale =>
  dataLocale === undefined ? locale : dataLocale.toLowerCase().startsWith('es') ? 'es' : 'en'

/** Lookups over the steps and their values, with cached results. */
export interface StepKnowledge {
  catalogue: StepCatalogue
  values: ValueTools
  /** The steps that a sentence matches, of the plugins that its scope allows. */
  match: (sentence: string, locale: Locale, scope?: StepScope) => StepMatch[]
  /** The same, of all plugins. */
  matchAll: (sentence: string, locale: Locale, scope?: StepScope) => StepMatch[]
  /** Whether a sentence matches a step, possibly among others. */
  isSentenceOf: (step: Pick<CatalogueStep, 'id'>, sentence: string, locale: Locale, scope?: StepScope) => boolean
  /** The index of the steps of a language, created on first use. */
  indexOf: (locale: Locale) => StepIndex
  /**
   * Takes in how people ask for the steps of a language, once, yielding often; until its end the old index answers.
   * @returns whether the index is another one
   */
  learn: (locale: Locale, asked: AskedTerms) => Generator<void, boolean>
}

/** The sentences of several files of the largest size that the checker accepts. */
const MAX_CACHED = 50_000

/**
 * Prepares a catalogue for lookups.
 * @param indexes existing ones; the others are created on first use
 */
export function createKnowledge(
  catalogue: StepCatalogue,
  asked: AskedByLocale = {},
  indexes: Map<Locale, StepIndex> = new Map(),
): StepKnowledge {
  const match = createMatcher(catalogue.steps, catalogue.dataTypes)
  const learned = new Set(LOCALES.filter((locale) => asked[locale]))
  const cache = new Map<string, StepMatch[]>()
  const matchAll: StepKnowledge['matchAll'] = (sentence, locale, { dataLocale = locale } = {}) => {
    const key = `${locale} ${dataLocale} ${sentence}`
    const known = cache.get(key)
    if (known) return known
    if (cache.size >= MAX_CACHED) cache.clear()
    const matches = match(sentence, locale, { dataLocale })
    cache.set(key, matches)
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
      const index = indexes.get(locale) ?? finish(indexSteps(catalogue, locale, asked[locale]))
      indexes.set(locale, index)
      return index
    },
    *learn(locale, terms) {
      if (learned.has(locale)) return false
      learned.add(locale)
      indexes.set(locale, yield* indexSteps(catalogue, locale, terms))
      return true
    },
  }
}

/** Prepares a catalogue with everything that the first sentence needs, yielding after each step so that it never blocks typing. */
export function* prepareKnowledge(catalogue: StepCatalogue, asked: AskedByLocale = {}): Generator<void, StepKnowledge> {
  const indexes = new Map<Locale, StepIndex>()
  const knowledge = createKnowledge(catalogue, asked, indexes)
  for (const locale of LOCALES) {
    for (const step of catalogue.steps) {
      knowledge.isSentenceOf(step, '', locale)
      yield
    }
    indexes.set(locale, yield* indexSteps(catalogue, locale, asked[locale]))
  }
  return knowledge
}
