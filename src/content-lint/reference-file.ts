import { isMap, isSeq, type YAMLMap } from 'yaml'
import type { Problem } from './problem'
import type { YamlSource } from './yaml-source'

/** A reference with the places of everything in it. */
export interface ReferenceFile {
  file: string
  source: YamlSource
}

/** A problem at a node of a reference. */
export const referenceProblem = (
  { file, source }: ReferenceFile,
  node: unknown,
  message: string,
  advice: string,
): Problem => ({ file, ...source.placeOf(node), message, advice })

/**
 * The records of a list at the top of a reference, without those that are none.
 * @param list its name: `steps`
 */
export function recordsOf({ source }: ReferenceFile, list: string): YAMLMap[] {
  const root = source.document.contents
  const items = isMap(root) ? root.get(list) : undefined
  return isSeq(items) ? items.items.filter((item) => isMap(item)) : []
}

/** The text at a path inside a node, empty when there is none. */
export function textAt(node: unknown, ...path: string[]): string {
  const value = isMap(node) ? node.getIn(path) : undefined
  return typeof value === 'string' ? value : ''
}
