import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair } from 'yaml'
import type { TextEdit } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import { parseYaml } from '@/lib/yaml-depth'
import { correctAddress } from '@/step-language/correct/correct-address'
import { baseTypeOf, type CatalogueOption, listBaseOf, mapBaseOf } from '../options/option'
import {
  entryFits,
  isBlank,
  isClosed,
  quoted,
  takesCommas,
  takesText,
  valueFits,
  yamlScalar,
} from '../options/option-value'
import { type ConfigFinding, configFinding } from './finding'
import { nearModule } from './module-findings'
import { type ConfigEntry, type ConfigFile, type ConfigSource, nodesOf, plainValue, resolveAlias } from './read-config'

interface Part {
  node: Node | null
  /** Whether it is the value of a free key. */
  isEntry: boolean
  isItem?: boolean
}

/** Splits lists and maps into their items, so that a finding points at the wrong one. */
function partsOf({ match, valueNode }: ConfigEntry): Part[] {
  if (match?.is !== 'option') return [{ node: valueNode, isEntry: true }]
  const { type } = match.option
  if (listBaseOf(type) && isSeq(valueNode))
    return (valueNode.items as Node[]).map((node) => ({ node, isEntry: false, isItem: true }))
  if (mapBaseOf(type) && isMap(valueNode))
    return (valueNode.items as Pair<Node, Node | null>[]).map(({ value }) => ({ node: value, isEntry: true }))
  return [{ node: valueNode, isEntry: false }]
}

/** What YAML 1.1 may not read as text; the tool's parser takes octals with 8 or 9 and dates like 2024-1-1 for text. */
const MAY_BE_NO_TEXT = /^(?![-+]?0[\d_]*[89]|\d+-\d-|\d+-\d+-\d$)[-+]?\.?\d|^(?:yes|no|on|off|true|false)$/i

const plainSource = (node: Node | null): string => (isScalar(node) && node.type === 'PLAIN' && node.source) || ''

/** What the tool's YAML 1.1 makes of a scalar without quotes: `83` of `0123`; undefined if it reads what is written. */
export function yaml11Value(node: Node | null): string | undefined {
  const source = plainSource(node)
  if (!MAY_BE_NO_TEXT.test(source)) return undefined
  const settings = { version: '1.1', intAsBigInt: true, lineCounter: new LineCounter() } as const
  const value: unknown = parseYaml(source, settings).toJS()
  // As Java prints it: whole floating-point numbers end in `.0`.
  const read = value instanceof Date ? value.toUTCString() : String(value) + (Number.isInteger(value) ? '.0' : '')
  return read === source ? undefined : read
}

function fits(option: CatalogueOption, { node, isEntry, isItem }: Part, { document }: ConfigSource): boolean {
  const written = takesText(option) ? '' : plainSource(node)
  // `60.000` is no whole number for the tool.
  const value = /\d/.test(written) ? written.replaceAll('_', '') : plainValue(node, document)
  if (value === undefined) return true
  if (isItem && Array.isArray(value)) return false
  return isEntry ? entryFits(option, value) : valueFits(option, value)
}

/** The value that was probably meant instead of one that does not fit its option. */
function nearValue(option: CatalogueOption, written: string): string | undefined {
  if (option.type === 'boolean') return nearest(written, ['true', 'false'])
  if (isClosed(option)) return nearest(written, (option.values ?? []).map(String))
  const [usual] = /^(?!https?:)\w+(?=:)/.exec(String(option.example)) ?? []
  const address = correctAddress(written.trim(), usual)
  return baseTypeOf(option.type) === 'url' && address !== written && valueFits(option, address) ? address : undefined
}

const correctedModule = (option: CatalogueOption, node: Node | null, { plugins }: ConfigFile): string | undefined =>
  baseTypeOf(option.type) === 'coordinates' && isScalar(node) && !String(node.value).includes('$')
    ? nearModule(String(node.value), plugins)
    : undefined

function suggestion(option: CatalogueOption, node: Node | null, source: ConfigFile) {
  if (!isScalar(node) || !node.range || node.value === null) return {}
  const near = correctedModule(option, node, source) ?? nearValue(option, String(node.value))
  if (!near) return {}
  const isWord = takesText(option) || isClosed(option)
  const edit: TextEdit = { ...source.rangeOf(node), insert: isWord ? yamlScalar(near) : near }
  return { near, edit }
}

