import { expressionParts } from '@/steps/expression-parts'

/** A piece of an expression, as somebody decides about it who writes a sentence of it. */
export type WordingPart =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; alternatives: string[] }
  | { kind: 'free' }
  | { kind: 'argument'; name: string; type: string }

/** `(is|are retrieved)`: only the words with the bar are alternatives, the rest stands after any of them. */
function alternativesOf(inner: string): string[] {
  const [, choice = '', rest = ''] = /^([^ ]*\|[^ ]*)( .*)$/.exec(inner) ?? []
  return choice ? choice.split('|').map((word) => word + rest) : inner.split('|')
}

/**
 * The pieces of an expression.
 * @example wordingParts('existe(n) {word}')
 *   // => [{ kind: 'text', text: 'existe' }, { kind: 'choice', alternatives: ['n'] }, { kind: 'text', text: ' ' },
 *   //     { kind: 'argument', name: 'unnamed', type: 'word' }]
 */
export const wordingParts = (expression: string): WordingPart[] =>
  expressionParts(expression).map((part): WordingPart => {
    if (part.kind === 'text') return part
    if (part.kind === 'wildcard') return { kind: 'free' }
    if (part.kind === 'argument') return { kind: 'argument', name: part.name, type: part.type }
    const inner = part.text.slice(1, -1)
    return inner.startsWith('!') ? { kind: 'free' } : { kind: 'choice', alternatives: alternativesOf(inner) }
  })
