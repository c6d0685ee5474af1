import { isScalar, isSeq, type Node } from 'yaml'
import type { TextEdit } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import { type CataloguePlugin, knownModules, suggestModule } from '@/steps/catalogue'
import { type ConfigFinding, configFinding } from './finding'
import { type ConfigEntry, type ConfigFile, type ConfigSource, resolveAlias } from './read-config'

/** The list of extensions in use. */
export const EXTENSIONS_KEY = 'wakamiti.modules'
/** The list of modules that the launcher downloads. */
export const MODULES_KEY = 'wakamiti.launcher.modules'

const listOf = (option: string, { entries, document }: ConfigFile): Node | null =>
  resolveAlias(entries.find(({ key }) => key === option)?.valueNode, document)

/** Items of a list or a text with commas; `isListed` if the file sets it without placeholders (Maven needs none). */
export function listedIn(option: string, file: ConfigFile) {
  const node = listOf(option, file)
  const items = isSeq(node) ? (node.items as Node[]) : node ? [node] : []
  const coordinates = items.flatMap((item) => {
    const module = resolveAlias(item, file.document)
    const texts = isScalar(module) ? String(module.value ?? '').split(',') : []
    return texts.map((text) => ({ text: text.trim(), node: item }))
  })
  return { isListed: node !== null && !coordinates.some(({ text }) => text.includes('${')), coordinates }
}

/** Whether coordinates name an artifact, in any version. @example isDeclaredBy('a:b', 'a:b:2.9.4') // => true */
const isDeclaredBy = (artifact: string, coordinates: string): boolean =>
  coordinates === artifact || coordinates.startsWith(`${artifact}:`)

export const declarationOf = ({ artifact }: CataloguePlugin, { coordinates }: ReturnType<typeof listedIn>) =>
  coordinates.find(({ text }) => isDeclaredBy(artifact, text))

export const isOptionOf = ({ match }: ConfigEntry, { plugin }: CataloguePlugin): boolean =>
  match !== undefined && match.is !== 'section' && match.option.plugin === plugin

/** Appends items to a list in its own style, after the last item and its comment; undefined for a text or an empty list. */
function addItemsEdit(
  list: Node | null,
  items: readonly string[],
  { text, rangeOf }: ConfigSource,
): TextEdit | undefined {
  const last = isSeq(list) ? (list.items.at(-1) as Node | undefined) : undefined
  if (!isSeq(list) || !last?.range) return undefined
  const { from, to } = rangeOf(last)
  if (list.flow) return { from: to, to, insert: `, ${items.join(', ')}` }
  const bullet = /^\s*- +/.exec(text.slice(text.lastIndexOf('\n', from) + 1, from))?.[0]
  const end = to + (/[^\r\n]*/.exec(text.slice(to))?.[0].length ?? 0)
  return bullet ? { from: end, to: end, insert: items.map((item) => `\n${bullet}${item}`).join('') } : undefined
}

const addModuleEdit = (coordinates: string, file: ConfigFile): TextEdit | undefined =>
  addItemsEdit(listOf(MODULES_KEY, file), [coordinates], file)

/** The range of `modules` in a configuration, and a function that appends names. */
export function extensionList(file: ConfigFile) {
  const list = listOf(EXTENSIONS_KEY, file)
  return list && { ...file.rangeOf(list), add: (names: readonly string[]) => addItemsEdit(list, names, file) }
}

const lettersOf = (coordinates: string): string => coordinates.toLowerCase().replace(/[^a-z]/g, '')

/**
 * Corrects coordinates of a plugin with wrong separators, without a group, or with a typo; undefined for any others.
 * @example nearModule('es.iti.wakamiti.rest-wakamiti-plugin.2.9.4', plugins) // => 'es.iti.wakamiti:rest-wakamiti-plugin:2.9.4'
 */
export function nearModule(written: string, plugins: readonly CataloguePlugin[]): string | undefined {
  const [, name = written, version = ''] = /^(.*plugin)[^\w$]*v?(\d\S*)?$/.exec(written.trim()) ?? []
  const byLetters = new Map(
    plugins.flatMap((one) => [one.artifact, one.artifact.split(':')[1] ?? ''].map((each) => [lettersOf(each), one])),
  )
  const plugin = byLetters.get(nearest(lettersOf(name), [...byLetters.keys()], 1) ?? '')
  const near = plugin && `${plugin.artifact}:${version || plugin.version}`
  return written.trim() === near || written.trim() === plugin?.artifact ? undefined : near
}

