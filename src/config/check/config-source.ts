import { type Document, LineCounter, type Node, parseDocument } from 'yaml'
import type { FindingPlace } from './finding'

/** A parsed configuration with the positions of its text. */
export interface ConfigSource {
  text: string
  document: Document.Parsed
  /** The place of a stretch of the text. */
  placeAt: (from: number, to?: number) => FindingPlace
  /** The place of a node, without the line break that ends a text of several lines. */
  placeOf: (node: Node) => FindingPlace
}

/**
 * Parses a configuration. Equal keys are looked for elsewhere: the parser compares each with each, which takes minutes for
 * a hostile file.
 * @throws {RangeError} for lists and maps inside each other without end
 */
export function configSource(text: string): ConfigSource {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  })
  const placeAt = (from: number, to = from): FindingPlace => {
    const { line, col } = lines.linePos(Math.min(from, text.length))
    return { from, to: Math.min(Math.max(from, to), text.length), line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const placeOf = ({ range }: Node) => {
    const [from, to] = range ?? [0, 0]
    return placeAt(from, from + text.slice(from, to).trimEnd().length)
  }
  return { text, document, placeAt, placeOf }
}
