import { type Document, isAlias, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { TextRange } from '@/lib/finding'
import { type ConfigValue, isOldBoolean } from '../options/option-value'

/** A parsed configuration. */
export interface ConfigSource {
  text: string
  document: Document.Parsed
  /** The line of an offset, from 1. */
  lineAt: (offset: number) => number
  /** The place of a node, without the line break that ends a text of several lines. */
  rangeOf: (node: Node) => TextRange
}

/**
 * Parses a configuration. Equal keys are looked for elsewhere: the parser compares each with each, which takes minutes for
 * a hostile file.
 * @throws {RangeError} for lists and maps inside each other without end
 */
export function parseConfig(text: string): ConfigSource {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, uniqueKeys: false, prettyErrors: false, logLevel: 'error' })
  const rangeOf = ({ range }: Node) => {
    const [from, to] = range ?? [0, 0]
    return { from, to: from + text.slice(from, to).trimEnd().length }
  }
  return { text, document, lineAt: (offset) => lineCounter.linePos(offset).line, rangeOf }
}

/** The node that an alias stands for, or the node itself. */
export const resolved = (node: unknown, document: Document): Node | null =>
  (isAlias(node) ? node.resolve(document) : (node as Node | null)) ?? null

function hasAlias(node: Node): boolean {
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
 * @returns undefined when it contains aliases, which are not followed: they may expand without end
 */
export function plainValue(node: Node | null, document: Document): ConfigValue | undefined {
  const value = resolved(node, document)
  if (!value) return isAlias(node) ? undefined : null
  if (hasAlias(value)) return undefined
  return (value.toJSON() as ConfigValue | undefined) ?? null
}

/** The word of a node that the tool takes for a boolean and the parser for a text; undefined for any other. */
export const oldBooleanOf = (node: Node | null): string | undefined =>
  isScalar(node) && node.type === 'PLAIN' && isOldBoolean(String(node.value)) ? String(node.value) : undefined
