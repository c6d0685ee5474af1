import { type Document, isScalar } from 'yaml'
import { fullKey, type OptionCondition } from '../options/option'
import { isBlank } from '../options/option-value'
import { oldBooleanOf, plainValue, resolved } from '../text/config-source'
import type { ConfigEntry, ConfigFile } from './config-entries'
import { type ConfigFinding, configFinding } from './finding'

/** The options that a file sets, each with its value in lower case. */
export type SetOptions = ReadonlyMap<string, string>

function wordOf({ valueNode }: ConfigEntry, document: Document): string {
  const node = resolved(valueNode, document)
  const word = isScalar(node) ? String(node.value).toLowerCase() : ''
  return oldBooleanOf(node) ? String(['yes', 'on'].includes(word)) : word
}

/** The options that a file sets; a blank one counts as missing. */
export function setOptions({ entries, document }: ConfigFile): SetOptions {
  const set = entries.filter(({ match, valueNode }) => {
    const value = match && match.is !== 'section' ? plainValue(valueNode, document) : null
    return value === undefined || !isBlank(value)
  })
  return new Map(set.map((entry) => [entry.key, wordOf(entry, document)]))
}

/** The keys that an option of the reference may have in a file; the first one set counts. */
export type KeysInFile = (key: string) => string[]

/**
 * Whether a file meets a condition: it sets one of the `any` options, and none of the `none` options.
 */
export function meets({ any, none = [] }: OptionCondition, set: SetOptions, keysInFile: KeysInFile): boolean {
  const isSet = (condition: string) => {
    const [key = '', value] = condition.split('=')
    if (key.endsWith('.*'))
      return keysInFile(key.slice(0, -1)).some((start) => [...set.keys()].some((one) => one.startsWith(start)))
    const found = keysInFile(key).find((one) => set.has(one))
    return found !== undefined && (value === undefined || set.get(found) === value)
  }
  return any.some(isSet) && !none.some(isSet)
}

function effectOf({ key, match }: ConfigEntry, set: SetOptions): 'no-effect' | 'ignored' | 'limited' | undefined {
  if (match?.is !== 'option') return undefined
  const { plugin, status, ignoredIf, default: usual } = match.option
  if (status === 'no-effect') return 'no-effect'
  if (ignoredIf && meets(ignoredIf, set, (other) => [fullKey({ plugin, key: other })])) return 'ignored'
  return status === 'limited' && set.get(key) !== String(usual).toLowerCase() ? 'limited' : undefined
}

/** Options that have no effect, are ignored because of another one, or do not work everywhere. */
export function effectFindings(file: ConfigFile): ConfigFinding[] {
  const set = setOptions(file)
  return file.entries.flatMap((entry) => {
    const code = effectOf(entry, set)
    if (!code || entry.match?.is !== 'option') return []
    return configFinding(code, file.rangeOf(entry.keyNode), { key: entry.key, option: entry.match.option })
  })
}
