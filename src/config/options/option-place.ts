import type { CatalogueOption } from './option'

/** Where an option is read: most in the configuration file, a few elsewhere. */
export type OptionPlace = 'file' | 'feature' | 'jvm' | 'spring'

/**
 * Where an option is read: `wakamiti.yaml`, a comment of a feature file, the JVM's properties or Spring's.
 * @example optionPlace({ plugin: 'azure', key: 'azureSuite', scope: 'feature' }) // => 'feature'
 */
export function optionPlace({ plugin, key, scope }: Pick<CatalogueOption, 'plugin' | 'key' | 'scope'>): OptionPlace {
  if (key.startsWith('-D')) return 'jvm'
  if (scope === 'feature') return 'feature'
  return plugin !== 'core' && key.startsWith('wakamiti.') ? 'spring' : 'file'
}

/** The options that a configuration file may hold. */
export const fileOptions = (options: readonly CatalogueOption[]): CatalogueOption[] =>
  options.filter((option) => optionPlace(option) === 'file')

/**
 * The key under which an option that is read elsewhere would stand in a configuration file.
 * @example strayKey({ plugin: 'azure', key: 'azureSuite' }) // => 'wakamiti.azureSuite'
 */
export const strayKey = ({ key }: Pick<CatalogueOption, 'key'>): string => {
  const bare = key.replace(/^-D/, '')
  return bare.startsWith('wakamiti.') ? bare : `wakamiti.${bare}`
}
