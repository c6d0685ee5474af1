import { isMap, isScalar, type Node, type YAMLMap } from 'yaml'
import type { TextEdit } from '@/lib/finding'
import { isRecord } from '@/lib/is-record'
import { isTypo, nearest } from '@/lib/nearest'
import { childNames, keyElsewhere, keyParts, longerName, sameName, shownKey } from '../options/find-option'
import { fullKey, mapBaseOf, optionPlace, ROOTS, strayKey } from '../options/option'
import { type ConfigFinding, configFinding, MAX_FINDINGS } from './finding'
import type { ConfigEntry, ConfigFile } from './read-config'
import { configEntries, nodesOf, plainValue, resolveAlias } from './read-config'

const [ROOT] = ROOTS

export const hasNoValue = ({ valueNode }: ConfigEntry): boolean => valueNode?.range?.[0] === valueNode?.range?.[1]

function renameEdit({ keyNode, path, name, start }: ConfigEntry, near: string, { entries }: ConfigFile) {
  const whole = path ? `${path}.${near}` : near
  if (!isScalar(keyNode) || !keyNode.range || entries.some(({ key }) => key === whole)) return undefined
  const from = keyNode.range[0] + (keyNode.type?.startsWith('QUOTE') ? 1 : 0) + start
  return { from, to: from + name.length, insert: near }
}

/** Whether the value of an entry may be that of `key`: both have keys, which a section knows, or neither has. */
function takesValue(key: string, { valueNode }: ConfigEntry, { document, options }: ConfigFile) {
  const { match } = keyParts('', key, options, false)
  const value = plainValue(valueNode, document) ?? null
  if (!match || value === null || (isRecord(value) && Object.keys(value).length === 0)) return true
  if (match.is !== 'section') return isRecord(value) === (mapBaseOf(match.option.type) !== undefined)
  return isRecord(value) && Object.keys(value).some((name) => keyParts(key, name, options, false).match)
}

/** `timeout:5`, which YAML reads as one word, instead of a known key and its value. */
function missingSpace(node: Node, path: string, { options, rangeOf }: ConfigFile): ConfigFinding | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined
  const [, name = ''] = /^([^:\s]+):\S/.exec(String(node.value)) ?? []
  const { key, match } = keyParts(path, name, options, false)
  if (!name || !match) return undefined
  const [from] = node.range
  const edit: TextEdit = { from, to: from + name.length + 1, insert: `${name}: ` }
  return configFinding('missing-space', rangeOf(node), { key }, edit)
}

function misplacedFinding(entry: ConfigEntry, above: ConfigEntry | undefined, file: ConfigFile) {
  const { key, whole, name, path, keyNode } = entry
  const range = file.rangeOf(keyNode)
  const value = resolveAlias(above?.valueNode, file.document)
  // Below an empty section, the key probably lacks its indentation.
  const isSection = above?.match?.is === 'section' && (!value || (isScalar(value) && value.value === null))
  const section = isSection && above.path === path ? above.key : ''
  const own = section && (sameName(name, section, file.options) ?? (section === ROOT ? name : undefined))
  if (own) return configFinding('misplaced-key', range, { key, near: `${section}.${own}` })
  const hasKeys = !isScalar(resolveAlias(entry.valueNode, file.document))
  const near = keyElsewhere(name, path, file.options, hasKeys)
  if (!near || !takesValue(near, entry, file)) return undefined
  // At a deeper level, the option is probably another key with this name.
  const isOwn = path === ROOT && (near.startsWith(`${ROOT}.`) || near.split('.').length > 2)
  return configFinding(isOwn ? 'own-key' : 'misplaced-key', range, { key: isOwn ? whole : key, near })
}

/** A key that the tool does not read here: an option that is set elsewhere, or one that only looks like an option. */
function unreadFinding({ key, keyNode }: ConfigEntry, { options, allOptions, rangeOf }: ConfigFile) {
  const read = options.find(({ plugin, unreadKeys = [] }) =>
    unreadKeys.some((name) => fullKey({ plugin, key: name }) === key),
  )
  if (read) return configFinding('misplaced-key', rangeOf(keyNode), { key, near: fullKey(read) })
  const option = allOptions.find((one) => strayKey(one) === key)
  const place = option ? optionPlace(option) : 'file'
  return option && place !== 'file' && configFinding('read-elsewhere', rangeOf(keyNode), { key, option, place })
}

