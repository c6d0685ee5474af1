import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import type { TextEdit } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import { correctAddress } from '@/step-language/correct/correct-address'
import { baseTypeOf, type CatalogueOption, listBaseOf, mapBaseOf } from '../options/option'
import {
  entryFits,
  isBlank,
  isClosed,
  oldBoolean,
  quoted,
  takesCommas,
  takesText,
  valueFits,
  yamlScalar,
} from '../options/option-value'
import { type ConfigFinding, configFinding } from './finding'
import { nearModule } from './module-findings'
import { type ConfigEntry, type ConfigFile, type ConfigSource, plainValue, resolved } from './read-config'

interface Part {
  node: Node | null
  /** It is the value of a free key. */
  isEntry: boolean
  isItem?: boolean
}

/** Items of a list and values of a map are checked separately, so that the finding points at the wrong one. */
function partsOf({ match, valueNode }: ConfigEntry): Part[] {
  if (match?.is !== 'option') return [{ node: valueNode, isEntry: true }]
  const { type } = match.option
  if (listBaseOf(type) && isSeq(valueNode))
    return (valueNode.items as Node[]).map((node) => ({ node, isEntry: false, isItem: true }))
  if (mapBaseOf(type) && isMap(valueNode))
    return (valueNode.items as Pair<Node, Node | null>[]).map(({ value }) => ({ node: value, isEntry: true }))
  return [{ node: valueNode, isEntry: false }]
}

/** The boolean as which the tool reads the word of a node, and the parser as a text; undefined for any other. */
export const oldBooleanOf = (node: Node | null): string | undefined =>
  isScalar(node) && node.type === 'PLAIN' ? oldBoolean(String(node.value)) : undefined

function fits(option: CatalogueOption, { node, isEntry, isItem }: Part, { document }: ConfigSource): boolean {
  const value = plainValue(node, document)
  if (value === undefined) return true
  if (isItem && Array.isArray(value)) return false
  return isEntry ? entryFits(option, value) : valueFits(option, value)
}

/** How units begin, in milliseconds: those of steps are in what this page does not load. */
const LENGTHS: Partial<Record<string, number>> = { ms: 1, mil: 1, s: 1e3, sec: 1e3, seg: 1e3, m: 6e4, min: 6e4 }

/** A duration with a unit in that of its option; undefined for none. */
function inUnitOf({ unit }: CatalogueOption, written: string): string | undefined {
  const [, amount, word] = /^(\d+)\s*(\p{L}+)$/u.exec(written.trim()) ?? []
  const lengthOf = (name = '') => LENGTHS[name.toLowerCase().slice(0, 3)] ?? Number.NaN
  const count = (Number(amount) * lengthOf(word)) / lengthOf(unit)
  return Number.isInteger(count) ? String(count) : undefined
}

/** The value that was probably meant by one that does not fit its option. */
export function nearValue(option: CatalogueOption, written: string): string | undefined {
  if (option.type === 'boolean') return nearest(written, ['true', 'false'])
  if (isClosed(option)) return nearest(written, (option.values ?? []).map(String))
  if (option.unit) return inUnitOf(option, written)
  const [usual] = /^(?!https?:)\w+(?=:)/.exec(String(option.example)) ?? []
  const address = correctAddress(written.trim(), usual)
  return baseTypeOf(option.type) === 'url' && address !== written && valueFits(option, address) ? address : undefined
}

const moduleMeant = (option: CatalogueOption, node: Node | null, { plugins }: ConfigFile): string | undefined =>
  baseTypeOf(option.type) === 'coordinates' && isScalar(node) && !String(node.value).includes('$')
    ? nearModule(String(node.value), plugins)
    : undefined

function suggestion(option: CatalogueOption, node: Node | null, source: ConfigFile) {
  if (!isScalar(node) || !node.range || node.value === null) return {}
  const near = moduleMeant(option, node, source) ?? nearValue(option, String(node.value))
  if (!near) return {}
  const isWord = takesText(option) || isClosed(option)
  const edit: TextEdit = { ...source.rangeOf(node), insert: isWord ? yamlScalar(near) : near }
  return { near, edit }
}

function sectionFindings({ key, valueNode }: ConfigEntry, { document, rangeOf }: ConfigSource): ConfigFinding[] {
  const value = resolved(valueNode, document)
  const isOpen = !valueNode || !value || isMap(value) || (isScalar(value) && value.value === null)
  return isOpen ? [] : [configFinding('wrong-value', rangeOf(valueNode), { key })]
}

/** A word where a text belongs and that the tool would read as a boolean. */
function wordFindings(key: string, option: CatalogueOption, node: Node | null, source: ConfigSource): ConfigFinding[] {
  const written = resolved(node, source.document)
  const meaning = oldBooleanOf(written)
  if (!meaning || !takesText(option) || !node || !isScalar(written)) return []
  const word = String(written.value)
  const range = source.rangeOf(node)
  // What may be anything stays what the tool reads.
  const insert = mapBaseOf(option.type) ? meaning : quoted(word)
  const edit = node === written ? { ...range, insert } : undefined
  return [configFinding('unquoted-word', range, { key, word, meaning }, edit)]
}

/** Blanks for the hyphens of a list that lack them: YAML reads its items as one text. None for any other value. */
function missingBlanks(option: CatalogueOption, node: Node | null, { text, rangeOf }: ConfigSource): TextEdit[] {
  if (!listBaseOf(option.type) || !isScalar(node) || node.type !== 'PLAIN') return []
  const { from, to } = rangeOf(node)
  const hyphens = /^-\S/.test(String(node.value)) ? text.slice(from, to).matchAll(/(?<=^\s*-)(?=[^\s-])/gm) : []
  return [...hyphens].map(({ index }) => ({ from: from + index, to: from + index, insert: ' ' }))
}

function partFindings(entry: ConfigEntry, option: CatalogueOption, part: Part, source: ConfigFile): ConfigFinding[] {
  const { key, keyNode } = entry
  const { node } = part
  const blanks = missingBlanks(option, node, source)
  if (fits(option, part, source) && !moduleMeant(option, node, source) && blanks.length === 0)
    return wordFindings(key, option, node, source)
  const isMissing = !part.isItem && (!node?.range || node.range[0] === node.range[1])
  const isJoined = isScalar(node) && !takesCommas(option) && String(node.value).includes(',')
  const isList = (isMissing || isJoined || blanks.length > 0) && listBaseOf(option.type) !== undefined
  const { near, edit } = blanks.length > 0 ? { edit: blanks } : suggestion(option, node, source)
  const range = source.rangeOf(isMissing ? keyNode : (node ?? keyNode))
  return [configFinding('wrong-value', range, { key, option, isList, near }, edit)]
}

/** Values that do not fit their option; a blank required one is reported as missing instead. */
export function valueFindings(entry: ConfigEntry, source: ConfigFile): ConfigFinding[] {
  const { match, valueNode } = entry
  if (!match) return []
  if (match.is === 'section') return sectionFindings(entry, source)
  const { option } = match
  const value = option.required ? plainValue(valueNode, source.document) : undefined
  if (value !== undefined && isBlank(value)) return []
  return partsOf(entry).flatMap((part) => partFindings(entry, option, part, source))
}
