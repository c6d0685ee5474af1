import { type Document, isAlias, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { Place, Problem } from './problem'

/** YAML with its positions in the file that it stands in. */
export interface YamlSource {
  document: Document.Parsed
  placeOf: (node: unknown) => Place
}

const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype']

/** Anchors, merges and keys that reach into JavaScript have no place in content. */
function unsafeParts(document: Document.Parsed): { node: Node; message: string }[] {
  const found: { node: Node; message: string }[] = []
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) found.push({ node, message: 'an alias' })
    },
    Pair(_, { key }) {
      if (!isScalar(key)) return
      if (key.value === '<<') found.push({ node: key, message: 'a merge key' })
      if (FORBIDDEN_KEYS.includes(String(key.value))) found.push({ node: key, message: `the key ${key.value}` })
    },
  })
  return found
}

/**
 * Parses YAML and reports what is wrong with its syntax.
 * @param file the file it stands in
 * @param text the YAML
 * @param firstLine the line of the file that it begins at, from 1
 */
export function readYaml(file: string, text: string, firstLine = 1): { source: YamlSource; problems: Problem[] } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false, version: '1.2' })
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) }
  }
  const placeOf = (node: unknown): Place => placeAt((node as Node | undefined)?.range?.[0] ?? 0)
  const syntax = [...document.errors, ...document.warnings].map((error) => ({
    file,
    ...placeAt(error.pos[0]),
    message: `YAML: ${error.message.split('\n')[0]}`,
    advice: adviceOf(error.code),
  }))
  const unsafe = unsafeParts(document).map(({ node, message }) => ({
    file,
    ...placeOf(node),
    message: `${message} is not allowed`,
    advice: 'write the values out',
  }))
  return { source: { document, placeOf }, problems: [...syntax, ...unsafe] }
}

const ADVICE: Record<string, string> = {
  DUPLICATE_KEY: 'keep one of the two',
  TAB_AS_INDENT: 'indent with spaces',
  MISSING_CHAR: 'close the quotes or brackets',
  BLOCK_AS_IMPLICIT_KEY: 'put text that holds a colon between quotes',
  MULTILINE_IMPLICIT_KEY: 'put text that holds a colon between quotes',
}

const adviceOf = (code: string): string => ADVICE[code] ?? 'correct the YAML'

/** Whether a node is a mapping with this key. */
export const hasKey = (node: unknown, key: string): boolean => isMap(node) && node.has(key)
