import { type Document, isAlias, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { FileKind } from '../files/file-names'
import { deepYaml } from '../files/nesting'
import type { Place, Problem } from '../problem'

/** YAML with its positions in the file that contains it. */
export interface YamlSource {
  /** Path inside the content folder. */
  file: string
  document: Document.Parsed
  /** Whether its structure is reliable: a syntax error changes the values after it. */
  isSound: boolean
  placeAt: (offset: number) => Place
  placeOf: (node: unknown) => Place
  /** A problem at a node, or at the beginning without one. */
  problemAt: (node: unknown, message: string, advice: string) => Problem
}

/** A file that is YAML as a whole. */
export interface YamlFile {
  file: string
  kind: FileKind
  source: YamlSource
}

const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype', '<<']

/** Keys with a meaning in JavaScript, and the merge key. */
export const isForbiddenKey = (key: string): boolean => FORBIDDEN_KEYS.includes(key)

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ]|$)/

/** Whether a text looks like a date and is not valid: `2026-02-30`. */
function isImpossibleDate(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? []
  if (!year) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)
}

type Refusal = { node: Node; message: string; advice: string }

const WRITE_OUT = 'write the values out'

/** Anchors, merges and keys with a meaning in JavaScript are not allowed. */
function unsafeParts(document: Document.Parsed): Refusal[] {
  const found: Refusal[] = []
  const names = new Set<string>()
  visit(document, {
    Node(_, node) {
      // An alias bomb repeats its anchors: each name is reported once.
      if (isAlias(node) && !names.has(node.source))
        found.push({ node, message: `the alias *${node.source} is not allowed`, advice: WRITE_OUT })
      if (isAlias(node)) names.add(node.source)
      if (isScalar(node) && node.type === 'PLAIN' && isImpossibleDate(String(node.source)))
        found.push({
          node,
          message: `${node.source} is not a valid date`,
          advice: 'correct the date; put a text between quotes',
        })
    },
    Pair(_, { key }) {
      if (!isScalar(key) || !isForbiddenKey(String(key.value))) return
      const message = key.value === '<<' ? 'a merge key is not allowed' : `the key ${key.value} is not allowed`
      found.push({ node: key, message, advice: key.value === '<<' ? WRITE_OUT : 'choose another name' })
    },
  })
  return found
}

const ADVICE: Record<string, string> = {
  DUPLICATE_KEY: 'keep one of the two',
  TAB_AS_INDENT: 'indent with spaces',
  MISSING_CHAR: 'close what is open: quotes, brackets, or a key by its colon',
  BLOCK_AS_IMPLICIT_KEY: 'put text with a colon between quotes',
  MULTILINE_IMPLICIT_KEY: 'end the key with a colon, or put the text between quotes',
  MULTIPLE_DOCS: 'one document per file: remove the line of hyphens',
  TAG_RESOLVE_FAILED: 'write the value without a tag',
  TOO_DEEP: 'nest less',
}

const adviceOf = (code: string): string => ADVICE[code] ?? 'correct the YAML'

/** Errors that cause others on their line. */
const CAUSES = ['TOO_DEEP', 'TAB_AS_INDENT', 'DUPLICATE_KEY', 'BLOCK_AS_IMPLICIT_KEY']

interface SyntaxError {
  place: Place
  code: string
  message: string
}

const weightOf = ({ code }: SyntaxError): number => (CAUSES.indexOf(code) + CAUSES.length + 1) % (CAUSES.length + 1)

/** One error per line: the cause of the others. */
function firstOfLine(errors: SyntaxError[]): SyntaxError[] {
  const sorted = [...errors].sort((one, other) => one.place.line - other.place.line || weightOf(one) - weightOf(other))
  return sorted.filter(({ place }, index) => place.line !== sorted[index - 1]?.place.line)
}

/**
 * Parses YAML and reports its syntax errors.
 * @param start its place in the file
 */
export function readYaml(
  file: string,
  text: string,
  start: Place = { line: 1, column: 1 },
): { source: YamlSource; problems: Problem[] } {
  const lines = new LineCounter()
  const deep = deepYaml(text)
  const document = parseDocument(deep ? '' : text, { lineCounter: lines, prettyErrors: false, version: '1.2' })
  const inFile = ({ line, column }: Place): Place => ({
    line: Math.max(line, 1) + start.line - 1,
    column: Math.max(column, 1) + start.column - 1,
  })
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return inFile({ line, column: col })
  }
  const placeOf = (node: unknown): Place => placeAt((node as Node | undefined)?.range?.[0] ?? 0)
  const problemAt: YamlSource['problemAt'] = (node, message, advice) => ({ file, ...placeOf(node), message, advice })
  const isSound = !deep && document.errors.every(({ code }) => code === 'DUPLICATE_KEY')
  const source = { file, document, isSound, placeAt, placeOf, problemAt }
  const errors = [...document.errors, ...document.warnings].map(({ pos, code, message }): SyntaxError => {
    const twice = code === 'DUPLICATE_KEY' ? `the key ${/^[^:\n]*/.exec(text.slice(pos[0]))?.[0]} appears twice` : ''
    return { place: placeAt(pos[0]), code, message: twice || message }
  })
  if (deep) errors.push({ place: inFile(deep), code: 'TOO_DEEP', message: 'nested too deep' })
  const syntax = firstOfLine(errors).map(({ place, code, message }): Problem => {
    return { file, ...place, message: `YAML: ${message.split('\n')[0]}`, advice: adviceOf(code) }
  })
  const unsafe = unsafeParts(document).map(({ node, message, advice }) => problemAt(node, message, advice))
  if (document.directives?.yaml.explicit)
    unsafe.push({ file, ...start, message: 'a %YAML line is not allowed', advice: 'remove it' })
  return { source, problems: [...syntax, ...unsafe] }
}

/** The place of a character in a text; the start of the text when it is folded or has escapes. */
export function placeInText(source: YamlSource, node: unknown, position: number): Place {
  if (!isScalar(node) || !node.range) return source.placeOf(node)
  const [start, end] = node.range
  const quote = node.type === 'PLAIN' ? 0 : 1
  const isWhole = end - start - 2 * quote === String(node.value).length
  return source.placeAt(isWhole ? start + quote + position : start)
}
