import { nearest } from '@/lib/nearest'
import { type CataloguePlugin, CORE_MODULES } from '@/steps/catalogue'

type Plugins = readonly CataloguePlugin[]

export const knownModules = (plugins: Plugins) => [...plugins.flatMap(({ modules }) => modules), ...CORE_MODULES]

/** The modules that a name was meant for: of the plugin that it names (`files-steps`), or the one that it misspells. */
export function meantModule(name: string, plugins: Plugins, tolerance?: number): string | undefined {
  const short = name.replace(/-(steps|(wakamiti-)?plugin)$/, '')
  const own = plugins.find(
    ({ plugin, artifact }) =>
      plugin === short || artifact.endsWith(`:${short}-wakamiti-plugin`) || `${name}:`.startsWith(`${artifact}:`),
  )
  return own?.modules.join(', ') || nearest(name, knownModules(plugins), tolerance)
}
