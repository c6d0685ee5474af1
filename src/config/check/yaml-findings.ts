import { type Alias, isCollection, isMap, isScalar, type Node, visit, type YAMLError } from 'yaml'
import type { TextRange } from '@/lib/finding'
import { quoted } from '../options/option-example'
import { type ConfigFinding, configFinding } from './finding'
import type { ConfigSource } from './read-config'

const QUOTE_MISSING = /^Missing closing .quote/
const BRACKET_MISSING = /end with an? [\]}]/
/** Spaces that YAML does not accept as indentation, copied from web pages and word processors. */
const ODD_INDENT = /^ *[\u00A0\u2000-\u200A\u202F\u205F\u3000][\s\u00A0]*(?=\S)/gm
const TAB_BEFORE_VALUE = /^ *(?:- +)*(?:[^\s:#'"]+:|-)(?<tab> *\t[ \t]*)(?=\S)/gm

const isOpenQuote = (node: Node, last: string): boolean =>
  isScalar(node) && /^QUOTE/.test(String(node.type)) && last !== (node.type === 'QUOTE_DOUBLE' ? '"' : "'")

const isOpenBracket = (node: Node, last: string): boolean =>
  isCollection(node) && node.flow === true && !/[\]}]/.test(last)

/** The opening quote or bracket of an error that the parser reports at the end of the file. */
export function openingRange({ message, pos: [end] }: YAMLError, source: ConfigSource): TextRange | undefined {
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
  return start === undefined ? undefined : { from: start, to: start + 1 }
}

/** The first error of the parser: those after it mostly follow from it. */
export function yamlFindings(source: ConfigSource): ConfigFinding[] {
  const { document, text } = source
  const [error] = document.errors
  if (!error) return []
  const opening = openingRange(error, source)
  const isQuote = QUOTE_MISSING.test(error.message)
  if (opening) return [configFinding('yaml', opening, { error: isQuote ? 'UNCLOSED_QUOTE' : 'UNCLOSED_BRACKET' })]
  const [from, to] = error.pos.map((offset) => Math.min(offset, text.length)) as [number, number]
  return [configFinding('yaml', { from, to }, { error: error.code })]
}

/** The matches of a pattern outside of quoted and block texts, whose lines may begin with anything. */
function matchesOutsideTexts(pattern: RegExp, { text, document }: ConfigSource) {
  const texts: [number, number][] = []
  visit(document, {
    Scalar: (_, { type, range }) =>
      void (range && /^(QUOTE|BLOCK)/.test(String(type)) && texts.push([range[0], range[1]])),
  })
  return [...text.matchAll(pattern)].filter(({ index }) => !texts.some(([from, to]) => from < index && index < to))
}

/** Lines indented with spaces that YAML reads as letters: one finding, whose fix corrects all of them. */
function indentFinding(source: ConfigSource): ConfigFinding | undefined {
  const edits = matchesOutsideTexts(ODD_INDENT, source).map(({ index, 0: { length } }) => {
    return { from: index, to: index + length, insert: ' '.repeat(length) }
  })
  return edits[0] && configFinding('yaml', edits[0], { error: 'ODD_SPACES' }, edits)
}

/** Tabs between a colon or a hyphen and its value: the tool's parser refuses them, the one used here does not. */
const tabFindings = (source: ConfigSource): ConfigFinding[] =>
  matchesOutsideTexts(TAB_BEFORE_VALUE, source).map(({ index, 0: { length }, groups }) => {
    const range = { from: index + length - (groups?.tab?.length ?? 0), to: index + length }
    return configFinding('yaml', range, { error: 'TAB_AS_SPACE' }, { ...range, insert: ' ' })
  })

/** Typos that are known by their look, each with its fix: odd spaces, tabs before a value. */
export function knownTypos(source: ConfigSource): ConfigFinding[] {
  const indents = indentFinding(source)
  if (indents) return [indents]
  return source.document.errors.length > 0 ? [] : tabFindings(source)
}

/** What the parser accepts although it does not understand it: an unknown tag. */
export const warningFindings = ({ document }: ConfigSource): ConfigFinding[] =>
  document.warnings.map(({ pos: [from, to], code }) => configFinding('yaml', { from, to }, { error: code }))

/** A `${` that is not closed, from the start of a text; `$${` stands for itself. */
function openPlaceholder(text: string): number | undefined {
  const open: number[] = []
  for (const { 0: sign, index } of text.matchAll(/(?<!\$)\$\{|\}/g)) sign === '}' ? open.pop() : open.push(index)
  return open[0]
}

/** Texts with a `${` without its `}`, which the tool takes as they are. */
export function placeholderFindings({ document, rangeOf, text }: ConfigSource): ConfigFinding[] {
  const findings: ConfigFinding[] = []
  visit(document, {
    Scalar: (_, node) => {
      const range = rangeOf(node)
      const written = text.slice(range.from, range.to)
      const at = openPlaceholder(written)
      if (at === undefined) return
      const end = range.from + at + (/^\$\{(?:\w+:)?[\w.-]*/.exec(written.slice(at))?.[0].length ?? 0)
      const fix = { from: end, to: end, insert: '}' }
      findings.push(configFinding('open-placeholder', { from: range.from + at, to: range.to }, {}, fix))
    },
  })
  return findings
}

/** Aliases without an anchor before them, which the parser detects only when it resolves them; some are file patterns. */
function aliasFindings({ document, rangeOf, text }: ConfigSource): ConfigFinding[] {
  const anchors = new Set<string>()
  const unresolved: Alias[] = []
  visit(document, {
    Alias: (_, alias) => void (anchors.has(alias.source) || unresolved.push(alias)),
    Value: (_, { anchor }) => void (anchor && anchors.add(anchor)),
  })
  return unresolved.map((alias) => {
    const range = rangeOf(alias)
    const edit = /[^\w-]/.test(alias.source)
      ? { ...range, insert: quoted(text.slice(range.from, range.to)) }
      : undefined
    return configFinding('yaml', range, { error: edit ? 'BAD_SCALAR_START' : 'BAD_ALIAS' }, edit)
  })
}

/** Problems of valid YAML: unresolved aliases, and a file without keys. */
export function structureFindings(source: ConfigSource): ConfigFinding[] {
  const { contents } = source.document
  const hasKeys = !contents || isMap(contents) || (isScalar(contents) && contents.value === null)
  return [...aliasFindings(source), ...(hasKeys ? [] : [configFinding('no-keys', source.rangeOf(contents), {})])]
}
