import type { Node } from 'yaml'
import type { ListedOption } from '../options/load-options'
import { type CatalogueOption, fullKey } from '../options/option'
import type { ConfigEntry, ConfigFile } from './config-entries'
import { type KeysInFile, meets, type SetOptions, setOptions } from './effect-findings'
import { type ConfigFinding, configFinding } from './finding'
import { declarationOf, declaredModules, isOptionOf } from './module-findings'

/** One place of a file where an option counts by itself. */
interface OptionScope {
  /** The key that it has there. */
  key: string
  keysInFile: KeysInFile
}

/** A name of the reader's own in the middle of a key. */
const FREE = /\{.+?\}/

const keysBelow = (path: string, entries: readonly ConfigEntry[]): string[] =>
  entries.flatMap(({ key }) => (key.startsWith(`${path}.`) ? [key.slice(path.length + 1)] : []))

/** One for each name that the file has: `datasource.archive`, `datasource.loans`. */
function namedScopes(key: string, entries: readonly ConfigEntry[], whole: KeysInFile): OptionScope[] {
  const [path = ''] = key.split(/\.\{/)
  const names = new Set(keysBelow(path, entries).map((rest) => rest.split('.')[0] ?? ''))
  return [...names].map((name) => ({
    key: key.replace(FREE, name),
    keysInFile: (each) => whole(each).map((one) => one.replace(FREE, name)),
  }))
}

/** Sections that repeat the keys beside them, of those that the file has. */
function repeatingSections(option: CatalogueOption, { options, entries }: ConfigFile): string[] {
  const isEmpty = ({ key }: CatalogueOption) => !options.some((other) => other.key.startsWith(`${key}.`))
  const isBeside = ({ type, key, plugin }: CatalogueOption) =>
    type === 'section' && plugin === option.plugin && option.key.startsWith(`${key.split('.').slice(0, -1).join('.')}.`)
  return options
    .filter((other) => isBeside(other) && isEmpty(other))
    .map(fullKey)
    .filter((path) => keysBelow(path, entries).length > 0)
}

/**
 * The places of a file where an option counts by itself: one, or one for each name or section that the file has. In a
 * section the keys beside it count where it has none of its own.
 */
function optionScopes(option: CatalogueOption, file: ConfigFile): OptionScope[] {
  const key = fullKey(option)
  const whole: KeysInFile = (each) => [fullKey({ plugin: option.plugin, key: each })]
  if (FREE.test(key)) return namedScopes(key, file.entries, whole)
  const sections = repeatingSections(option, file)
  if (sections.length === 0) return [{ key, keysInFile: whole }]
  return sections.map((section) => {
    const beside = section.slice(0, section.lastIndexOf('.'))
    const inside = (one: string) => one.replace(`${beside}.`, `${section}.`)
    return { key: inside(key), keysInFile: (each) => whole(each).flatMap((one) => [inside(one), one]) }
  })
}

/**
 * The deepest key of the file that a missing one would stand under or, where keys have dots, beside; the key itself when it
 * stands there blank.
 */
function nearestParent(key: string, entries: readonly ConfigEntry[]): ConfigEntry | undefined {
  const segments = key.split('.')
  const parents = segments.map((_, depth) => segments.slice(0, segments.length - depth).join('.'))
  const at = (parent: string) =>
    entries.find((entry) => entry.key === parent) ?? entries.find((entry) => entry.key.startsWith(`${parent}.`))
  return parents.flatMap((parent) => at(parent) ?? [])[0]
}

/** Where to point for a key that is missing; nothing when its plugin is not used. */
function missingNode(key: string, option: CatalogueOption, file: ConfigFile): Node | undefined {
  const { entries, plugins } = file
  const plugin = plugins.find((known) => known.plugin === option.plugin)
  const declaration = plugin && declarationOf(plugin, declaredModules(file))
  const isUsed = !plugin || declaration || entries.some((entry) => isOptionOf(entry, plugin))
  if (!isUsed) return undefined
  const parent = nearestParent(key, entries)
  const isTooWide = plugin && parent?.path === ''
  return (isTooWide ? declaration?.node : undefined) ?? parent?.keyNode
}

/** The findings of one option, one for each place that lacks it. */
function optionFindings(option: ListedOption, set: SetOptions, file: ConfigFile): ConfigFinding[] {
  const { required, requiredIf } = option
  return optionScopes(option, file).flatMap(({ key, keysInFile }) => {
    if (keysInFile(option.key).some((each) => set.has(each))) return []
    if (!required && !(requiredIf && meets(requiredIf, set, keysInFile))) return []
    const node = missingNode(key, option, file)
    const canBeStep = required && option.steps !== undefined
    return node ? configFinding('missing-key', file.rangeOf(node), { key, option, canBeStep }) : []
  })
}

/** Required keys that a plugin in use is not given; the tool's own when the file has its root. */
export function requiredFindings(file: ConfigFile): ConfigFinding[] {
  const set = setOptions(file)
  return file.options
    .filter(({ required, requiredIf, type }) => (required || requiredIf) && type !== 'section')
    .flatMap((option) => optionFindings(option, set, file))
}
