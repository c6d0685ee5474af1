import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import type { TextEdit } from '@/lib/finding'
import { nearModule } from '../options/near-module'
import { baseTypeOf, type CatalogueOption, listBaseOf } from '../options/option'
import { type Scalar, valueFits } from '../options/option-value'
import { resolved } from '../text/config-source'
import type { ConfigFile } from './config-entries'

const scalarOf = (node: unknown): Scalar | undefined =>
  isScalar(node) && node.value !== null ? (node.value as Scalar) : undefined

/** The item that a key with a value was meant to be: the key, when its value says no more, or the value. */
function itemIn({ key, value }: Pair, option: CatalogueOption, { plugins }: ConfigFile): string | undefined {
  const [name, own] = [scalarOf(key), scalarOf(value)]
  const isAlone = value === null || (isScalar(value) && (own === undefined || own === true))
  if (name === undefined || (!isAlone && own === undefined)) return undefined
  if (baseTypeOf(option.type) === 'coordinates') {
    const whole = isAlone ? String(name) : `${name}:${own}`
    return nearModule(whole, plugins) ?? (valueFits(option, whole) ? whole : undefined)
  }
  const item = isAlone ? String(name) : String(own)
  return valueFits(option, item) ? item : undefined
}

const rangeOfPair = ({ key, value }: Pair<Node, Node | null>, { rangeOf }: ConfigFile) => {
  const { from, to } = rangeOf(key)
  return { from, to: Math.max(to + 1, value ? rangeOf(value).to : 0) }
}

/** A map in place of a list: each of its keys as an item. */
function mapAsList(option: CatalogueOption, node: Node, file: ConfigFile): TextEdit[] | undefined {
  if (!isMap(node) || node.flow) return undefined
  const pairs = node.items as Pair<Node, Node | null>[]
  const edits = pairs.flatMap((pair): TextEdit[] => {
    const item = itemIn(pair, option, file)
    return item === undefined ? [] : [{ ...rangeOfPair(pair, file), insert: `- ${item}` }]
  })
  return edits.length === pairs.length ? edits : undefined
}

/** Items whose hyphen lacks its blank: YAML reads them as one text. */
function hyphensAsList(option: CatalogueOption, node: Node, { text, rangeOf }: ConfigFile): TextEdit[] | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  const { from, to } = rangeOf(node)
  const isOwnLine = /\n[ \t]*$/.test(text.slice(0, from))
  const lines = [...text.slice(from, to).matchAll(/\S[^\n]*/g)]
  const isItem = (line: string) => /^-[^\s-]/.test(line) && valueFits(option, line.slice(1).trim())
  if (!isOwnLine || !lines.every(([line]) => isItem(line.trim()))) return undefined
  return lines.map(({ index }) => ({ from: from + index + 1, to: from + index + 1, insert: ' ' }))
}

/** Several lines without hyphens in place of a list. */
function linesAsList(option: CatalogueOption, node: Node, { text, rangeOf }: ConfigFile): TextEdit[] | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  const { from, to } = rangeOf(node)
  const lines = [...text.slice(from, to).matchAll(/\S[^\n]*/g)]
  if (lines.length < 2 || !lines.every(([line]) => valueFits(option, line.trim()))) return undefined
  return lines.map(({ index }) => ({ from: from + index, to: from + index, insert: '- ' }))
}

/** A map or a list of one in place of an item. */
function asItem(option: CatalogueOption, node: Node, file: ConfigFile): TextEdit[] | undefined {
  const [one, ...others] = isMap(node) || isSeq(node) ? node.items : []
  if (one === undefined || others.length > 0) return undefined
  const item = isMap(node) ? itemIn(one as Pair, option, file) : scalarOf(one)
  return item === undefined ? undefined : [{ ...file.rangeOf(node), insert: String(item) }]
}

/** A list of one in place of its item: on the line of its key. */
function listAsOne(option: CatalogueOption, node: Node, keyNode: Node, file: ConfigFile): TextEdit[] | undefined {
  const [one, ...others] = isSeq(node) ? node.items : []
  const value = scalarOf(one)
  if (value === undefined || others.length > 0 || !valueFits(option, value)) return undefined
  const { from, to } = file.rangeOf(one as Node)
  const start = file.rangeOf(keyNode).to + 1
  return [{ from: start, to: file.rangeOf(node).to, insert: ` ${file.text.slice(from, to)}` }]
}

/**
 * The edits that give a value the shape of its option: a list, one of its items, or a single value.
 * @returns undefined when it has that shape, or when nothing tells what was meant
 */
export function shapeEdits(
  option: CatalogueOption,
  { node, isItem }: { node: Node | null; isItem?: boolean },
  keyNode: Node,
  file: ConfigFile,
): TextEdit[] | undefined {
  const value = resolved(node, file.document)
  if (!value || value !== node) return undefined
  if (isItem) return asItem(option, value, file)
  if (!listBaseOf(option.type)) return listAsOne(option, value, keyNode, file)
  return hyphensAsList(option, value, file) ?? mapAsList(option, value, file) ?? linesAsList(option, value, file)
}

/** A list of keys in place of a section: without the hyphens. */
export function listAsSection(node: Node): TextEdit[] | undefined {
  if (!isSeq(node) || node.flow || !node.items.every(isMap)) return undefined
  const starts = node.items.map((item) => (item as Node).range?.[0] ?? 0)
  return starts.map((start) => ({ from: start - 2, to: start, insert: '  ' }))
}
