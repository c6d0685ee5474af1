import { isAlias, isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml'
import type { YamlSource } from './yaml-source'

/** The keys and indexes that lead to a value. */
export type Path = readonly PropertyKey[]

/** The name of a key, which may be a number or a node. */
const keyName = (key: unknown): string => String(isScalar(key) ? key.value : key)

/** The node of a value, or its key when there is no value. */
export interface Spot {
  node: unknown
  hasValue: boolean
}

/**
 * The value of a node. Aliases have none: they are not allowed.
 * @example valueIn(parseDocument('a: [1]').contents) // => { a: [1] }
 */
export function valueIn(node: unknown): unknown {
  if (isScalar(node)) return node.value
  if (isSeq(node)) return node.items.map(valueIn)
  if (!isMap(node)) return isAlias(node) ? undefined : null
  return Object.fromEntries((node.items as Pair[]).map(({ key, value }) => [keyName(key), valueIn(value)]))
}

/** The last entry of a name in a mapping, which takes precedence. */
export const pairOf = (node: unknown, name: PropertyKey): Pair | undefined =>
  isMap(node) ? (node.items as Pair[]).findLast(({ key }) => keyName(key) === name) : undefined

/** The value at a path of a document; undefined when a key is missing. */
export function spotAt(node: unknown, [step, ...rest]: Path): Spot | undefined {
  if (step === undefined) return { node, hasValue: Boolean(node) && !(isScalar(node) && node.value === null) }
  if (isSeq(node)) return spotAt(node.items[Number(step)], rest)
  const pair = pairOf(node, step)
  if (!pair) return undefined
  return pair.value || rest.length > 0 ? spotAt(pair.value, rest) : { node: pair.key, hasValue: false }
}

/** The mappings of a list at the top of a document. */
export function recordsOf({ document }: Pick<YamlSource, 'document'>, list: string): YAMLMap[] {
  const items = isMap(document.contents) ? document.contents.get(list) : undefined
  return isSeq(items) ? items.items.filter((item) => isMap(item)) : []
}

/** The text at a path inside a node; empty when there is none. */
export function textAt(node: unknown, ...path: string[]): string {
  const value = isMap(node) ? node.getIn(path) : undefined
  return typeof value === 'string' ? value : ''
}
