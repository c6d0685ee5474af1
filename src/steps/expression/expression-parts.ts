import { memoize } from '@/lib/memoize'
import { UNNAMED_ARGUMENT } from '../step'

/** Words joined by bars: `el|la`. */
const ALTERNATIVES = /[^ |(]*(?:\|[^ |)]+)+/g
const DOUBLED_PARENTHESES = /\(\(([^()]*)\)\)/g
const WILDCARD = /(?<!\\)\*/g

/**
 * Compiles a step expression to a regular expression as the tool does; arguments stay in braces, and other pattern syntax as it is.
 * @example compileExpression('file(s) deleted') // => 'file(?:(?:s)? )?deleted'
 */
export function compileExpression(expression: string): string {
  const grouped = expression
    .replace(ALTERNATIVES, '($&)')
    .replace(DOUBLED_PARENTHESES, '($1)')
    .replace(WILDCARD, '(.*)')
  return resolveGroups(grouped).replaceAll('[', '(').replaceAll(']', ')').replaceAll(' $', '$')
}

/** Anything but an unescaped parenthesis. */
const PLAIN = '(?:(?!(?<!\\\\)[()]).)*'
const GROUP = `(?<group>\\(${PLAIN}(?<!\\\\)\\))`

const INNERMOST = new RegExp(GROUP, 'g')
/** A group that contains a group, which is captured. */
const NESTED = new RegExp(`(?<!\\\\)\\(${PLAIN}(?<!\\\\)${GROUP}${PLAIN}(?<!\\\\)\\)`, 'g')

/** Turns parentheses into brackets, so that later passes skip what is processed. */
const protect = (text: string): string => text.replaceAll('(', '[').replaceAll(')', ']')

/** `(X)` is optional; `(!X)` is any text that does not contain X. */
const toOptional = (group: string): string =>
  group
    .replace(/(?<!\\)\(([^!][^)]*)\)/g, '(?:$1)?')
    .replace(/(?<!\\)\(!([^)]*)\)/g, '(?:(?:(?!$1).)*)?')
    .replace(/ (\(\?:.+\*\)\?)/g, '$1')

/** Makes an adjacent space optional with its group: the one after it, else the one before it. */
function absorbSpace(pattern: string, group: string): string {
  if (pattern.includes(`${group} `)) return pattern.replaceAll(`${group} `, () => `[?:${group} ]?`)
  return pattern.replaceAll(` ${group}`, () => `[?: ${group}]?`)
}

function resolvePass(pattern: string, finder: RegExp): string {
  const groups = new Set([...pattern.matchAll(finder)].map((match) => match.groups?.group ?? ''))
  return [...groups].reverse().reduce((current, group) => {
    const optional = protect(toOptional(group))
    return absorbSpace(
      current.replaceAll(group, () => optional),
      optional,
    )
  }, pattern)
}

/** Makes groups optional, in brackets. @example resolveGroups('the (big) file') // => 'the [?:[?:big]? ]?file' */
const resolveGroups = (pattern: string): string =>
  [NESTED, INNERMOST].reduce((current, finder) => {
    let resolved = current
    while (resolved.search(finder) >= 0) resolved = resolvePass(resolved, finder)
    return resolved
  }, pattern)

/** A typed argument of an expression: `{table:word}`. */
export interface ExpressionArgument {
  kind: 'argument'
  /** `unnamed` if it has none. */
  name: string
  type: string
  text: string
}

/** A part of a step expression; `text` is its source. */
export type ExpressionPart =
  | { kind: 'text'; text: string }
  /** Optional words, each with its alternatives: a bar separates single words, as in `(is|are retrieved)`. */
  | { kind: 'choice'; text: string; words: string[][] }
  /** Any words (`*`), or any but some (`(!con los)`). */
  | { kind: 'free'; text: string; except?: string }
  | ExpressionArgument

const PART = /\\[()*]|\{[^}]*\}|\([^()]*(?:\([^()]*\)[^()]*)*\)|\*|[^\\{(*]+|[\s\S]/g

function partOf(text: string): ExpressionPart {
  if (text === '*') return { kind: 'free', text }
  if (/^\\./.test(text)) return { kind: 'text', text: text.slice(1) }
  const inner = text.slice(1, -1)
  if (text.startsWith('(!')) return { kind: 'free', text, except: inner.slice(1) }
  if (text.startsWith('(') && text.length > 1)
    return { kind: 'choice', text, words: inner.split(' ').map((word) => word.split('|')) }
  if (!text.startsWith('{')) return { kind: 'text', text }
  const [name = '', type] = inner.split(':')
  return { kind: 'argument', name: type ? name : UNNAMED_ARGUMENT, type: type ?? name, text }
}

/** Enough for all steps of the tool, in both languages, and those of a project. */
const MAX_CACHED = 2_000

/**
 * Splits a step expression into literal text, optional words, free words and arguments. Memoized.
 * @example expressionParts('un timeout de {duration}')
 * // => [{ kind: 'text', text: 'un timeout de ' }, { kind: 'argument', name: 'unnamed', type: 'duration', text: '{duration}' }]
 */
export const expressionParts = memoize((expression: string): readonly ExpressionPart[] => {
  const parts: ExpressionPart[] = []
  for (const [piece] of expression.matchAll(PART)) {
    const part = partOf(piece)
    const last = parts.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') last.text += part.text
    else parts.push(part)
  }
  return parts
}, MAX_CACHED)

export const expressionArguments = (expression: string): ExpressionArgument[] =>
  expressionParts(expression).filter((part) => part.kind === 'argument')

export const hasFreeWords = (expression: string): boolean =>
  expressionParts(expression).some(({ kind }) => kind === 'free')

/** A word, sign, argument or run of free words in an expression. */
type ExpressionUnit =
  /** A word in all its forms, first without optional endings: `existe(n)`. */
  | { kind: 'word'; forms: string[]; isOptional: boolean }
  | { kind: 'mark'; text: string }
  | { kind: 'free' }
  | ExpressionArgument

const UNIT = /[^\s:,=()]+|[:,=()]/g

const unitOf = (text: string): ExpressionUnit =>
  /[:,=()]/.test(text) ? { kind: 'mark', text } : { kind: 'word', forms: [text], isOptional: false }

/**
 * Reads a step expression word by word. Memoized.
 * @example expressionUnits('existe(n) en {word}')
 *   // => [{ kind: 'word', forms: ['existe', 'existen'], isOptional: false }, { kind: 'word', forms: ['en'], … }, { kind: 'argument', … }]
 */
export const expressionUnits = memoize((expression: string): readonly ExpressionUnit[] => {
  const units: ExpressionUnit[] = []
  let before = ''
  for (const part of expressionParts(expression)) {
    const last = units.at(-1)
    if (part.kind === 'text') units.push(...(part.text.match(UNIT) ?? []).map(unitOf))
    else if (part.kind === 'free') units.push({ kind: 'free' })
    else if (part.kind === 'argument') units.push(part)
    else if (last?.kind === 'word' && /\S$/.test(before))
      last.forms.push(...part.words.flat().map((ending) => last.forms[0] + ending))
    else units.push(...part.words.map((forms): ExpressionUnit => ({ kind: 'word', forms, isOptional: true })))
    before = part.text
  }
  return units
}, MAX_CACHED)

/** Its words, without endings. @example expressionWords('(que) existe(n) en {word}') // => ['que', 'existe', 'en'] */
export const expressionWords = (expression: string): string[] =>
  expressionUnits(expression).flatMap((unit) =>
    unit.kind === 'word' ? unit.forms.slice(0, unit.isOptional ? undefined : 1) : [],
  )