function unknownFinding(entry: ConfigEntry, above: ConfigEntry | undefined, file: ConfigFile): ConfigFinding {
  const { key, whole, path, name, keyNode } = entry
  const { options } = file
  const first = (hasNoValue(entry) && missingSpace(keyNode, path, file)) || unreadFinding(entry, file)
  if (first) return first
  const names = childNames(path, options).filter((child) => takesValue(path ? `${path}.${child}` : child, entry, file))
  // Directly below the root, a name may be the reader's own, but scenarios cannot read one with dots.
  const isOwn = path === ROOT && (file.isSpring || whole === key)
  const spelt = sameName(name, path, options) ?? nearest(name, names, 1)
  const certain = spelt ?? (isOwn ? undefined : longerName(name, names))
  const misplaced = certain ? undefined : misplacedFinding(entry, above, file)
  if (misplaced) return misplaced
  const typos = names.filter((known) => isTypo(name.toLowerCase(), known.toLowerCase()))
  const typo = certain ?? nearest(name, typos)
  const range = file.rangeOf(keyNode)
  if (typo) return configFinding('unknown-key', range, { key, near: typo }, renameEdit(entry, typo, file))
  if (!isOwn) return configFinding('unknown-key', range, { key })
  const module = file.plugins.find(({ artifact }) => artifact.endsWith(`:${name}-wakamiti-plugin`))
  return configFinding('own-key', range, { key: whole, near: module?.plugin })
}

/** The findings of unknown keys, and the file with their fixes, so that a typo causes no other finding. */
export function unknownKeys(file: ConfigFile): { findings: ConfigFinding[]; corrected: ConfigFile } {
  const found = new Map<Node, ConfigFinding>()
  const entries = configEntries(file.document, file.options, (entry, before) => {
    if (found.size > MAX_FINDINGS || !file.isOwn(entry)) return undefined
    const finding = unknownFinding(entry, before.at(-1), file)
    found.set(entry.keyNode, finding)
    return finding.code === 'unknown-key' && finding.fixes.length > 0 ? finding.near : undefined
  })
  const corrected = { ...file, entries: entries.filter(file.isOwn) }
  return { findings: rootFinding([...found.values()], file), corrected }
}

/** Replaces the findings of all keys of a file without its root by one, whose fix indents them below the root. */
function rootFinding(findings: ConfigFinding[], { text, entries, rangeOf }: ConfigFile): ConfigFinding[] {
  const isBelow = (found: ConfigFinding) => found.code === 'misplaced-key' && found.near.startsWith(`${ROOT}.`)
  const [first] = entries
  if (!first || findings.length < Math.max(entries.length, 2) || !findings.every(isBelow)) return findings
  const range = rangeOf(first.keyNode)
  const lines = [...text.matchAll(/^.*[^\r\n]/gm)].filter(({ 0: line, index }) => index + line.length > range.from)
  const edits = lines.map(({ index: from }, at) => ({ from, to: from, insert: at === 0 ? `${ROOT}:\n  ` : '  ' }))
  return [configFinding('no-keys', range, {}, edits)]
}

/** Sections whose only key lacks its blank, so that YAML reads it as their value. */
export const onlyKeyFindings = (file: ConfigFile): ConfigFinding[] =>
  file.entries.flatMap(({ key, valueNode, match }) =>
    match?.is === 'section' && valueNode ? (missingSpace(valueNode, key, file) ?? []) : [],
  )

export const duplicateFindings = ({ document, rangeOf, lineAt }: ConfigFile): ConfigFinding[] =>
  nodesOf<YAMLMap<Node>>(document, isMap).flatMap(({ items }) => {
    const first = new Map<unknown, number>()
    return items.flatMap(({ key }) => {
      if (!isScalar(key)) return []
      const range = rangeOf(key)
      const firstLine = first.get(key.value)
      if (firstLine !== undefined) return configFinding('duplicate-key', range, { key: String(key.value), firstLine })
      first.set(key.value, lineAt(range.from))
      return []
    })
  })

/** Known keys with dots, which are no levels to YAML; in a free name they are part of it. */
export const dottedFindings = ({ entries, isSpring, rangeOf }: ConfigFile): ConfigFinding[] =>
  entries.flatMap(({ keyNode, key, match, whole }) => {
    const isKnown = !isSpring && match !== undefined && match.is !== 'entry' && shownKey(key) === key
    const isDotted = isScalar(keyNode) && /^[\w-]+(\.[\w-]+)+$/.test(String(keyNode.value))
    return isKnown && isDotted ? configFinding('dotted-key', rangeOf(keyNode), { key: whole }) : []
  })
