import { type Document, isAlias, isScalar, LineCounter, type Node, visit } from 'yaml'
import type { TextEdit, TextRange } from '@/lib/finding'
import { parseYaml } from '@/lib/yaml-depth'
import { type ConfigValue, isOldBoolean } from '../options/option-value'

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
 * @throws {DeepYamlError} when lists and maps are nested too deep
 */
export function parseConfig(text: string): ConfigSource {
  const lineCounter = new LineCounter()
  const document = parseYaml(text, { lineCounter, uniqueKeys: false, prettyErrors: false, logLevel: 'error' })
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

export interface TextLine {
  /** Offset of its first character. */
  from: number
  text: string
  indent: number
}

/** The lines that YAML reads: blank lines and comments are left out. */
export function contentLines(text: string): TextLine[] {
  let from = 0
  return text.split('\n').flatMap((line) => {
    const start = from
    from += line.length + 1
    const bare = line.replace(/\r$/, '')
    return /^\s*(#|$)/.test(bare) ? [] : [{ from: start, text: bare, indent: bare.search(/\S/) }]
  })
}

/** Moves lines sideways, so that the first begins at a column. */
export function moveLines(lines: readonly TextLine[], indent: number): TextEdit[] {
  const by = indent - (lines[0]?.indent ?? 0)
  return lines.map(({ from, indent: own }) => ({ from, to: from + own, insert: ' '.repeat(Math.max(0, own + by)) }))
}

/** The step between the levels of a file, in spaces: the usual one; fewer than two are a typo. */
export function indentStep(lines: readonly TextLine[]): number {
  const steps = lines.map(({ indent }, at) => indent - (lines[at - 1]?.indent ?? 0)).filter((step) => step > 1)
  const count = (step: number) => steps.filter((one) => one === step).length
  return [...new Set(steps)].sort((one, other) => count(other) - count(one))[0] ?? 2
}
