import type { z } from 'zod'
import { type Locale, localize, type StepLanguage } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { nearest } from '@/lib/nearest'
import { withBase } from '@/site/site'
import type { CatalogueStep, DataTypes } from './step'
import type { PLUGIN } from './step-schema'

/** A plugin; the one of a project's custom steps has no category. */
export type CataloguePlugin = Omit<z.infer<typeof PLUGIN>, 'category'> & { category: string }

export type NamedPlugin = Pick<CataloguePlugin, 'plugin' | 'name'>

/** The name of a plugin, or its id when it is unknown. @example pluginName(catalogue.plugins, 'files', 'es') // => 'Ficheros' */
export const pluginName = (plugins: readonly NamedPlugin[], plugin: string, locale: Locale): string =>
  plugins.find((known) => known.plugin === plugin)?.name[locale] ?? plugin

export const STEPS_PATH = '/assets/steps.json'

/** The file at {@link STEPS_PATH}: all facts about the steps, for the site's tools and for other programs. */
export interface StepCatalogue {
  /** Format version, raised when a field is removed or changes its meaning. */
  format: 1
  /** Version of the tool that the facts describe. */
  engine: string
  plugins: CataloguePlugin[]
  steps: CatalogueStep[]
  dataTypes: DataTypes
}

/** The wording of steps in earlier releases of the tool. */
export interface StepHistory {
  /** Oldest first. */
  releases: string[]
  /** By plugin, step and release: the expression before that release changed it; null for a step that it added. */
  steps: Record<string, Record<string, Record<string, Record<StepLanguage, string> | null>>>
}

/** Extensions of the tool itself, always in use. */
const CORE_MODULES = ['core-types', 'assertion-types', 'duration-types']

export const knownModules = (plugins: readonly CataloguePlugin[]) => [
  ...plugins.flatMap(({ modules }) => modules),
  ...CORE_MODULES,
]

/** The modules that an unknown name suggests: those of the plugin it names (`files-steps`), or the nearest spelling. */
export function suggestModule(name: string, plugins: readonly CataloguePlugin[], tolerance?: number) {
  const short = name.replace(/-(steps|(wakamiti-)?plugin)$/, '')
  const own = plugins.find(
    ({ plugin, artifact }) =>
      plugin === short || artifact.endsWith(`:${short}-wakamiti-plugin`) || `${name}:`.startsWith(`${artifact}:`),
  )
  return own?.modules.join(', ') || nearest(name, knownModules(plugins), tolerance)
}

/** The plugins whose extensions are all listed; undefined, without a list, allows all plugins. */
export const allowedPlugins = ({ plugins }: StepCatalogue, modules: readonly string[] | undefined) =>
  modules &&
  plugins.filter((plugin) => plugin.modules.every((name) => modules.includes(name))).map(({ plugin }) => plugin)

/** The plugins that have steps, sorted by name. */
export function namedPlugins({ plugins, steps }: StepCatalogue, locale: Locale): NamedPlugin[] {
  const used = new Set(steps.map(({ plugin }) => plugin))
  return plugins
    .filter(({ plugin }) => used.has(plugin))
    .sort((a, b) => a.name[locale].localeCompare(b.name[locale], locale))
}

export const loadCatalogue = (): Promise<StepCatalogue> => loadJson(withBase(STEPS_PATH))

export const HISTORY_PATH = '/assets/step-history.json'

/** The changes between two releases of the tool. */
export type StepChanges = { from: string; to: string; history: StepHistory }

/** Defaults for a removed step, of which only the expression is known. */
const GONE = { kind: 'action', block: 'none', description: localize(() => '') } as const

/** The catalogue with the steps as they were in a release of the tool. */
export function catalogueAt(release: string, catalogue: StepCatalogue, { releases, steps }: StepHistory) {
  const later = releases.slice(releases.indexOf(release) + 1)
  const known = new Map(catalogue.steps.map((step) => [step.id, step]))
  for (const [plugin, changed] of Object.entries(steps))
    for (const [id, sentences] of Object.entries(changed)) {
      const next = later.find((version) => version in sentences)
      const expression = next && sentences[next]
      if (expression) known.set(id, { ...(known.get(id) ?? { ...GONE, id, plugin }), expression })
      else if (next) known.delete(id)
    }
  return { ...catalogue, steps: [...known.values()] }
}

export const loadHistory = (): Promise<StepHistory> => loadJson(withBase(HISTORY_PATH))

type AskedKind = 'steps' | 'options'

/** `/assets/asked/<kind>.<locale>.json`: how people ask for the steps or options, in one language. */
export interface AskedTerms {
  /** How many options, or terms of steps, it was built for: with a different count, `packed` describes other ones. */
  count: number
  /** In catalogue order: the terms of the phrases for options, the learned weights for steps. */
  packed: string
}

export type AskedByLocale = Partial<Record<Locale, AskedTerms | undefined>>

/** The path of the asked terms, below the site's base path. */
export const askedPath = (kind: AskedKind, locale: Locale): string => `/assets/asked/${kind}.${locale}.json`

/** Fetches the asked terms, once. Undefined when that fails: the steps and options are then matched by their own words. */
export const loadAsked = (kind: AskedKind, locale: Locale): Promise<AskedTerms | undefined> =>
  loadJson<AskedTerms>(withBase(askedPath(kind, locale))).catch(() => undefined)
