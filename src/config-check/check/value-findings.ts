import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import { nearest } from '@/lib/nearest'
import { type ConfigEntry, resolved } from '@/options/config-entries'
import { type CatalogueOption, listBaseOf, mapBaseOf } from '@/options/option'
import { entryFits, valueFits } from '@/options/option-value'
import { plainValue } from '@/options/plain-value'
import type { Finding, Fix } from '../finding'
import type { ConfigSource } from './config-source'

/** The tool's YAML reader takes these for booleans when they stand without quotes; the parser used here does not. */
const OLD_BOOLEAN = /^(yes|no|on|off)$/i

const isOldBoolean = (option: CatalogueOption, node: Node | null): boolean =>
  option.type === 'boolean' && isScalar(node) && node.type === 'PLAIN' && OLD_BOOLEAN.test(String(node.value))

/** A part of a value that is judged by itself. */
interface Part {
  node: Node | null
  /** It stands behind a key of the reader's own. */
  isEntry: boolean
}

/** Items of a list and values of a map are judged one by one, so that the finding points at the wrong one. */
function partsOf({ match, valueNode }: ConfigEntry): Part[] {
  if (match?.is !== 'option') return [{ node: valueNode, isEntry: true }]
  const { type } = match.option
  if (listBaseOf(type) && isSeq(valueNode)) return (valueNode.items as Node[]).map((node) => ({ node, isEntry: false }))
  if (mapBaseOf(type) && isMap(valueNode))
    return (valueNode.items as Pair<Node, Node | null>[]).map(({ value }) => ({ node: value, isEntry: true }))
  return [{ node: valueNode, isEntry: false }]
}

function fits(option: CatalogueOption, { node, isEntry }: Part, { document }: ConfigSource): boolean {
  const value = plainValue(node, document)
  if (value === undefined || isOldBoolean(option, node)) return true
  return isEntry ? entryFits(option, value) : valueFits(option, value)
}

const knownValues = ({ type, values = [] }: CatalogueOption): string[] => {
  if (type === 'boolean') return ['true', 'false']
  return type === 'enum' ? values.map(String) : []
}

/** The value that was probably meant, and the change that writes it. */
function suggestion(option: CatalogueOption, node: Node | null): { near?: string; fix?: Fix } {
  if (!isScalar(node) || !node.range) return {}
  const near = nearest(String(node.value), knownValues(option))
  return near ? { near, fix: { from: node.range[0], to: node.range[1], insert: near } } : {}
}

/** A key that holds other keys takes no value of its own. */
function sectionFindings({ key, valueNode }: ConfigEntry, source: ConfigSource): Finding[] {
  const value = resolved(valueNode, source.document)
  const isOpen = !valueNode || !value || isMap(value) || (isScalar(value) && value.value === null)
  return isOpen ? [] : [{ kind: 'wrong-value', key, ...source.placeOf(valueNode) }]
}

/** Values that do not have the type of their option, or are not in its list. */
export function valueFindings(entry: ConfigEntry, source: ConfigSource): Finding[] {
  const { key, keyNode, match } = entry
  if (!match) return []
  if (match.is === 'section') return sectionFindings(entry, source)
  const { option } = match
  return partsOf(entry)
    .filter((part) => !fits(option, part, source))
    .map(({ node }) => {
      const isEmpty = !node?.range || node.range[0] === node.range[1]
      const place = source.placeOf(isEmpty ? keyNode : node)
      return { kind: 'wrong-value', key, option, ...suggestion(option, node), ...place }
    })
}
