import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from './catalogue'

/** A plugin, and its name as readers know it. */
export interface NamedPlugin {
  plugin: string
  name: string
}

/**
 * The plugins that have steps, by their names.
 * @example namedPlugins(catalogue, 'es') // => [{ plugin: 'amqp', name: 'AMQP' }, …, { plugin: 'database', name: 'Base de datos' }, …]
 */
export function namedPlugins({ plugins, steps }: StepCatalogue, locale: Locale): NamedPlugin[] {
  const used = new Set(steps.map(({ plugin }) => plugin))
  return plugins
    .filter(({ plugin }) => used.has(plugin))
    .map(({ plugin, name }) => ({ plugin, name: name[locale] }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}
