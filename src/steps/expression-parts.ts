import { UNNAMED_ARGUMENT } from './step'

/** A piece of a step expression as a reader sees it. */
export type ExpressionPart =
  | { kind: 'text'; text: string }
  | { kind: 'optional'; text: string }
  | { kind: 'wildcard' }
  | { kind: 'argument'; name: string; type: string; text: string }

const PIECE = /\\[()*]|\{[^}]*\}|\([^()]*(?:\([^()]*\)[^()]*)*\)|\*|[^\\{(*]+|[\s\S]/g

const partOf = (piece: string): ExpressionPart => {
  if (piece === '*') return { kind: 'wildcard' }
  if (/^\\./.test(piece)) return { kind: 'text', text: piece.slice(1) }
  if (piece.startsWith('(') && piece.length > 1) return { kind: 'optional', text: piece }
  if (!piece.startsWith('{')) return { kind: 'text', text: piece }
  const [name = '', type] = piece.slice(1, -1).split(':')
  return { kind: 'argument', name: type ? name : UNNAMED_ARGUMENT, type: type ?? name, text: piece }
}

/**
 * Splits a step expression into what is written as it stands, what may be left out, what is free and what is filled in
 * (facts: expression grammar, constructs).
 * @example expressionParts('un timeout de {duration}')
 * // => [{ kind: 'text', text: 'un timeout de ' }, { kind: 'argument', name: 'unnamed', type: 'duration', text: '{duration}' }]
 */
export function expressionParts(expression: string): ExpressionPart[] {
  const parts: ExpressionPart[] = []
  for (const [piece] of expression.matchAll(PIECE)) {
    const part = partOf(piece)
    const last = parts.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') last.text += part.text
    else parts.push(part)
  }
  return parts
}
