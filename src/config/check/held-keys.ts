import { type Document, isScalar } from 'yaml'
import { type ConfigEntry, resolved } from '../options/config-entries'
import { isBlank } from '../options/option-value'
import { plainValue } from '../options/plain-value'

/** The keys of a file that have a value, each with what stands there as one word. */
export type HeldKeys = ReadonlyMap<string, string>

/** Old words for booleans as the tool reads them. */
const BOOLEANS: Record<string, string> = { yes: 'true', on: 'true', no: 'false', off: 'false' }

function wordOf({ valueNode }: ConfigEntry, document: Document): string {
  const node = resolved(valueNode, document)
  const word = isScalar(node) ? String(node.value).toLowerCase() : ''
  return isScalar(node) && node.type === 'PLAIN' ? (BOOLEANS[word] ?? word) : word
}

/** The keys of a file that are options and have a value; what is blank counts as missing. */
export function heldKeys(entries: readonly ConfigEntry[], document: Document): HeldKeys {
  const held = entries.filter(({ match, valueNode }) => {
    const value = match && match.is !== 'section' ? plainValue(valueNode, document) : null
    return value === undefined || !isBlank(value)
  })
  return new Map(held.map((entry) => [entry.key, wordOf(entry, document)]))
}

/** The keys that a key of a record may have in a file, the first that is there counts. */
export type Spellings = (key: string) => string[]

/**
 * Whether a file holds what a condition names.
 * @param condition `key`, `key.*` or `key=value`
 * @param spellings where the key is looked for
 */
export function isHeld(condition: string, held: HeldKeys, spellings: Spellings): boolean {
  const [key = '', value] = condition.split('=')
  if (key.endsWith('.*'))
    return spellings(key.slice(0, -1)).some((start) => [...held.keys()].some((one) => one.startsWith(start)))
  const found = spellings(key).find((one) => held.has(one))
  return found !== undefined && (value === undefined || held.get(found) === value)
}
