import { isScalar, type Node } from 'yaml'
import { type CatalogueOption, fullKey, type ListedOption, type OptionCondition } from '../options/option'
import { isBlank } from '../options/option-value'
import { type ConfigFinding, configFinding } from './finding'
import { declarationOf, isOptionOf, listedIn, MODULES_KEY } from './module-findings'
import { type ConfigEntry, type ConfigFile, plainValue, resolveAlias } from './read-config'
import { yaml11Value } from './value-findings'

type SetOptions = ReadonlyMap<string, string>

function setOptions({ entries, document }: ConfigFile): SetOptions {
  const set = entries.flatMap(({ key, match, valueNode }): [string, string][] => {
    const value = match && match.is !== 'section' ? plainValue(valueNode, document) : null
    const node = resolveAlias(valueNode, document)
    const word = yaml11Value(node) ?? (isScalar(node) ? String(node.value).toLowerCase() : '')
    return value === undefined || !isBlank(value) ? [[key, word]] : []
  })
  return new Map(set)
}

/** The keys that set an option in one place of a file, its own first; the first one that is set counts. */
type KeysInFile = (key: string) => string[]

function meets({ any, none = [] }: OptionCondition, set: SetOptions, keysInFile: KeysInFile): boolean {
  const isSet = (condition: string) => {
    const [key = '', value] = condition.split('=')
    if (key.endsWith('.*'))
      return keysInFile(key.slice(0, -1)).some((start) => [...set.keys()].some((name) => name.startsWith(start)))
    const found = keysInFile(key).find((name) => set.has(name))
    return found !== undefined && (value === undefined || set.get(found) === value)
  }
  return any.some(isSet) && !none.some(isSet)
}

/** Options without effect, ignored because of another one, or limited to some ways of running the tool. */
export function effectFindings(file: ConfigFile): ConfigFinding[] {
  const set = setOptions(file)
  return file.entries.flatMap(({ key, keyNode, match }) => {
    if (match?.is !== 'option') return []
    const { option } = match
    const { plugin, status, ignoredIf, default: usual } = option
    const found = (code: 'no-effect' | 'ignored' | 'limited') =>
      configFinding(code, file.rangeOf(keyNode), { key, option })
    if (status === 'no-effect') return found(status)
    if (ignoredIf && meets(ignoredIf, set, (other) => [fullKey({ plugin, key: other })])) return found('ignored')
    return status === 'limited' && set.get(key) !== String(usual).toLowerCase() ? found(status) : []
  })
}

const FREE = /\{.+?\}/

const keysBelow = (path: string, entries: readonly ConfigEntry[]): string[] =>
  entries.flatMap(({ key }) => (key.startsWith(`${path}.`) ? [key.slice(path.length + 1)] : []))

function repeatingSections(option: CatalogueOption, { options, entries }: ConfigFile): string[] {
  const isEmpty = ({ key }: CatalogueOption) => !options.some((other) => other.key.startsWith(`${key}.`))
  const isSibling = ({ type, key, plugin }: CatalogueOption) =>
    type === 'section' && plugin === option.plugin && option.key.startsWith(`${key.split('.').slice(0, -1).join('.')}.`)
  return options
    .filter((other) => isSibling(other) && isEmpty(other))
    .map(fullKey)
    .filter((path) => keysBelow(path, entries).length > 0)
}

/** The places where an option is required: one, or one for each free name or repeating section. */
function requiredPlaces(option: CatalogueOption, file: ConfigFile): KeysInFile[] {
  const keyOf = (key: string) => fullKey({ plugin: option.plugin, key })
  const key = fullKey(option)
  if (FREE.test(key)) {
    const [path = ''] = key.split(/\.\{/)
    const names = new Set(keysBelow(path, file.entries).map((rest) => rest.split('.')[0] ?? ''))
    return [...names].map((name) => (one) => [keyOf(one).replace(FREE, name)])
  }
  const sections = repeatingSections(option, file)
  if (sections.length === 0) return [(one) => [keyOf(one)]]
  return sections.map((section) => {
    const parent = section.slice(0, section.lastIndexOf('.'))
    return (one) => [keyOf(one).replace(`${parent}.`, `${section}.`), keyOf(one)]
  })
}

/** Where to report a missing key: at itself if it is blank, at its deepest parent, or at a sibling with dots. */
function nearestParent(key: string, entries: readonly ConfigEntry[]): ConfigEntry | undefined {
  const segments = key.split('.')
  const parents = segments.map((_, depth) => segments.slice(0, segments.length - depth).join('.'))
  const at = (parent: string) =>
    entries.find((entry) => entry.key === parent) ?? entries.find((entry) => entry.key.startsWith(`${parent}.`))
  return parents.flatMap((parent) => at(parent) ?? [])[0]
}

function missingNode(key: string, option: CatalogueOption, file: ConfigFile): Node | undefined {
  const { entries, plugins } = file
  const plugin = plugins.find((known) => known.plugin === option.plugin)
  const declaration = plugin && declarationOf(plugin, listedIn(MODULES_KEY, file))
  if (plugin && !declaration && !entries.some((entry) => isOptionOf(entry, plugin))) return undefined
  const parent = nearestParent(key, entries)
  const isTooWide = plugin && parent?.path === ''
  return (isTooWide ? declaration?.node : undefined) ?? parent?.keyNode
}

function optionFindings(option: ListedOption, set: SetOptions, file: ConfigFile): ConfigFinding[] {
  const { required, requiredIf } = option
  return requiredPlaces(option, file).flatMap((keysInFile) => {
    const [key = ''] = keysInFile(option.key)
    if (keysInFile(option.key).some((name) => set.has(name))) return []
    if (!required && !(requiredIf && meets(requiredIf, set, keysInFile))) return []
    const node = missingNode(key, option, file)
    const canBeStep = required && option.steps !== undefined
    return node ? configFinding('missing-key', file.rangeOf(node), { key, option, canBeStep }) : []
  })
}

/** Required keys that are missing: those of plugins in use, and those of the tool if the file has its root. */
export function requiredFindings(file: ConfigFile): ConfigFinding[] {
  const set = setOptions(file)
  return file.options
    .filter(({ required, requiredIf, type }) => (required || requiredIf) && type !== 'section')
    .flatMap((option) => optionFindings(option, set, file))
}
