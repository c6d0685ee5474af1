import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { finish } from '@/lib/run-in-pieces'
import { type AskedByLocale, type AskedTerms, allowedPlugins, type StepCatalogue } from '@/steps/catalogue'
import { createMatcher } from '@/steps/expression/step-expression'
import type { CatalogueStep } from '@/steps/step'
import { indexSteps, type StepIndex } from './rank/step-index'
import { createValueTools } from './values/value-tools'

/** How sentences are matched; set by the comments above a step, its scenario and its feature. */
export interface StepScope {
  /** Language tag of numbers and dates; that of the feature when nothing is set. */
  dataLocale?: string
  /** Names of the extensions whose steps are used; all of them when nothing is set. */
  modules?: string[]
  /** Line of the comment with these names; undefined when they come from the configuration. */
  modulesLine?: number
}

/** The language that numbers and dates are written in: that of the scope, else that of the feature. */
export const dataLocaleOf = ({ dataLocale }: StepScope, locale: StepLanguage): StepLanguage =>
  (dataLocale ?? locale).toLowerCase().startsWith('es') ? 'es' : 'en'

/** Enough for several files of the largest size that the checker accepts. */
const MAX_CACHED = 50_000

/** Creates the matcher, the index and the value tools of a catalogue. */
export function createKnowledge(catalogue: StepCatalogue, asked: AskedByLocale = {}) {
  const matcher = createMatcher(catalogue.steps, catalogue.dataTypes)
  const indexes = new Map<StepLanguage, StepIndex>()
  const known = { ...asked }
  const cached = memoize((locale: StepLanguage) =>
    memoize((dataLocale: string) =>
      memoize((sentence: string) => matcher(sentence, locale, { dataLocale }), MAX_CACHED),
    ),
  )
  /** Finds the matching steps of all plugins. */
  const matchAll = (sentence: string, locale: StepLanguage, { dataLocale = locale }: StepScope = {}) =>
    cached(locale)(dataLocale)(sentence)
  /** Finds the matching steps of the plugins that the scope allows. */
  const match = (sentence: string, locale: StepLanguage, scope: StepScope = {}) => {
    const allowed = allowedPlugins(catalogue, scope.modules)
    return matchAll(sentence, locale, scope).filter(({ step }) => !allowed || allowed.includes(step.plugin))
  }
  /** Whether a sentence matches a step, possibly among others. */
  const isSentenceOf = (step: Pick<CatalogueStep, 'id'>, sentence: string, locale: StepLanguage, scope?: StepScope) =>
    matcher(sentence, locale, { dataLocale: scope?.dataLocale, step: step.id }).length > 0
  const indexOf = (locale: StepLanguage): StepIndex => {
    finish(learn(locale))
    return indexes.get(locale) as StepIndex
  }
  /** Indexes a language with the asked terms, once; until it ends, the old index answers. @returns whether it was replaced */
  function* learn(locale: StepLanguage, terms?: AskedTerms): Generator<void, boolean> {
    if (indexes.has(locale) && (known[locale] || !terms)) return false
    known[locale] ??= terms
    indexes.set(locale, yield* indexSteps(catalogue, locale, known[locale]))
    return true
  }
  return { catalogue, values: createValueTools(catalogue.dataTypes), matchAll, match, isSentenceOf, indexOf, learn }
}

export type StepKnowledge = ReturnType<typeof createKnowledge>

/** Prepares everything but compiled expressions, yielding after each step so that it never blocks typing. */
export function* prepareKnowledge(catalogue: StepCatalogue, asked: AskedByLocale = {}): Generator<void, StepKnowledge> {
  const knowledge = createKnowledge(catalogue, asked)
  for (const locale of STEP_LANGUAGES) {
    // Collects the texts that each expression requires.
    knowledge.match('', locale)
    yield
    yield* knowledge.learn(locale)
  }
  return knowledge
}
