import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import { nearest } from '@/lib/nearest'
import { type ConfigEntry, resolved } from '../options/config-entries'
import { type CatalogueOption, listBaseOf, mapBaseOf } from '../options/option'
import { entryFits, isBlank, isClosed, valueFits } from '../options/option-value'
import { plainValue } from '../options/plain-value'
import { yamlScalar } from '../options/yaml-scalar'
import type { ConfigSource } from './config-source'
import type { Finding, Fix } from './finding'
import { isOldBoolean, takesText } from './old-booleans'

/** A part of a value that is judged by itself. */
interface Part {
  node: Node | null
  /** It stands behind a key of the reader's own. */
  isEntry: boolean
  /** It is one of a list. */
  isItem?: boolean
}

/** Items of a list and values of a map are judged one by one, so that the finding points at the wrong one. */
function partsOf({ match, valueNode }: ConfigEntry): Part[] {
  if (match?.is !== 'option') return [{ node: valueNode, isEntry: true }]
  const { type } = match.option
  if (listBaseOf(type) && isSeq(valueNode))
    return (valueNode.items as Node[]).map((node) => ({ node, isEntry: false, isItem: true }))
  if (mapBaseOf(type) && isMap(valueNode))
    return (valueNode.items as Pair<Node, Node | null>[]).map(({ value }) => ({ node: value, isEntry: true }))
  return [{ node: valueNode, isEntry: false }]
}

function fits(option: CatalogueOption, { node, isEntry, isItem }: Part, { document }: ConfigSource): boolean {
  const value = plainValue(node, document)
  if (value === undefined || (option.type === 'boolean' && isOldBoolean(resolved(node, document)))) return true
  if (isItem && Array.isArray(value)) return false
  return isEntry ? entryFits(option, value) : valueFits(option, value)
}

const knownValues = (option: CatalogueOption): string[] => {
  if (option.type === 'boolean') return ['true', 'false']
  return isClosed(option) ? (option.values ?? []).map(String) : []
}

/** The value that was probably meant, and the change that writes it. */
function suggestion(option: CatalogueOption, node: Node | null, source: ConfigSource): { near?: string; fix?: Fix } {
  if (!isScalar(node) || !node.range) return {}
  const near = nearest(String(node.value), knownValues(option))
  if (!near) return {}
  const { from, to } = source.placeOf(node)
  return { near, fix: { from, to, insert: option.type === 'boolean' ? near : yamlScalar(near) } }
}

/** A key that holds other keys takes no value of its own. */
function sectionFindings({ key, valueNode }: ConfigEntry, source: ConfigSource): Finding[] {
  const value = resolved(valueNode, source.document)
  const isOpen = !valueNode || !value || isMap(value) || (isScalar(value) && value.value === null)
  return isOpen ? [] : [{ kind: 'wrong-value', key, ...source.placeOf(valueNode) }]
}

/** A word that the tool would read as a boolean, where a text is meant. */
function wordFindings(
  { key }: ConfigEntry,
  option: CatalogueOption,
  node: Node | null,
  source: ConfigSource,
): Finding[] {
  const written = resolved(node, source.document)
  if (!takesText(option) || !node || !isScalar(written) || !isOldBoolean(written)) return []
  const place = source.placeOf(node)
  const word = String(written.value)
  const fix = node === written ? { from: place.from, to: place.to, insert: `'${word}'` } : undefined
  return [{ kind: 'unquoted-word', key, word, fix, ...place }]
}

/** What is wrong with one part of a value: its type, or a word without its quotes. */
function partFindings(entry: ConfigEntry, option: CatalogueOption, part: Part, source: ConfigSource): Finding[] {
  const { key, keyNode } = entry
  const { node } = part
  if (fits(option, part, source)) return wordFindings(entry, option, node, source)
  const isEmpty = !node?.range || node.range[0] === node.range[1]
  const place = isEmpty && !part.isItem ? source.placeOf(keyNode) : source.placeOf(node ?? keyNode)
  const isList = isEmpty && !part.isItem && option.type.startsWith('list<')
  return [{ kind: 'wrong-value', key, option, isList, ...suggestion(option, node, source), ...place }]
}

/** Values that do not have the type of their option, or are not in its list; a required one that is blank is missing. */
export function valueFindings(entry: ConfigEntry, source: ConfigSource): Finding[] {
  const { match, valueNode } = entry
  if (!match) return []
  if (match.is === 'section') return sectionFindings(entry, source)
  const { option } = match
  const value = option.required ? plainValue(valueNode, source.document) : undefined
  if (value !== undefined && isBlank(value)) return []
  return partsOf(entry).flatMap((part) => partFindings(entry, option, part, source))
}
