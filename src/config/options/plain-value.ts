import { type Document, isAlias, type Node, visit } from 'yaml'
import { resolved } from './config-entries'
import type { ConfigValue } from './option-value'

const hasAlias = (node: Node): boolean => {
  let found = false
  visit(node, {
    Alias() {
      found = true
      return visit.BREAK
    },
  })
  return found
}

/**
 * The value of a node as JavaScript sees it.
 * @param node a node of the file; none is null
 * @returns undefined when it holds aliases, which are not followed: they may expand without end
 */
export function plainValue(node: Node | null, document: Document): ConfigValue | undefined {
  const value = resolved(node, document)
  if (!value) return isAlias(node) ? undefined : null
  if (hasAlias(value)) return undefined
  return (value.toJSON() as ConfigValue | undefined) ?? null
}
