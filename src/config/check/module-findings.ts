import { isScalar, type Node } from 'yaml'
import { nearest } from '@/lib/nearest'
import { type CataloguePlugin, CORE_MODULES } from '@/steps/catalogue'
import { resolved } from './config-source'
import { type ConfigFinding, configFinding } from './finding'
import {
  addModuleEdit,
  declarationOf,
  EXTENSIONS_KEY,
  isDeclaredBy,
  isOptionOf,
  listedIn,
  MODULES_KEY,
  nearModule,
} from './modules'
import type { ConfigEntry, ConfigFile } from './read-config'

function sectionOf(plugin: CataloguePlugin, { entries }: ConfigFile): Node | undefined {
  const entry = entries.find((candidate) => isOptionOf(candidate, plugin))
  const root = entry?.key.split('.').slice(0, 2).join('.')
  return (entries.find(({ key }) => key === root) ?? entry)?.keyNode
}

/**
 * Plugins whose extension or options are in the file while their module is not.
 * @param isPart only a list of modules in the text itself tells what is missing
 */
export function missingModules(file: ConfigFile, isPart: boolean): ConfigFinding[] {
  const modules = listedIn(MODULES_KEY, file)
  const { isListed } = modules
  const extensions = isListed ? listedIn(EXTENSIONS_KEY, file).coordinates : []
  // A name with a typo is a finding of its own.
  const meant = modules.coordinates.flatMap(({ text }) => nearModule(text, file.plugins) ?? [])
  return file.plugins.flatMap((plugin) => {
    const isMeant = meant.some((one) => isDeclaredBy(plugin.artifact, one))
    if (isMeant || declarationOf(plugin, modules)) return []
    const extension = extensions.find(({ text }) => plugin.modules.includes(text))
    const node = extension?.node ?? (isPart ? undefined : sectionOf(plugin, file))
    if (!node) return []
    const coordinates = `${plugin.artifact}:${plugin.version}`
    const data = { plugin: plugin.plugin, coordinates, isListed, extension: extension?.text }
    return configFinding('missing-module', file.rangeOf(node), data, addModuleEdit(coordinates, file))
  })
}

/** Names of extensions that are like a known one, as others may belong to a plugin of the reader's own; and coordinates. */
export function unknownExtensions(file: ConfigFile): ConfigFinding[] {
  const known = [...file.plugins.flatMap(({ modules }) => modules), ...CORE_MODULES]
  return listedIn(EXTENSIONS_KEY, file).coordinates.flatMap(({ text, node }) => {
    if (known.includes(text)) return []
    const isArtifact = /^[^\s$:]+:[^\s$:]/.test(text)
    const data = { key: EXTENSIONS_KEY, name: text }
    if (isArtifact) return configFinding('module-as-extension', file.rangeOf(node), data)
    // With more mistakes, a name is one of the reader's own.
    const near = nearest(text, known, 1)
    if (!near) return []
    const range = file.rangeOf(node)
    const edit = isScalar(node) && node.value === text ? { ...range, insert: near } : undefined
    return configFinding('unknown-extension', range, { ...data, near }, edit)
  })
}

/** Modules in the group of the plugins that are not published there. Those of other groups may be anything. */
export function unknownModules(file: ConfigFile): ConfigFinding[] {
  const { plugins, artifacts } = file
  const known = [...plugins.map(({ artifact }) => artifact), ...artifacts]
  const groups = plugins.map(({ artifact }) => artifact.split(':')[0])
  return listedIn(MODULES_KEY, file).coordinates.flatMap(({ text, node }): ConfigFinding[] => {
    const [group, name = ''] = text.split(':')
    const isOther = !groups.includes(group) || !name || text.includes('${')
    if (isOther || known.some((one) => isDeclaredBy(one, text)) || nearModule(text, plugins)) return []
    return [configFinding('unknown-module', file.rangeOf(node), { key: MODULES_KEY, name: `${group}:${name}` })]
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
export function missingDrivers(file: ConfigFile): ConfigFinding[] {
  const { isListed, coordinates: listed } = listedIn(MODULES_KEY, file)
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
