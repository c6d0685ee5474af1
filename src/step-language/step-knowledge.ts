import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
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

export const dataLocaleOf = ({ dataLocale }: StepScope, locale: StepLanguage): StepLanguage =>
  dataLocale === undefined ? locale : dataLocale.toLowerCase().startsWith('es') ? 'es' : 'en'

/** Lookups over the steps and their values, with cached results. */
export interface StepKnowledge {
  catalogue: StepCatalogue
  values: ValueTools
  /** The steps that a sentence matches, of the plugins that its scope allows. */
  match: (sentence: string, locale: StepLanguage, scope?: StepScope) => StepMatch[]
  /** The same, of all plugins. */
  matchAll: (sentence: string, locale: StepLanguage, scope?: StepScope) => StepMatch[]
  /** Whether a sentence matches a step, possibly among others. */
  isSentenceOf: (step: Pick<CatalogueStep, 'id'>, sentence: string, locale: StepLanguage, scope?: StepScope) => boolean
  /** The index of the steps of a language, created on first use. */
  indexOf: (locale: StepLanguage) => StepIndex
  /**
   * Indexes a language, with how people ask for its steps, once, yielding often; until its end the old index answers.
   * @returns whether the index is another one
   */
  learn: (locale: StepLanguage, asked?: AskedTerms) => Generator<void, boolean>
}

/** The sentences of several files of the largest size that the checker accepts. */
const MAX_CACHED = 50_000

/** Prepares a catalogue for lookups. */
export function createKnowledge(catalogue: StepCatalogue, asked: AskedByLocale = {}): StepKnowledge {
  const match = createMatcher(catalogue.steps, catalogue.dataTypes)
  const indexes = new Map<StepLanguage, StepIndex>()
  const known = { ...asked }
  const cached = memoize((locale: StepLanguage) =>
    memoize((dataLocale: string) => memoize((sentence: string) => match(sentence, locale, { dataLocale }), MAX_CACHED)),
  )
  const matchAll: StepKnowledge['matchAll'] = (sentence, locale, { dataLocale = locale } = {}) =>
    cached(locale)(dataLocale)(sentence)
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
      const index = indexes.get(locale) ?? finish(indexSteps(catalogue, locale, known[locale]))
      indexes.set(locale, index)
      return index
    },
    *learn(locale, terms) {
      if (indexes.has(locale) && (known[locale] || !terms)) return false
      known[locale] ??= terms
      indexes.set(locale, yield* indexSteps(catalogue, locale, known[locale]))
      return true
    },
  }
}

/** Prepares a catalogue with everything that the first sentence needs, yielding after each step so that it never blocks typing. */
export function* prepareKnowledge(catalogue: StepCatalogue, asked: AskedByLocale = {}): Generator<void, StepKnowledge> {
  const knowledge = createKnowledge(catalogue, asked)
  for (const locale of STEP_LANGUAGES) {
    for (const step of catalogue.steps) {
      knowledge.isSentenceOf(step, '', locale)
      yield
    }
    yield* knowledge.learn(locale)
  }
  return knowledge
}