/** The plugins whose modules a file lists; a typo in one has a finding of its own. */
export function listedPlugins(file: ConfigFile): CataloguePlugin[] {
  const listed = listedIn(MODULES_KEY, file).coordinates.map(({ text }) => nearModule(text, file.plugins) ?? text)
  return file.plugins.filter(({ artifact }) => listed.some((text) => isDeclaredBy(artifact, text)))
}

/** Plugins in use by options or extensions whose module the file lacks; in a part of a file, only extensions count. */
function missingModules(file: ConfigFile, isPart: boolean): ConfigFinding[] {
  const { isListed } = listedIn(MODULES_KEY, file)
  const listed = listedPlugins(file)
  const extensions = isListed ? listedIn(EXTENSIONS_KEY, file).coordinates : []
  return file.plugins.flatMap((plugin) => {
    if (listed.includes(plugin)) return []
    const extension = extensions.find(({ text }) => plugin.modules.includes(text))
    const entry = isPart ? undefined : file.entries.find((candidate) => isOptionOf(candidate, plugin))
    const root = entry?.key.split('.').slice(0, 2).join('.')
    const node = extension?.node ?? (file.entries.find(({ key }) => key === root) ?? entry)?.keyNode
    if (!node) return []
    const coordinates = `${plugin.artifact}:${plugin.version}`
    const data = { plugin: plugin.plugin, coordinates, isListed }
    return configFinding('missing-module', file.rangeOf(node), data, addModuleEdit(coordinates, file))
  })
}

/** Coordinates among the extensions, and likely typos; any other name may be that of the reader's own plugin. */
function unknownExtensions(file: ConfigFile): ConfigFinding[] {
  const known = knownModules(file.plugins)
  return listedIn(EXTENSIONS_KEY, file).coordinates.flatMap(({ text, node }) => {
    // With more than one typo, it may be the reader's own.
    const near = suggestModule(text, file.plugins, 1)
    if (known.includes(text) || (!near && !/^[^\s$:]+:[^\s$:]/.test(text))) return []
    const range = file.rangeOf(node)
    const edit = near && isScalar(node) && node.value === text ? { ...range, insert: near } : undefined
    return configFinding('unknown-extension', range, { key: EXTENSIONS_KEY, name: text, near }, edit)
  })
}

/** Unknown modules in the group of the plugins; those of other groups may be anything. */
function unknownModules(file: ConfigFile): ConfigFinding[] {
  const { plugins, artifacts } = file
  const known = [...plugins.map(({ artifact }) => artifact), ...artifacts]
  const groups = plugins.map(({ artifact }) => artifact.split(':')[0])
  return listedIn(MODULES_KEY, file).coordinates.flatMap(({ text, node }) => {
    const [group, name = ''] = text.split(':')
    const isOther = !groups.includes(group) || !name || text.includes('${')
    if (isOther || known.some((published) => isDeclaredBy(published, text)) || nearModule(text, plugins)) return []
    return configFinding('unknown-module', file.rangeOf(node), { key: MODULES_KEY, name: `${group}:${name}` })
  })
}

function schemeOf({ valueNode }: ConfigEntry, { document }: ConfigFile): string | undefined {
  const url = resolveAlias(valueNode, document)
  return isScalar(url) ? /^jdbc:([\w-]+):/i.exec(String(url.value))?.[1]?.toLowerCase() : undefined
}

/** JDBC URLs without a driver among the listed modules, one for each scheme. */
function missingDrivers(file: ConfigFile): ConfigFinding[] {
  const { isListed, coordinates: listed } = listedIn(MODULES_KEY, file)
  const isThere = (module: string) => {
    const artifact = module.split(':').slice(0, 2).join(':')
    return listed.some(({ text }) => isDeclaredBy(artifact, text))
  }
  return (isListed ? file.plugins : []).flatMap((one) =>
    (one.drivers ?? []).flatMap(({ scheme, modules }) => {
      const [coordinates] = modules
      const entry = file.entries.find((each) => isOptionOf(each, one) && schemeOf(each, file) === scheme)
      if (!entry?.valueNode || !coordinates || modules.some(isThere)) return []
      const data = { key: entry.key, plugin: one.plugin, scheme, coordinates }
      return configFinding('missing-driver', file.rangeOf(entry.valueNode), data, addModuleEdit(coordinates, file))
    }),
  )
}

/** What is wrong with the lists of modules and extensions, and what they lack. */
export const moduleFindings = (file: ConfigFile, isPart: boolean): ConfigFinding[] => [
  ...unknownExtensions(file),
  ...unknownModules(file),
  ...missingDrivers(file),
  ...missingModules(file, isPart),
]
