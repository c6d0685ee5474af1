import { UNNAMED_ARGUMENT } from '../step'

/** A value that a step takes from its sentence, as an expression writes it: `{table:word}`. */
export interface ExpressionArgument {
  kind: 'argument'
  /** `unnamed` for the one without a name. */
  name: string
  type: string
  text: string
}

/** A piece of a step expression; `text` is how the expression writes it. */
export type ExpressionPart =
  /** Literal text of every sentence. */
  | { kind: 'text'; text: string }
  /** Optional words with the alternatives of each: `(is|are retrieved)`. A bar binds single words. */
  | { kind: 'choice'; text: string; words: string[][] }
  /** Any words (`*`), or any except some (`(!con los)`). */
  | { kind: 'free'; text: string; except?: string }
  | ExpressionArgument

const PART = /\\[()*]|\{[^}]*\}|\([^()]*(?:\([^()]*\)[^()]*)*\)|\*|[^\\{(*]+|[\s\S]/g

function groupOf(text: string): ExpressionPart {
  const inner = text.slice(1, -1)
  if (inner.startsWith('!')) return { kind: 'free', text, except: inner.slice(1) }
  return { kind: 'choice', text, words: inner.split(' ').map((word) => word.split('|')) }
}

function partOf(text: string): ExpressionPart {
  if (text === '*') return { kind: 'free', text }
  if (/^\\./.test(text)) return { kind: 'text', text: text.slice(1) }
  if (text.startsWith('(') && text.length > 1) return groupOf(text)
  if (!text.startsWith('{')) return { kind: 'text', text }
  const [name = '', type] = text.slice(1, -1).split(':')
  return { kind: 'argument', name: type ? name : UNNAMED_ARGUMENT, type: type ?? name, text }
}

/**
 * Splits a step expression into literal text, optional words, free words and arguments.
 * @example expressionParts('un timeout de {duration}')
 * // => [{ kind: 'text', text: 'un timeout de ' }, { kind: 'argument', name: 'unnamed', type: 'duration', text: '{duration}' }]
 */
export function expressionParts(expression: string): ExpressionPart[] {
  const parts: ExpressionPart[] = []
  for (const [piece] of expression.matchAll(PART)) {
    const part = partOf(piece)
    const last = parts.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') last.text += part.text
    else parts.push(part)
  }
  return parts
}

export const expressionArguments = (expression: string): ExpressionArgument[] =>
  expressionParts(expression).filter((part) => part.kind === 'argument')

/**
 * Whether a step has free words.
 * @example hasFreeWords('se consulta(n) *') // => true
 */
export const hasFreeWords = (expression: string): boolean =>
  expressionParts(expression).some(({ kind }) => kind === 'free')

/** One word, sign, argument or run of free words in an expression. */
export type ExpressionUnit =
  /** A word in all its forms; the first one is without optional endings: `existe(n)`. */
  | { kind: 'word'; forms: string[]; isOptional: boolean }
  | { kind: 'mark'; text: string }
  | { kind: 'free' }
  | ExpressionArgument

const UNIT = /[^\s:,=()]+|[:,=()]/g
const MARK = /^[:,=()]$/

const unitOf = (text: string): ExpressionUnit =>
  MARK.test(text) ? { kind: 'mark', text } : { kind: 'word', forms: [text], isOptional: false }

/**
 * Reads a step expression word by word.
 * @example expressionUnits('existe(n) en {word}')
 *   // => [{ kind: 'word', forms: ['existe', 'existen'], isOptional: false }, { kind: 'word', forms: ['en'], … }, { kind: 'argument', … }]
 */
export function expressionUnits(expression: string): ExpressionUnit[] {
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
}

/**
 * The words of an expression, for the search: without optional endings, with those that a sentence may leave out.
 * @example expressionWords('(que) existe(n) en {table:word}') // => ['que', 'existe', 'en']
 */
export const expressionWords = (expression: string): string[] =>
  expressionUnits(expression).flatMap((unit) => {
    if (unit.kind !== 'word') return []
    return unit.isOptional ? unit.forms : unit.forms.slice(0, 1)
  })
