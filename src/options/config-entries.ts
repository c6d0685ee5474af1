import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import { findOption, fullKey, type KeyMatch } from './find-option'
import type { CatalogueOption } from './option'

/** A key of a configuration file and what the tool makes of it. */
export interface ConfigEntry {
  /** The whole key with its root: `wakamiti.rest.baseURL`. */
  key: string
  /** The key that it stands under; empty for a root. */
  path: string
  name: string
  keyNode: Node
  /** None where nothing stands behind the colon. */
  valueNode: Node | null
  /** Nothing: the tool reads no such key. */
  match?: KeyMatch
}

/** Anchors and merges may repeat a part of a file for ever: a walk ends after so many keys … */
const MAX_ENTRIES = 10_000
/** … goes so deep … */
const MAX_DEPTH = 40
/** … and brings in so many maps with `<<:`. */
const MAX_MERGES = 100

/** What a walk needs at every key. */
interface Walk {
  document: Document
  options: readonly CatalogueOption[]
  entries: ConfigEntry[]
  merges: number
}

/** The node that an alias stands for, or the node itself. */
export const resolved = (node: unknown, document: Document): Node | null =>
  (isAlias(node) ? node.resolve(document) : (node as Node | null)) ?? null

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

const isMerge = ({ key }: Pair): boolean => isScalar(key) && key.value === '<<'

/** The maps that `<<:` brings in: one, or a list of them. */
function mergedMaps({ value }: Pair, walk: Walk): YAMLMap[] {
  walk.merges += 1
  if (walk.merges > MAX_MERGES) return []
  const { document } = walk
  const node = resolved(value, document)
  const parts = isSeq(node) ? node.items.map((item) => resolved(item, document)) : [node]
  return parts.filter(isMap)
}

/**
 * What a key is. A section without options of its own repeats the options that stand beside it
 * (`fileUploader.reportOutputs` takes those of `fileUploader`).
 */
function matchOf(key: string, options: readonly CatalogueOption[]): KeyMatch | undefined {
  const match = findOption(key, options)
  if (match?.is !== 'entry' || match.option.type !== 'section') return match
  const [section = ''] = match.option.key.split('.').slice(-1)
  const beside = key.replace(`.${section}.`, '.')
  const isSection = options.some((option) => option.type === 'section' && fullKey(option) === beside)
  return isSection ? undefined : findOption(beside, options)
}

function walkPair(walk: Walk, pair: Pair, path: string, depth: number): void {
  const name = nameOf(pair.key)
  const key = path ? `${path}.${name}` : name
  const match = matchOf(key, walk.options)
  walk.entries.push({ key, path, name, keyNode: pair.key as Node, valueNode: (pair.value as Node) ?? null, match })
  const value = resolved(pair.value, walk.document)
  const isOpen = match?.is === 'section' || (match?.is === 'entry' && isMap(value))
  if (isOpen) walkNode(walk, value, key, depth + 1)
}

function walkNode(walk: Walk, node: unknown, path: string, depth: number): void {
  if (!isMap(node) || depth > MAX_DEPTH) return
  for (const pair of node.items as Pair[]) {
    if (walk.entries.length >= MAX_ENTRIES) return
    if (isMerge(pair)) for (const map of mergedMaps(pair, walk)) walkNode(walk, map, path, depth + 1)
    else walkPair(walk, pair, path, depth)
  }
}

/**
 * All keys of a configuration file in the order they stand, each with the option that it is. What stands below an unknown
 * key, or is the value of an option, is not walked into.
 * @param document the parsed file
 * @param options the options that a file may hold
 */
export function configEntries(document: Document, options: readonly CatalogueOption[]): ConfigEntry[] {
  const walk: Walk = { document, options, entries: [], merges: 0 }
  walkNode(walk, document.contents, '', 0)
  return walk.entries
}
