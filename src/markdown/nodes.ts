import type { Element, Nodes } from 'hast'
import type { Node } from 'unist'

const childrenOf = <N extends Node>(node: N): N[] | undefined =>
  'children' in node ? (node.children as N[]) : undefined

/** A node and all nodes below it, in the order of the page. */
export function nodesOf<N extends Node>(node: N, found: N[] = []): N[] {
  found.push(node)
  for (const child of childrenOf(node) ?? []) nodesOf(child, found)
  return found
}

export const elementsOf = (tree: Nodes): Element[] => nodesOf(tree).filter((node) => node.type === 'element')

/**
 * Puts something in the place of nodes; what is below those is not asked for.
 * @param replace gives the new node, if it is to be another one
 */
export function replaceNodes<N extends Node>(tree: N, replace: (node: N) => N | undefined): void {
  const children = childrenOf(tree) ?? []
  for (const [index, child] of children.entries()) {
    const other = replace(child)
    if (other) children[index] = other
    else replaceNodes(child, replace)
  }
}
