import { isScalar, isSeq, type Node } from 'yaml'
import type { TextEdit } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import { type CataloguePlugin, CORE_MODULES } from '@/steps/catalogue'
import { namedPlugin } from '../options/key-places'
import { nearModule } from '../options/near-module'
import { resolved } from '../text/config-source'
import type { ConfigEntry, ConfigFile } from './config-entries'
import { type ConfigFinding, configFinding } from './finding'
import { addItemsEdit } from './list-edit'

/** The list of extensions in use. */
export const EXTENSIONS_KEY = 'wakamiti.modules'
/** What the names of all extensions have in common. */
const EXTENSION_END = /-(steps|types)$/
/** With more mistakes, a name is one of the reader's own. */
const LETTERS_PER_MISTAKE = 3
/** The list of modules that the launcher downloads. */
export const MODULES_KEY = 'wakamiti.launcher.modules'

/** The modules of a file, as written. */
export interface DeclaredModules {
  /** Whether the file has the list, known before a run: Maven and JUnit projects need none. */
  isListed: boolean
  coordinates: { text: string; node: Node }[]
}

/** The items of an option: a list, or one text with commas. */
function listedIn(option: string, { entries, document }: ConfigFile): DeclaredModules {
  const node = resolved(entries.find(({ key }) => key === option)?.valueNode, document)
  const items = isSeq(node) ? (node.items as Node[]) : node ? [node] : []
  const coordinates = items.flatMap((item) => {
    const module = resolved(item, document)
    const texts = isScalar(module) ? String(module.value ?? '').split(',') : []
    return texts.map((text) => ({ text: text.trim(), node: item }))
  })
  return { isListed: node !== null && !coordinates.some(({ text }) => text.includes('${')), coordinates }
}

export const declaredModules = (file: ConfigFile): DeclaredModules => listedIn(MODULES_KEY, file)

/**
 * Whether coordinates are those of an artifact, in any version.
 * @example isDeclaredBy('es.iti.wakamiti:rest-wakamiti-plugin', 'es.iti.wakamiti:rest-wakamiti-plugin:2.9.4') // => true
 */
export const isDeclaredBy = (artifact: string, coordinates: string): boolean =>
  coordinates === artifact || coordinates.startsWith(`${artifact}:`)

/** The declared coordinates of a plugin, in any version. */
export const declarationOf = ({ artifact }: CataloguePlugin, { coordinates }: DeclaredModules) =>
  coordinates.find(({ text }) => isDeclaredBy(artifact, text))

/** The plugin that coordinates in a group of the plugins are meant for, by another of its names. */
export function meantPlugin(coordinates: string, file: ConfigFile): CataloguePlugin | undefined {
  const { plugins, artifacts } = file
  const [group, name] = coordinates.split(':')
  const isOwn = plugins.some(({ artifact }) => artifact.split(':')[0] === group)
  return name && isOwn && !artifacts.some((one) => isDeclaredBy(one, coordinates)) ? namedPlugin(name, file) : undefined
}

export const isOptionOf = ({ match }: ConfigEntry, { plugin }: CataloguePlugin): boolean =>
  match !== undefined && match.is !== 'section' && match.option.plugin === plugin

export const addModuleEdit = (coordinates: string, file: ConfigFile): TextEdit | undefined =>
  addItemsEdit(file.entries.find(({ key }) => key === MODULES_KEY)?.valueNode, [coordinates], file)

function sectionOf(plugin: CataloguePlugin, { entries }: ConfigFile): Node | undefined {
  const entry = entries.find((candidate) => isOptionOf(candidate, plugin))
  const root = entry?.key.split('.').slice(0, 2).join('.')
  return (entries.find(({ key }) => key === root) ?? entry)?.keyNode
}

/**
 * Plugins whose extension or options are in the file while their module is not.
 * @param isPart only a list of modules in the text itself tells what is missing
 */
export function moduleFindings(file: ConfigFile, isPart = false): ConfigFinding[] {
  const { isListed, coordinates } = declaredModules(file)
  const extensions = isListed ? listedIn(EXTENSIONS_KEY, file).coordinates : []
  // A name with a slip is a finding of its own.
  const meant = coordinates.flatMap(
    ({ text }) => nearModule(text, file.plugins) ?? meantPlugin(text, file)?.artifact ?? [],
  )
  return file.plugins.flatMap((plugin) => {
    const isMeant = meant.some((one) => isDeclaredBy(plugin.artifact, one))
    if (isMeant || declarationOf(plugin, { isListed, coordinates })) return []
    const extension = extensions.find(({ text }) => plugin.modules.includes(text))
    const node = extension?.node ?? (isPart ? undefined : sectionOf(plugin, file))
    if (!node) return []
    const added = `${plugin.artifact}:${plugin.version}`
    const data = { plugin: plugin.plugin, coordinates: added, isListed, extension: extension?.text }
    return configFinding('missing-module', file.rangeOf(node), data, addModuleEdit(added, file))
  })
}

/** The extension with the steps of a plugin that is written with another name of the plugin. */
function extensionOf(name: string, { plugins, options }: ConfigFile): string | undefined {
  const known = namedPlugin(name.replace(EXTENSION_END, ''), { plugins, options })
  const steps = known?.modules.filter((module) => module.endsWith('-steps')) ?? []
  return steps.length === 1 ? steps[0] : undefined
}

/** The only extension, of those that are not listed, that a word of a name is the beginning of: `jmeter-metrics`. */
function extensionWith(name: string, known: readonly string[], listed: readonly string[]): string | undefined {
  const words = name.split('-')
  const found = known.filter((one) => {
    const stem = one.replace(EXTENSION_END, '')
    return !listed.includes(one) && stem.length > LETTERS_PER_MISTAKE && words.some((word) => word.startsWith(stem))
  })
  return found.length === 1 ? found[0] : undefined
}

/** Names of extensions that are like a known one, as others may belong to a plugin of the reader's own; and coordinates. */
export function extensionFindings(file: ConfigFile): ConfigFinding[] {
  const known = [...file.plugins.flatMap(({ modules }) => modules), ...CORE_MODULES]
  const listed = listedIn(EXTENSIONS_KEY, file).coordinates
  const names = listed.map(({ text }) => text)
  return listed.flatMap(({ text, node }) => {
    if (known.includes(text)) return []
    const [, artifact] = /^[^\s$:]+:([^\s$:]+)/.exec(text) ?? []
    const stem = text.replace(EXTENSION_END, '')
    const near = artifact
      ? extensionOf(artifact, file)
      : (nearest(text, known, Math.floor(stem.length / LETTERS_PER_MISTAKE)) ??
        extensionOf(text, file) ??
        extensionWith(text, known, names))
    const range = file.rangeOf(node)
    const edit = near && isScalar(node) && node.value === text ? { ...range, insert: near } : undefined
    const data = { key: EXTENSIONS_KEY, name: text }
    if (artifact) return [configFinding('module-as-extension', range, { ...data, near }, edit)]
    return near ? [configFinding('unknown-extension', range, { ...data, near }, edit)] : []
  })
}
