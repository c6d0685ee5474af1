import type { z } from 'zod'
import type { Locale, StepLanguage } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { nearest } from '@/lib/nearest'
import { withBase } from '@/site/site'
import type { CatalogueStep } from './step'
import type { PLUGIN } from './step-schema'
import type { DataTypes } from './values/data-types'

/** The steps that a reader's project has coded are of a plugin without a category. */
export type CataloguePlugin = Omit<z.infer<typeof PLUGIN>, 'category'> & { category: string }

export type NamedPlugin = Pick<CataloguePlugin, 'plugin' | 'name'>

/**
 * The name of a plugin in a language; its id when it is unknown.
 * @example pluginName(catalogue.plugins, 'files', 'es') // => 'Ficheros'
 */
export const pluginName = (plugins: readonly NamedPlugin[], plugin: string, locale: Locale): string =>
  plugins.find((known) => known.plugin === plugin)?.name[locale] ?? plugin

export const STEPS_PATH = '/assets/steps.json'

/** What is at {@link STEPS_PATH}: everything about the steps, for the tools of the site and for other programs. */
export interface StepCatalogue {
  /** Version of this format; raised when a field is removed or changes its meaning. */
  format: 1
  /** Version of the tool that the facts were read from. */
  engine: string
  plugins: CataloguePlugin[]
  steps: CatalogueStep[]
  dataTypes: DataTypes
}

/** What the steps were in earlier releases of the tool. */
export interface StepHistory {
  /** The oldest first. */
  releases: string[]
  /** By plugin and step: the sentence that a release has changed, as it was before; null where there was none. */
  steps: Record<string, Record<string, Record<string, Record<StepLanguage, string> | null>>>
}

/** Extensions of the tool itself: always in use, whatever the modules say. */
const CORE_MODULES = ['core-types', 'assertion-types', 'duration-types']

export const knownModules = (plugins: readonly CataloguePlugin[]) => [
  ...plugins.flatMap(({ modules }) => modules),
  ...CORE_MODULES,
]

/** The modules that a name was meant for: of the plugin that it names (`files-steps`), or the one that it misspells. */
export function meantModule(name: string, plugins: readonly CataloguePlugin[], tolerance?: number): string | undefined {
  const short = name.replace(/-(steps|(wakamiti-)?plugin)$/, '')
  const own = plugins.find(
    ({ plugin, artifact }) =>
      plugin === short || artifact.endsWith(`:${short}-wakamiti-plugin`) || `${name}:`.startsWith(`${artifact}:`),
  )
  return own?.modules.join(', ') || nearest(name, knownModules(plugins), tolerance)
}

/** The plugins all of whose extensions are listed; undefined, and so all of them, without a list. */
export const allowedPlugins = ({ plugins }: StepCatalogue, modules: readonly string[] | undefined) =>
  modules &&
  plugins.filter((plugin) => plugin.modules.every((name) => modules.includes(name))).map(({ plugin }) => plugin)

/**
 * The plugins that have steps, in the order of their names.
 * @example namedPlugins(catalogue, 'es') // => [{ plugin: 'amqp', name: { es: 'AMQP', … } }, …]
 */
export function namedPlugins({ plugins, steps }: StepCatalogue, locale: Locale): NamedPlugin[] {
  const used = new Set(steps.map(({ plugin }) => plugin))
  return plugins
    .filter(({ plugin }) => used.has(plugin))
    .sort((one, other) => one.name[locale].localeCompare(other.name[locale], locale))
}

export const loadCatalogue = (): Promise<StepCatalogue> => loadJson(withBase(STEPS_PATH))
