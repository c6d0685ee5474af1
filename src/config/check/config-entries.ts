import { type Document, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import { type KeyParts, keyParts } from '../options/find-option'
import type { ListedOption, OptionCatalogue } from '../options/load-options'
import type { CatalogueOption } from '../options/option'
import { type ConfigSource, resolved } from './config-source'

/** A key of a configuration file and what the tool makes of it. */
export interface ConfigEntry extends KeyParts {
  /** The key with all of its segments, those behind an unknown one too. */
  whole: string
  /** The names as they are written, one a line: a key with dots and keys below each other differ. */
  written: string
  keyNode: Node
  /** Null where nothing stands behind the colon. */
  valueNode: Node | null
}

// Anchors and merges may repeat a part of a file for ever, so that a walk has to end somewhere.
const MAX_ENTRIES = 10_000
const MAX_DEPTH = 40
const MAX_MERGES = 100

/** What a walk needs at every key. */
interface Walk {
  document: Document
  options: readonly CatalogueOption[]
  entries: ConfigEntry[]
  merges: number
}

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

/** The key that brings in the keys of another map. */
export const MERGE = '<<'

const isMerge = ({ key }: Pair): boolean => isScalar(key) && key.value === MERGE

/** The maps that `<<:` brings in: one, or a list of them. */
function mergedMaps({ value }: Pair, walk: Walk): YAMLMap[] {
  walk.merges += 1
  if (walk.merges > MAX_MERGES) return []
  const { document } = walk
  const node = resolved(value, document)
  const parts = isSeq(node) ? node.items.map((item) => resolved(item, document)) : [node]
  return parts.filter(isMap)
}

/** Where a walk is. */
interface Position {
  path: string
  written: string
  depth: number
}

const below = ({ written, depth }: Position, path: string, name: string): Position => ({
  path,
  written: `${written}\n${name}`,
  depth: depth + 1,
})

function walkPair(walk: Walk, pair: Pair, position: Position): void {
  const { path } = position
  const name = nameOf(pair.key)
  const value = resolved(pair.value, walk.document)
  const parts = keyParts(path, name, walk.options, !value || isMap(value))
  const next = below(position, parts.key, name)
  const [keyNode, valueNode] = [pair.key as Node, (pair.value as Node) ?? null]
  walk.entries.push({ ...parts, whole: path ? `${path}.${name}` : name, written: next.written, keyNode, valueNode })
  if (parts.match?.is === 'section' || parts.match?.is === 'entry') walkNode(walk, value, next)
}

function walkNode(walk: Walk, node: unknown, position: Position): void {
  if (!isMap(node) || position.depth > MAX_DEPTH) return
  for (const pair of node.items as Pair[]) {
    if (walk.entries.length >= MAX_ENTRIES) return
    if (!isMerge(pair)) walkPair(walk, pair, position)
    else for (const map of mergedMaps(pair, walk)) walkNode(walk, map, below(position, position.path, MERGE))
  }
}

/**
 * All keys of a configuration file in the order they stand, each with the option that it is. What stands below an unknown
 * key, or is the value of an option, is not walked into.
 * @param document the parsed file
 * @param options the options that a file may set
 */
export function configEntries(document: Document, options: readonly CatalogueOption[]): ConfigEntry[] {
  const walk: Walk = { document, options, entries: [], merges: 0 }
  walkNode(walk, document.contents, { path: '', written: '', depth: 0 })
  return walk.entries
}

/** A configuration that can be read, with its keys and the options of the tool. */
export interface ConfigFile extends ConfigSource, Pick<OptionCatalogue, 'plugins'> {
  entries: readonly ConfigEntry[]
  /** The options that a file may set. */
  options: readonly ListedOption[]
  /** All options, those that are read elsewhere included. */
  allOptions: readonly CatalogueOption[]
}
