import { isScalar } from 'yaml'
import { nearModule } from '../options/near-module'
import { resolved } from '../text/config-source'
import type { ConfigEntry, ConfigFile } from './config-entries'
import { type ConfigFinding, configFinding } from './finding'
import { addModuleEdit, declaredModules, isDeclaredBy, MODULES_KEY, meantPlugin } from './module-findings'

/** Modules in the group of the plugins that are not published there. Those of other groups may be anything. */
export function artifactFindings(file: ConfigFile): ConfigFinding[] {
  const { plugins, artifacts, rangeOf } = file
  const known = [...plugins.map(({ artifact }) => artifact), ...artifacts]
  const groups = plugins.map(({ artifact }) => artifact.split(':')[0])
  return declaredModules(file).coordinates.flatMap(({ text, node }): ConfigFinding[] => {
    const [group, name = ''] = text.split(':')
    const isOther = !groups.includes(group) || !name || text.includes('${')
    if (isOther || known.some((one) => isDeclaredBy(one, text)) || nearModule(text, plugins)) return []
    const meant = meantPlugin(text, file)
    const near = meant && `${meant.artifact}:${meant.version}`
    const range = rangeOf(node)
    const edit = near && isScalar(node) && node.value === text ? { ...range, insert: near } : undefined
    return [configFinding('unknown-module', range, { key: MODULES_KEY, name: `${group}:${name}`, near }, edit)]
  })
}

const withoutVersion = (coordinates: string): string => coordinates.split(':').slice(0, 2).join(':')

/** The plugin that reads a JDBC URL, with the drivers for the scheme of the URL. */
function driversOf({ match, valueNode }: ConfigEntry, { plugins, document }: ConfigFile) {
  const url = resolved(valueNode, document)
  const scheme = isScalar(url) ? /^jdbc:([\w-]+):/i.exec(String(url.value))?.[1]?.toLowerCase() : undefined
  const plugin = plugins.find((one) => match?.is === 'option' && one.plugin === match.option.plugin)
  const drivers = plugin?.drivers?.find((one) => one.scheme === scheme)
  return plugin && drivers && valueNode && { ...drivers, plugin: plugin.plugin, node: valueNode }
}

/** JDBC URLs whose scheme no listed module has a driver for, the first of each scheme. */
export function driverFindings(file: ConfigFile): ConfigFinding[] {
  const { isListed, coordinates: listed } = declaredModules(file)
  const found = new Map<string, ConfigFinding>()
  for (const entry of isListed ? file.entries : []) {
    const { scheme = '', modules = [], plugin = '', node } = driversOf(entry, file) ?? {}
    const [coordinates] = modules
    const isThere = modules.some((one) => listed.some(({ text }) => isDeclaredBy(withoutVersion(one), text)))
    if (!node || !coordinates || isThere || found.has(scheme)) continue
    const data = { key: entry.key, plugin, scheme, coordinates }
    found.set(scheme, configFinding('missing-driver', file.rangeOf(node), data, addModuleEdit(coordinates, file)))
  }
  return [...found.values()]
}
