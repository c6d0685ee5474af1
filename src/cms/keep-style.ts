import { type Document, isMap, isScalar, isSeq, type Node, parse, parseDocument } from 'yaml'
import { fileKind } from '@/content-lint/files/file-names'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A node for a value, on one line where the others of its list are. */
function newNode(document: Document, value: unknown, sibling?: unknown): Node {
  const node = document.createNode(value)
  if (isMap(node) && isMap(sibling)) node.flow = sibling.flow
  return node
}

/** Gives a node another value; what has not changed in it stays as it is written. */
function updated(document: Document, node: unknown, value: unknown): unknown {
  if (isMap(node) && isRecord(value)) {
    for (const { key } of [...node.items]) if (!(String(key) in value)) node.delete(key)
    for (const [key, each] of Object.entries(value)) node.set(key, updated(document, node.get(key, true), each))
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    const [first] = node.items
    node.items = value.map((each, index) =>
      index < node.items.length ? updated(document, node.items[index], each) : newNode(document, each, first),
    )
    return node
  }
  return isScalar(node) && node.value === value ? node : newNode(document, value)
}

/**
 * The values of one YAML text in the style of another: comments, quotes and lines of what has not changed.
 * @example yamlInStyle('a: "1" # one\nb: 2\n', 'a: "1"\nb: 3\n') // => 'a: "1" # one\nb: 3\n'
 */
export function yamlInStyle(before: string, after: string): string {
  const document = parseDocument(before)
  if (document.errors.length > 0 || !isMap(document.contents)) return after
  updated(document, document.contents, parse(after))
  return document.toString({ lineWidth: 0 })
}

const FRONT_MATTER = /^---\n(?<fields>[\s\S]*?\n)---\n/

/**
 * What the editor saves, in the style of what was there: forms only know values. Texts that are edited as they are written are
 * not touched.
 * @param file its path in the content folder
 */
export function inStyleOf(file: string, before: string, after: string): string {
  const kind = fileKind(file)
  if (kind === 'menu') return yamlInStyle(before, after)
  const [old, fields] = [before, after].map((text) => FRONT_MATTER.exec(text)?.groups?.fields)
  if (kind !== 'page' || !old || !fields) return after
  return `---\n${yamlInStyle(old, fields)}---\n${after.replace(FRONT_MATTER, '')}`
}
