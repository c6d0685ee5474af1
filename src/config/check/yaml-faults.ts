import { isCollection, isScalar, type Node, visit, type YAMLError } from 'yaml'
import { yamlScalar } from '../options/yaml-scalar'
import type { ConfigSource } from './config-source'
import type { Finding } from './finding'

const QUOTE_MISSING = /^Missing closing .quote/
const BRACKET_MISSING = /end with an? [\]}]/
/** Spaces that are no indentation for YAML: those of web pages and word processors. */
const ODD_INDENT = /^ *[\u00A0\u2000-\u200A\u202F\u205F\u3000][\s\u00A0]*(?=\S)/gm

/** The last node before an error that has a beginning and no end. */
function lastOpen(source: ConfigSource, end: number, isOpen: (node: Node, last: string) => boolean): Node | undefined {
  const open: Node[] = []
  visit(source.document, {
    Node: (_, node) => {
      const { from, to } = source.placeOf(node as Node)
      if (from <= end && isOpen(node as Node, source.text.slice(Math.max(from + 1, to - 1), to)))
        open.push(node as Node)
    },
  })
  return open.at(-1)
}

const isOpenQuote = (node: Node, last: string): boolean =>
  isScalar(node) && /^QUOTE/.test(String(node.type)) && last !== (node.type === 'QUOTE_DOUBLE' ? '"' : "'")

const isOpenBracket = (node: Node, last: string): boolean =>
  isCollection(node) && node.flow === true && !/[\]}]/.test(last)

/** An error at the quote or the bracket that opens, where the parser points at the end of the file. */
function openingFinding({ message, pos }: YAMLError, source: ConfigSource): Finding[] {
  const isQuote = QUOTE_MISSING.test(message)
  if (!isQuote && !BRACKET_MISSING.test(message)) return []
  const node = lastOpen(source, pos[0], isQuote ? isOpenQuote : isOpenBracket)
  if (!node?.range) return []
  const code = isQuote ? 'UNCLOSED_QUOTE' : 'UNCLOSED_BRACKET'
  return [{ kind: 'yaml', code, ...source.placeAt(node.range[0], node.range[0] + 1) }]
}

/** `${…}` between braces or brackets, where its own brace counts as one of them. */
function placeholderFinding({ pos: [at] }: YAMLError, source: ConfigSource): Finding[] {
  const { text, placeAt } = source
  if (text.slice(at - 1, at + 1) !== '${') return []
  const before = /[^\s,[\]{}]*$/.exec(text.slice(0, at))?.[0] ?? ''
  const after = /^\{[^}\n]*\}[^\n,\]}]*/.exec(text.slice(at))?.[0].trimEnd()
  if (!after) return []
  const [from, to] = [at - before.length, at + after.length]
  const fix = { from, to, insert: yamlScalar(text.slice(from, to)) }
  return [{ kind: 'yaml', code: 'UNQUOTED_PLACEHOLDER', fix, ...placeAt(from, to) }]
}

/** What the parser refuses. Behind a `${…}` without quotes it understands nothing, so that its other errors say nothing. */
export function parserFindings(errors: readonly YAMLError[], source: ConfigSource): Finding[] {
  const placeholders = errors.flatMap((error) => placeholderFinding(error, source))
  const end = placeholders[0]?.from ?? source.text.length + 1
  const others = errors
    .filter(({ pos: [at] }) => at < end)
    .flatMap((error): Finding[] => {
      const opening = openingFinding(error, source)
      return opening.length > 0 ? opening : [{ kind: 'yaml', code: error.code, ...source.placeAt(...error.pos) }]
    })
  return [...others, ...placeholders]
}

/** Where the texts of several lines stand: their lines may begin with anything. */
function longTexts({ document }: ConfigSource): [number, number][] {
  const ranges: [number, number][] = []
  visit(document, {
    Scalar: (_, { type, range }) =>
      void (range && /^(QUOTE|BLOCK)/.test(String(type)) && ranges.push([range[0], range[1]])),
  })
  return ranges
}

/** Lines that are indented with spaces that YAML takes for letters. */
export function indentFindings(source: ConfigSource): Finding[] {
  const found = [...source.text.matchAll(ODD_INDENT)]
  const texts = found.length > 0 ? longTexts(source) : []
  return found
    .filter(({ index }) => !texts.some(([from, to]) => from < index && index < to))
    .map(({ index, 0: indent }) => {
      const [from, to] = [index, index + indent.length]
      const fix = { from, to, insert: ' '.repeat(indent.length) }
      return { kind: 'yaml', code: 'ODD_SPACES', fix, ...source.placeAt(from, to) }
    })
}
