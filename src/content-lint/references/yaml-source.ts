import type { Document, Node, Pair, Scalar, YAMLMap } from 'yaml'
import { isAlias, isMap, isScalar, isSeq, LineCounter, visit } from 'yaml'
import type { z } from 'zod'
import { yamlText } from '@/config/check/finding-text'
import { keyName } from '@/config/check/read-config'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import { localize } from '@/i18n/locale'
import type { TextPlace } from '@/lib/finding'
import { parseYaml } from '@/lib/yaml-depth'
import type { FileKind } from '../files/file-names'
import { attempt, type Problem, pageProblem, type Refusal, refuse } from '../problem'

/** A YAML document with positions in the file that contains it. */
export interface YamlSource {
  file: string
  document: Document.Parsed
  /** False after a syntax error, which may change the values that follow. */
  isSound: boolean
  placeAt: (offset: number) => TextPlace
  placeOf: (node: unknown) => TextPlace
  /** A problem at a node, or at the beginning of the file. */
  problemAt: (node: unknown, refusal: Refusal) => Problem
}

export type YamlFile = { file: string; kind: FileKind; source: YamlSource }

export const isForbiddenKey = (key: string): boolean => ['__proto__', 'constructor', 'prototype', '<<'].includes(key)

/** Reports aliases, merge keys and keys with a special meaning in JavaScript. */
function unsafeParts({ document, problemAt }: YamlSource): Problem[] {
  const found: Problem[] = []
  const names = new Set<string>()
  visit(document, {
    Node(_, node) {
      // Each name is reported once, because an alias bomb repeats its anchors.
      if (!isAlias(node) || names.has(node.source)) return
      names.add(node.source)
      found.push(problemAt(node, refuse('yaml.forbidden', `*${node.source}`)))
    },
    Pair(_, { key }) {
      if (isScalar(key) && isForbiddenKey(String(key.value)))
        found.push(problemAt(key, refuse('yaml.forbidden', String(key.value))))
    },
  })
  return found
}

/** Errors that cause others on the same line, the most likely cause last. */
const CAUSES = ['BLOCK_AS_IMPLICIT_KEY', 'BAD_INDENT', 'DUPLICATE_KEY', 'TAB_AS_INDENT']

/** The mistake behind an error: bad indentation makes a multi-line key, an open bracket an unexpected end. */
function rootCause(code: string, message: string): string {
  if (/ end with an? [\]}]/.test(message)) return 'UNCLOSED_BRACKET'
  return code === 'MULTILINE_IMPLICIT_KEY' ? 'BAD_INDENT' : code
}

function syntaxProblems(source: YamlSource, text: string): Problem[] {
  const { errors, warnings } = source.document
  const refusalOf = (code: string, from: number): Refusal =>
    code === 'DUPLICATE_KEY'
      ? refuse('twice', /^[^:\n]*/.exec(text.slice(from))?.[0] ?? '')
      : [localize((locale) => CONFIG_CHECKER_STRINGS[locale].titles.yaml), localize((locale) => yamlText(code, locale))]
  const all = [...errors, ...warnings]
    .map(({ pos: [from], code, message }) => ({ from, code: rootCause(code, message) }))
    .sort((a, b) => CAUSES.indexOf(b.code) - CAUSES.indexOf(a.code))
    .map(({ from, code }) => pageProblem(source, source.placeAt(from), refusalOf(code, from)))
  return all.filter(({ line }, index) => index === all.findIndex((other) => other.line === line))
}

/** Parses YAML that begins at a place in a file. @returns its document, and problems of its syntax */
export function readYaml(file: string, text: string, start: TextPlace = { line: 1, column: 1 }) {
  const lineCounter = new LineCounter()
  const parse = (yaml: string) => parseYaml(yaml, { lineCounter, prettyErrors: false, version: '1.2' })
  // Parsing throws only if the nesting is too deep.
  const { value: shallow } = attempt(file, () => parse(text))
  const document = shallow ?? parse('')
  const placeAt = (offset: number): TextPlace => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(line, 1) + start.line - 1, column: Math.max(col, 1) + start.column - 1 }
  }
  const placeOf = (node: unknown): TextPlace => placeAt((node as Node | undefined)?.range?.[0] ?? 0)
  const problemAt: YamlSource['problemAt'] = (node, refusal) => pageProblem({ file }, placeOf(node), refusal)
  const isSound = shallow?.errors.every(({ code }) => code === 'DUPLICATE_KEY') ?? false
  const source = { file, document, isSound, placeAt, placeOf, problemAt }
  const problems = [...syntaxProblems(source, text), ...unsafeParts(source)]
  if (!shallow) problems.push(pageProblem(source, start, refuse('tooDeep')))
  return { source, problems }
}

/** The place of a character in a scalar; its start if the scalar is folded or has escapes. */
export function placeInText(source: YamlSource, node: unknown, position: number): TextPlace {
  if (!isScalar(node) || !node.range) return source.placeOf(node)
  const [start, end] = node.range
  const quote = node.type === 'PLAIN' ? 0 : 1
  const isVerbatim = end - start - 2 * quote === String(node.value).length
  return source.placeAt(isVerbatim ? start + quote + position : start)
}

export const pairsOf = (node: unknown): Pair[] => (isMap(node) ? (node.items as Pair[]) : [])

/** The value of a node; aliases are undefined. @example valueIn(parseDocument('a: [1]').contents) // => { a: [1] } */
export function valueIn(node: unknown): unknown {
  if (isScalar(node)) return node.value
  if (isSeq(node)) return node.items.map(valueIn)
  if (!isMap(node)) return isAlias(node) ? undefined : null
  return Object.fromEntries(pairsOf(node).map(({ key, value }) => [keyName(key), valueIn(value)]))
}

export const nodeIn = (node: unknown, ...path: string[]): unknown => (isMap(node) ? node.getIn(path, true) : undefined)

export function itemsIn(node: unknown, ...path: string[]): unknown[] {
  const list = nodeIn(node, ...path)
  return isSeq(list) ? list.items : []
}

/** The mappings in a top-level list. */
export const recordsOf = ({ document }: Pick<YamlSource, 'document'>, list: string): YAMLMap[] =>
  itemsIn(document.contents, list).filter((item) => isMap(item))

/** Makes a problem at a path in a record, or at its beginning. */
export type Report = (refusal: Refusal, ...path: (string | number)[]) => Problem

/** Checks each record of a top-level list by itself. Records that break the schema are skipped. */
export const checkRecords = <T>(
  source: YamlSource,
  list: string,
  schema: z.ZodType<T>,
  checks: readonly ((record: T, report: Report, source: YamlSource) => Problem[])[],
): Problem[] =>
  recordsOf(source, list).flatMap((node) => {
    const { data } = schema.safeParse(valueIn(node))
    const report: Report = (refusal, ...path) =>
      source.problemAt(path.length > 0 ? node.getIn(path, true) : node, refusal)
    return data ? checks.flatMap((check) => check(data, report, source)) : []
  })

export const isText = (node: unknown): node is Scalar<string> => isScalar(node) && typeof node.value === 'string'

export function textAt(node: unknown, ...path: string[]): string {
  const text = nodeIn(node, ...path)
  return isText(text) ? text.value : ''
}
