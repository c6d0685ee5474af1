import type { Nodes, Root } from 'mdast'
import { appendTo } from '@/lib/append-to'
import { memoizeFor } from '@/lib/memoize'

type NodeOf<T extends Nodes['type']> = Extract<Nodes, { type: T }>

/** Every node of a tree by its type. The checks ask for many types of the same tree, and walking it is what takes time. */
const nodesByType = memoizeFor((tree: Root) => {
  const nodes = new Map<string, Nodes[]>()
  const add = (node: Nodes): void => {
    appendTo(nodes, node.type, node)
    if ('children' in node) node.children.forEach(add)
  }
  add(tree)
  return nodes
})

/**
 * The nodes of a type, in the order of the page.
 * @param page its tree is not changed once it has been parsed
 * @example nodesIn(page, 'code').map(({ lang }) => lang) // => ['gherkin', 'yaml']
 */
export const nodesIn = <T extends Nodes['type']>({ tree }: { tree: Root }, type: T): NodeOf<T>[] =>
  (nodesByType(tree).get(type) ?? []) as NodeOf<T>[]
