import { type Document, isAlias, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { TextRange } from '@/lib/finding'
import { type ConfigValue, isOldBoolean } from '../options/option-value'

/** A parsed configuration. */
export interface ConfigSource {
  text: string
  document: Document.Parsed
  /** The line of an offset, from 1. */
  lineAt: (offset: number) => number
  /** The range of a node, without trailing line breaks. */
  rangeOf: (node: Node) => TextRange
}

/**
 * Parses a configuration. Duplicate keys are checked elsewhere: the parser compares every two keys, which takes minutes for
 * a hostile file.
 * @throws {RangeError} when lists and maps are nested too deep
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

/** The node that an alias refers to, or the node itself. */
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
 * The JavaScript value of a node.
 * @returns undefined when it contains aliases, which may expand without end
 */
export function plainValue(node: Node | null, document: Document): ConfigValue | undefined {
  const value = resolved(node, document)
  if (!value) return isAlias(node) ? undefined : null
  if (hasAlias(value)) return undefined
  return (value.toJSON() as ConfigValue | undefined) ?? null
}

/** The word of a node that the tool reads as a boolean and the parser as a text; undefined for any other. */
export const oldBooleanOf = (node: Node | null): string | undefined =>
  isScalar(node) && node.type === 'PLAIN' && isOldBoolean(String(node.value)) ? String(node.value) : undefined
