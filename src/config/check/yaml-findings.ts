import { type Alias, isCollection, isMap, isScalar, type Node, visit, type YAMLError } from 'yaml'
import { yamlScalar } from '../options/option-example'
import type { ConfigSource } from './config-source'
import { type ConfigFinding, configFinding } from './finding'

const QUOTE_MISSING = /^Missing closing .quote/
const BRACKET_MISSING = /end with an? [\]}]/
/** Spaces that YAML does not accept as indentation, copied from web pages and word processors. */
const ODD_INDENT = /^ *[\u00A0\u2000-\u200A\u202F\u205F\u3000][\s\u00A0]*(?=\S)/gm

const isOpenQuote = (node: Node, last: string): boolean =>
  isScalar(node) && /^QUOTE/.test(String(node.type)) && last !== (node.type === 'QUOTE_DOUBLE' ? '"' : "'")

const isOpenBracket = (node: Node, last: string): boolean =>
  isCollection(node) && node.flow === true && !/[\]}]/.test(last)

/** Moves an error from the end of the file, where the parser reports it, to the opening quote or bracket. */
function openingFinding({ message, pos: [end] }: YAMLError, source: ConfigSource): ConfigFinding | undefined {
  const isQuote = QUOTE_MISSING.test(message)
  if (!isQuote && !BRACKET_MISSING.test(message)) return undefined
  const isOpen = isQuote ? isOpenQuote : isOpenBracket
  let start: number | undefined
  visit(source.document, {
    Node: (_, each) => {
      const node = each as Node
      const { from, to } = source.rangeOf(node)
      if (from <= end && isOpen(node, source.text.slice(Math.max(from + 1, to - 1), to))) start = node.range?.[0]
    },
  })
  if (start === undefined) return undefined
  const error = isQuote ? 'UNCLOSED_QUOTE' : 'UNCLOSED_BRACKET'
  return configFinding('yaml', { from: start, to: start + 1 }, { error })
}

/** `${…}` without quotes in a flow collection, where YAML reads its brace as another collection. */
function placeholderFinding({ pos: [at] }: YAMLError, { text }: ConfigSource): ConfigFinding[] {
  if (text.slice(at - 1, at + 1) !== '${') return []
  const before = /[^\s,[\]{}]*$/.exec(text.slice(0, at))?.[0] ?? ''
  const after = /^\{[^}\n]*\}[^\n,\]}]*/.exec(text.slice(at))?.[0].trimEnd()
  if (!after) return []
  const range = { from: at - before.length, to: at + after.length }
  const edit = { ...range, insert: yamlScalar(text.slice(range.from, range.to)) }
  return [configFinding('yaml', range, { error: 'UNQUOTED_PLACEHOLDER' }, edit)]
}

/** The errors of the parser. Those after a `${…}` without quotes only follow from it and are dropped. */
function parserFindings(source: ConfigSource): ConfigFinding[] {
  const { document, text } = source
  const errors = [...document.errors, ...document.warnings]
  const placeholders = errors.flatMap((error) => placeholderFinding(error, source))
  const end = placeholders[0]?.from ?? text.length + 1
  const others = errors
    .filter(({ pos: [at] }) => at < end)
    .map((error) => {
      const [from, to] = error.pos.map((offset) => Math.min(offset, text.length)) as [number, number]
      return openingFinding(error, source) ?? configFinding('yaml', { from, to }, { error: error.code })
    })
  return [...others, ...placeholders]
}

/** Lines indented with spaces that YAML reads as letters. */
function indentFindings({ text, document }: ConfigSource): ConfigFinding[] {
  const found = [...text.matchAll(ODD_INDENT)]
  if (found.length === 0) return []
  // Lines inside quoted and block texts may begin with anything.
  const texts: [number, number][] = []
  visit(document, {
    Scalar: (_, { type, range }) =>
      void (range && /^(QUOTE|BLOCK)/.test(String(type)) && texts.push([range[0], range[1]])),
  })
  return found
    .filter(({ index }) => !texts.some(([from, to]) => from < index && index < to))
    .map(({ index, 0: indent }) => {
      const range = { from: index, to: index + indent.length }
      return configFinding('yaml', range, { error: 'ODD_SPACES' }, { ...range, insert: ' '.repeat(indent.length) })
    })
}

/** The errors of the YAML; only the nesting when the parser gave up because of it. */
export function yamlFindings(source: ConfigSource): ConfigFinding[] {
  const deep = source.document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION')
  if (deep) return [configFinding('too-deep', { from: deep.pos[0], to: deep.pos[1] }, {})]
  const indents = indentFindings(source)
  return indents.length > 0 ? indents : parserFindings(source)
}

/** Whether the YAML is valid, so that its keys can be checked. */
export const isReadable = (source: ConfigSource): boolean =>
  source.document.errors.length === 0 && indentFindings(source).length === 0

/** Aliases without an anchor before them, which the parser detects only when it resolves them. */
function aliasFindings({ document, rangeOf }: ConfigSource): ConfigFinding[] {
  const anchors = new Set<string>()
  const unresolved: Alias[] = []
  visit(document, {
    Alias: (_, alias) => void (anchors.has(alias.source) || unresolved.push(alias)),
    Value: (_, { anchor }) => void (anchor && anchors.add(anchor)),
  })
  return unresolved.map((alias) => configFinding('yaml', rangeOf(alias), { error: 'BAD_ALIAS' }))
}

/** Problems of valid YAML: unresolved aliases, and a file without keys. */
export function structureFindings(source: ConfigSource): ConfigFinding[] {
  const { contents } = source.document
  const hasKeys = !contents || isMap(contents) || (isScalar(contents) && contents.value === null)
  return [...aliasFindings(source), ...(hasKeys ? [] : [configFinding('no-keys', source.rangeOf(contents), {})])]
}
