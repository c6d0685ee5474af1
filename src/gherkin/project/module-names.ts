import { nearest } from '@/lib/nearest'
import { type CataloguePlugin, CORE_MODULES } from '@/steps/catalogue'

type Plugins = readonly CataloguePlugin[]

/** The names of all modules that there are. */
export const knownModules = (plugins: Plugins): string[] => [
  ...plugins.flatMap(({ modules }) => modules),
  ...CORE_MODULES,
]

/**
 * The modules that an unknown name was meant for: those of the plugin that it names, or the one that it misspells.
 * @param tolerance how many letters may differ
 * @example meantModule('files-steps', plugins) // => 'io-steps'
 */
export function meantModule(name: string, plugins: Plugins, tolerance?: number): string | undefined {
  const short = name.replace(/-(steps|(wakamiti-)?plugin)$/, '')
  const own = plugins.find(
    ({ plugin, artifact }) =>
      plugin === short || artifact.endsWith(`:${short}-wakamiti-plugin`) || `${name}:`.startsWith(`${artifact}:`),
  )
  return own?.modules.join(', ') || nearest(name, knownModules(plugins), tolerance)
}
