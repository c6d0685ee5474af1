import { isScalar, type Node } from 'yaml'
import { type CatalogueOption, fullKey, type OptionCondition } from '../options/option'
import { isBlank } from '../options/option-value'
import { type ConfigFinding, configFinding } from './finding'
import { declarationOf, isOptionOf, listedIn, MODULES_KEY } from './module-findings'
import { type ConfigEntry, type ConfigFile, plainValue, resolveAlias } from './read-config'
import { yaml11Value } from './value-findings'

type SetOptions = ReturnType<typeof setOptions>

/** The values of the options that a file sets, by their keys as in the reference. */
function setOptions(entries: readonly ConfigEntry[], { document }: ConfigFile) {
  const set = entries.flatMap(({ match, valueNode }): [string, string][] => {
    const value = plainValue(valueNode, document)
    if (!match || match.is === 'section' || (value !== undefined && isBlank(value))) return []
    const node = resolveAlias(valueNode, document)
    return [[match.option.key, yaml11Value(node) ?? (isScalar(node) ? String(node.value).toLowerCase() : '')]]
  })
  return new Map(set)
}

function meets({ any, none = [] }: OptionCondition, set: SetOptions): boolean {
  const isSet = (condition: string) => {
    const [key = '', value] = condition.split('=')
    if (key.endsWith('.*')) return [...set.keys()].some((name) => name.startsWith(key.slice(0, -1)))
    return value === undefined ? set.has(key) : set.get(key) === value
  }
  return any.some(isSet) && !none.some(isSet)
}

/** Options without effect, also because of another one, or limited to some ways of running the tool. */
export function effectFindings(file: ConfigFile): ConfigFinding[] {
  const set = setOptions(file.entries, file)
  return file.entries.flatMap(({ key, keyNode, match }) => {
    if (match?.is !== 'option') return []
    const { option } = match
    const { status, ignoredIf, default: usual } = option
    const isIgnored = ignoredIf !== undefined && meets(ignoredIf, set)
    const isUsual = status === 'limited' && set.get(option.key) === String(usual).toLowerCase()
    const code = isIgnored ? 'no-effect' : status
    return code && !isUsual ? configFinding(code, file.rangeOf(keyNode), { key, option }) : []
  })
}

/** The full keys of an option, each with the options set beside it: one, or one for each name that the reader chose. */
function placesOf(option: CatalogueOption, file: ConfigFile, set: SetOptions) {
  const key = fullKey(option)
  const [path, rest] = key.split(/\.\{.+?\}/)
  if (rest === undefined) return [{ key, set }]
  const below = file.entries.filter((entry) => entry.key.startsWith(`${path}.`))
  const nameOf = (entry: ConfigEntry) => entry.key.slice(`${path}.`.length).split('.')[0]
  return [...new Set(below.map(nameOf))].map((name) => {
    const beside = below.filter((entry) => nameOf(entry) === name)
    return { key: `${path}.${name}${rest}`, set: setOptions(beside, file) }
  })
}

/** Where to report a missing key: at its deepest parent, or at the module if the file has no option of the plugin. */
function missingNode(key: string, option: CatalogueOption, file: ConfigFile): Node | undefined {
  const plugin = file.plugins.find((known) => known.plugin === option.plugin)
  if (plugin && !file.entries.some((entry) => isOptionOf(entry, plugin)))
    return declarationOf(plugin, listedIn(MODULES_KEY, file))?.node
  return file.entries.findLast((entry) => `${key}.`.startsWith(`${entry.key}.`))?.keyNode
}

/** Required keys that are missing: those of plugins in use, and those of the tool if the file has its root. */
export function requiredFindings(file: ConfigFile): ConfigFinding[] {
  const all = setOptions(file.entries, file)
  return file.options.flatMap((option) => {
    const { required, requiredIf, steps, type } = option
    if (type === 'section' || !(required || requiredIf)) return []
    return placesOf(option, file, all).flatMap(({ key, set }) => {
      const isMissing = !set.has(option.key) && (required || (requiredIf && meets(requiredIf, set)))
      const node = isMissing ? missingNode(key, option, file) : undefined
      const canBeStep = required && steps !== undefined
      return node ? configFinding('missing-key', file.rangeOf(node), { key, option, canBeStep }) : []
    })
  })
}