function sectionFindings({ key, valueNode }: ConfigEntry, { document, rangeOf }: ConfigSource): ConfigFinding[] {
  const value = resolveAlias(valueNode, document)
  const isOpen = !valueNode || !value || isMap(value) || (isScalar(value) && value.value === null)
  return isOpen ? [] : [configFinding('wrong-value', rangeOf(valueNode), { key })]
}

/** A text without quotes that the tool reads as another value. */
function quoteFindings(key: string, option: CatalogueOption, node: Node | null, source: ConfigSource): ConfigFinding[] {
  const written = resolveAlias(node, source.document)
  const meaning = yaml11Value(written)
  if (!meaning || !takesText(option) || !node || !isScalar(written)) return []
  const word = String(written.source)
  const range = source.rangeOf(node)
  // In a map, a word may be meant as what the tool reads.
  const insert = mapBaseOf(option.type) && !/\d/.test(word) ? meaning : quoted(word)
  const edit = node === written ? { ...range, insert } : undefined
  return [configFinding('unquoted-word', range, { key, word, meaning }, edit)]
}

/** Adds blanks after the hyphens of a list, without which YAML reads its items as one text. */
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
  if (fits(option, part, source) && !correctedModule(option, node, source) && blanks.length === 0)
    return quoteFindings(key, option, node, source)
  const isMissing = !part.isItem && (!node?.range || node.range[0] === node.range[1])
  const isJoined = isScalar(node) && !takesCommas(option) && String(node.value).includes(',')
  const isList = (isMissing || isJoined || blanks.length > 0) && listBaseOf(option.type) !== undefined
  const { near, edit } = blanks.length > 0 ? { edit: blanks } : suggestion(option, node, source)
  const range = source.rangeOf(isMissing ? keyNode : (node ?? keyNode))
  return [configFinding('wrong-value', range, { key, option, isList, near }, edit)]
}

/** Values that do not fit their option, except blank required ones, which are reported as missing. */
export function valueFindings(entry: ConfigEntry, source: ConfigFile): ConfigFinding[] {
  const { match, valueNode } = entry
  if (!match) return []
  if (match.is === 'section') return sectionFindings(entry, source)
  const { option } = match
  const value = option.required ? plainValue(valueNode, source.document) : undefined
  if (value !== undefined && isBlank(value)) return []
  return partsOf(entry).flatMap((part) => partFindings(entry, option, part, source))
}

/** A `${` that is not closed, up to the end of its name, also before others; `$${` is an escaped one. */
const OPEN_PLACEHOLDER = /(?<!\$)\$\{(?:\w+:)?[\w.-]*(?=(?:[^{}]|\{[^{}]*\})*$)/

/** Variables of other tools: `$NAME` only as a whole value, `%NAME%` only with a `_`, as `%DATE%` is the tool's own. */
const OTHER_VARIABLE =
  /(?<!\$)\$(?:\{(?:\{.*?\}|(?:env:|ENV:)?(?<name>env\.\w+|[A-Z][A-Z\d_]*)(?<value>(?::[^{}]*)?))\}|\((?<called>[A-Z][A-Z\d_]+)\))|%(?<marked>[A-Z]+_[A-Z\d_]+)%|(?<=^['"]?)\$(?<bare>[A-Z][A-Z\d_]+)(?=['"]?$)/g

/** Placeholders that are not closed, and variables as other tools write them. */
export function placeholderFindings({ document, rangeOf, text, entries }: ConfigFile): ConfigFinding[] {
  const names = new Set(entries.map(({ name }) => name))
  return nodesOf(document).flatMap((node) => {
    const { from: start, to } = rangeOf(node)
    const written = text.slice(start, to)
    const others = [...written.matchAll(OTHER_VARIABLE)].flatMap(({ 0: found, index, groups = {} }) => {
      const { name = groups.called ?? groups.marked ?? groups.bare, value = '' } = groups
      const near = name && `\${env:${name.replace('env.', '')}${value.replace(/^:-?/, ':-')}}`
      if (near === found || names.has(name?.split('.')[0] ?? '')) return []
      const edit = { from: start + index, to: start + index + found.length, insert: near ?? '' }
      return configFinding('unread-variable', edit, { near }, near ? edit : undefined)
    })
    const open = OPEN_PLACEHOLDER.exec(written)
    if (!open) return others
    const from = start + open.index
    const end = from + open[0].length
    return [...others, configFinding('open-placeholder', { from, to }, {}, { from: end, to: end, insert: '}' })]
  })
}
