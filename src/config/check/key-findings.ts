import { isMap, isScalar, type Node, type Pair, visit, type YAMLMap } from 'yaml'
import type { TextEdit } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import { childNames, keyParts } from '../options/find-option'
import { pluginRoot, sameName, similarName } from '../options/key-places'
import { fullKey, optionPlace, strayKey } from '../options/option'
import { resolved } from '../text/config-source'
import { type ConfigEntry, type ConfigFile, MERGE } from './config-entries'
import { type ConfigFinding, configFinding } from './finding'
import { levelFinding } from './level-findings'

/** The root of plugin keys and of custom keys that features may read. */
const ROOT = 'wakamiti'
/** A custom key counts as misspelled only when at most this share of its letters differs, or one letter. */
const OWN_KEY_TOLERANCE = 1 / 5
/** Letters of a name so short that two mistakes make another one of it. */
const SHORT_NAME = 4

/** Renames a key, keeping its quotes; undefined when the new name is already in the file. */
function renameEdit({ keyNode, path, name, start }: ConfigEntry, near: string, { entries }: ConfigFile) {
  const whole = path ? `${path}.${near}` : near
  if (!isScalar(keyNode) || !keyNode.range || entries.some(({ key }) => key === whole)) return undefined
  const quotes = { QUOTE_DOUBLE: 1, QUOTE_SINGLE: 1 }[String(keyNode.type)] ?? 0
  const from = keyNode.range[0] + quotes + start
  return { from, to: from + name.length, insert: near }
}

/** `timeout:5` is one word in YAML, where a known key and its value are meant. */
function missingSpace(node: Node, path: string, { options, rangeOf }: ConfigFile): ConfigFinding | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
  const [, name = ''] = /^([^:\s]+):\S/.exec(String(node.value)) ?? []
  const { key, match } = keyParts(path, name, options, false)
  if (!name || !match) return undefined
  const [from] = node.range
  const edit: TextEdit = { from, to: from + name.length + 1, insert: `${name}: ` }
  return configFinding('missing-space', rangeOf(node), { key }, edit)
}

/** How many letters of a name may differ: of a short one, only one. */
const toleranceOf = (name: string, path: string): number => {
  if (path === ROOT) return Math.max(1, name.length * OWN_KEY_TOLERANCE)
  return name.length <= SHORT_NAME ? 1 : Math.max(2, Math.floor(name.length / 3))
}

/** The name that was surely meant: in another spelling, with one mistake, or by another name of the plugin. */
function certainName({ name, path, whole, key, valueNode }: ConfigEntry, { options, plugins, document }: ConfigFile) {
  const hasKeys = whole !== key || isMap(resolved(valueNode, document))
  const root = path === ROOT && hasKeys ? pluginRoot(name, { options, plugins }) : undefined
  return sameName(name, path, options) ?? root ?? nearest(name, childNames(path, options), 1)
}

function unknownFinding(entry: ConfigEntry, file: ConfigFile): ConfigFinding {
  const { key, whole, path, name, keyNode, valueNode } = entry
  const { options, allOptions, rangeOf } = file
  const isAlone = valueNode?.range?.[0] === valueNode?.range?.[1]
  const unspaced = isAlone && missingSpace(keyNode, path, file)
  if (unspaced) return unspaced
  const range = rangeOf(keyNode)
  const read = options.find(({ plugin, unreadKeys }) =>
    unreadKeys?.some((one) => fullKey({ plugin, key: one }) === key),
  )
  if (read) return configFinding('unread-key', range, { key, option: read })
  const stray = allOptions.find((option) => optionPlace(option) !== 'file' && strayKey(option) === key)
  if (stray) return configFinding('read-elsewhere', range, { key, option: stray })
  const certain = certainName(entry, file)
  const similar = path === ROOT ? similarName(name, path, options) : undefined
  const elsewhere = certain || similar ? undefined : levelFinding(entry, file)
  if (elsewhere) return elsewhere
  const typo = certain ?? nearest(name, childNames(path, options), toleranceOf(name, path))
  const near = typo ?? similarName(name, path, options)
  if (near) return configFinding('unknown-key', range, { key, near }, renameEdit(entry, near, file))
  return path === ROOT ? configFinding('own-key', range, { key: whole }) : configFinding('unknown-key', range, { key })
}

/** A key that is unknown, or whose value is read as part of it. */
export function keyFinding(entry: ConfigEntry, file: ConfigFile): ConfigFinding | undefined {
  const { key, valueNode, match } = entry
  if (!match) return unknownFinding(entry, file)
  return match.is === 'section' && valueNode ? missingSpace(valueNode, key, file) : undefined
}

function duplicatesIn(map: YAMLMap, { rangeOf, lineAt }: ConfigFile): ConfigFinding[] {
  const first = new Map<unknown, number>()
  return (map.items as Pair<Node>[]).flatMap(({ key }): ConfigFinding[] => {
    if (!isScalar(key)) return []
    const range = rangeOf(key)
    const firstLine = first.get(key.value)
    if (firstLine === undefined) first.set(key.value, lineAt(range.from))
    return firstLine === undefined ? [] : [configFinding('duplicate-key', range, { key: String(key.value), firstLine })]
  })
}

/** Keys set twice in different spellings: nested and with dots. */
function dottedDuplicates({ entries, rangeOf, lineAt }: ConfigFile): ConfigFinding[] {
  const first = new Map<string, ConfigEntry>()
  return entries.flatMap((entry): ConfigFinding[] => {
    const { key, match, written, keyNode } = entry
    if (!match || match.is === 'section' || written.split('\n').includes(MERGE)) return []
    const known = first.get(key)
    if (!known) first.set(key, entry)
    if (!known || known.written === written) return []
    const firstLine = lineAt(rangeOf(known.keyNode).from)
    return [configFinding('duplicate-key', rangeOf(keyNode), { key, firstLine })]
  })
}

/** Keys set twice, in one map or in different spellings. */
export function duplicateFindings(file: ConfigFile): ConfigFinding[] {
  const findings: ConfigFinding[] = []
  visit(file.document, { Map: (_, map) => void findings.push(...duplicatesIn(map, file)) })
  return [...findings, ...dottedDuplicates(file)]
}

/**
 * Keys that are misspelled or at the wrong level, with a fix, after which more can be said about the file. Of those that are
 * to move only the first: others often go with it. None when more is wrong than is listed: each is then reported as it is.
 */
export function keySlips(file: ConfigFile, limit: number): ConfigFinding[] {
  const found: ConfigFinding[] = []
  for (const entry of file.entries) {
    if (found.length > limit) return []
    found.push(...[keyFinding(entry, file) ?? []].flat())
  }
  const slips = found.filter(({ fixes }) => fixes.length > 0)
  const moves = slips.filter(({ code }) => code === 'misplaced-key' || code === 'own-key')
  return [...slips.filter((finding) => !moves.includes(finding)), ...moves.slice(0, 1)]
}
