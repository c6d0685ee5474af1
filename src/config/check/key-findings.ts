import { isScalar, type Node } from 'yaml'
import { nearest } from '@/lib/nearest'
import type { ConfigEntry } from '../options/config-entries'
import { childNames, findOption } from '../options/find-option'
import { keyParts } from '../options/key-parts'
import type { CatalogueOption } from '../options/option'
import { optionPlace, strayKey } from '../options/option-place'
import type { ConfigSource } from './config-source'
import type { Fault, Finding, Fix } from './finding'

/** The root that plugins stand under, and where features may find keys of the reader's own. */
const ROOT = 'wakamiti'
/** A key of the reader's own is taken for a misspelt one only when this share of its letters differs, or one letter. */
const OWN_KEY_TOLERANCE = 1 / 5

/** What the checks of keys need to know. */
export interface KeyRules {
  /** The options that a file may hold. */
  options: readonly CatalogueOption[]
  /** All options, those that are read elsewhere included. */
  all: readonly CatalogueOption[]
  /** The keys of the file. */
  taken: ReadonlySet<string>
}

/** The change that writes a name in the place of another, between the same quotes; none when that name is there already. */
function renaming({ keyNode, path, name, start }: ConfigEntry, near: string, { taken }: KeyRules): Fix | undefined {
  if (!isScalar(keyNode) || !keyNode.range || taken.has(path ? `${path}.${near}` : near)) return undefined
  const quotes = { QUOTE_DOUBLE: 1, QUOTE_SINGLE: 1 }[String(keyNode.type)] ?? 0
  const from = keyNode.range[0] + quotes + start
  return { from, to: from + name.length, insert: near }
}

/** `timeout:5` is one word, where a known key and its value are meant. */
function missingSpace(node: Node | null, path: string, options: readonly CatalogueOption[]): Fault | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
  const [, name = ''] = /^([^:\s]+):\S/.exec(String(node.value)) ?? []
  const { key, match } = keyParts(path, name, options, false)
  if (!name || !match) return undefined
  const [from] = node.range
  return { kind: 'missing-space', key, fix: { from, to: from + name.length + 1, insert: `${name}: ` } }
}

function unknownFault(entry: ConfigEntry, rules: KeyRules): Fault {
  const { key, whole, path, name } = entry
  const { options, all } = rules
  const isAlone = entry.valueNode?.range?.[0] === entry.valueNode?.range?.[1]
  const unspaced = isAlone ? missingSpace(entry.keyNode, path, options) : undefined
  if (unspaced) return unspaced
  const stray = all.find((option) => optionPlace(option) !== 'file' && strayKey(option) === key)
  if (stray) return { kind: 'read-elsewhere', key, option: stray }
  const known = childNames(path, options)
  const near = nearest(name, known, path === ROOT ? Math.max(1, name.length * OWN_KEY_TOLERANCE) : undefined)
  if (near) return { kind: 'unknown-key', key, near, fix: renaming(entry, near, rules) }
  if (path === '' && findOption(`${ROOT}.${key}`, options))
    return { kind: 'misplaced-key', key, near: `${ROOT}.${key}` }
  return path === ROOT ? { kind: 'own-key', key: whole } : { kind: 'unknown-key', key }
}

/** Keys that no option has, and keys whose value is taken for a part of them. */
export function keyFindings(entry: ConfigEntry, rules: KeyRules, source: ConfigSource): Finding[] {
  const { key, keyNode, valueNode, match } = entry
  if (!match) return [{ ...unknownFault(entry, rules), ...source.placeOf(keyNode) }]
  const unspaced = match.is === 'section' && missingSpace(valueNode, key, rules.options)
  return unspaced && valueNode ? [{ ...unspaced, ...source.placeOf(valueNode) }] : []
}
