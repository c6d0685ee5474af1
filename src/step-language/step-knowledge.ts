import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { createMatcher, type StepMatch } from '@/steps/match-step'
import type { StepScope } from './step-scope'
import { createValueTools, type ValueTools } from './value-tools'

/** Extensions of the tool itself: always in use, whatever the modules say. */
export const CORE_MODULES = ['core-types', 'assertion-types', 'duration-types'] as const

/** Everything the checker asks about steps, with what it has found out before. */
export interface StepKnowledge {
  catalogue: StepCatalogue
  values: ValueTools
  /** The steps that a sentence is, of the plugins that its scope allows. */
  match: (sentence: string, locale: Locale, scope: StepScope) => StepMatch[]
  /** The same, of all plugins. */
  matchAll: (sentence: string, locale: Locale, scope: StepScope) => StepMatch[]
}

/** Sentences kept: those of several files as large as the checker takes. */
const MOST_KEPT = 50_000

/** The plugins all of whose extensions are listed; undefined, and so all of them, without a list. */
export const allowedPlugins = ({ plugins }: StepCatalogue, modules: readonly string[] | undefined) =>
  modules &&
  plugins.filter((plugin) => plugin.modules.every((name) => modules.includes(name))).map(({ plugin }) => plugin)

/** Prepares a catalogue for checking; what a sentence is, is found out once. */
export function createKnowledge(catalogue: StepCatalogue): StepKnowledge {
  const match = createMatcher(catalogue.steps, catalogue.dataTypes)
  const kept = new Map<string, StepMatch[]>()
  const matchAll: StepKnowledge['matchAll'] = (sentence, locale, { dataLocale = locale }) => {
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
    match: (sentence, locale, scope) => {
      const allowed = allowedPlugins(catalogue, scope.modules)
      return matchAll(sentence, locale, scope).filter(({ step }) => !allowed || allowed.includes(step.plugin))
    },
  }
}
