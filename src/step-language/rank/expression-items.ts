import { expressionParts } from '@/steps/expression-parts'

/** What an item has in common: whether a blank stands before it. */
interface Placed {
  hasBlank: boolean
}

/** A word and its endings: `elimina(n|do)`. */
export type WordItem = Placed & { kind: 'word'; base: string; endings: string[] }

/** Words that may be absent, each with its alternatives: `(de BBDD)`, `(is|are retrieved)`. A bar binds single words. */
export type ChoiceItem = Placed & { kind: 'choice'; words: string[][] }

/** A sign between words. */
export type MarkItem = Placed & { kind: 'mark'; text: string }

/** A value that a step takes. */
export type ArgumentItem = Placed & { kind: 'argument'; name: string; type: string; text: string }

/** Free words (`*`), or any but some (`(!con los)`). */
export type FreeItem = Placed & { kind: 'free'; forbidden?: string }

/** A piece of a step expression, as one word of a sentence would stand for it. */
export type ExpressionItem = WordItem | ChoiceItem | MarkItem | ArgumentItem | FreeItem

/** Words, and the signs that stand for themselves. */
const PIECE = /( ?)([^\s:,=()]+|[:,=()])/g
const MARK = /^[:,=()]$/

/** A blank that ends a text belongs to what comes next. */
interface Reading {
  items: ExpressionItem[]
  pendingBlank: boolean
}

function readText(reading: Reading, text: string): void {
  for (const [, blank, piece = ''] of text.matchAll(PIECE)) {
    const hasBlank = reading.pendingBlank || blank !== ''
    reading.pendingBlank = false
    if (MARK.test(piece)) reading.items.push({ kind: 'mark', text: piece, hasBlank })
    else reading.items.push({ kind: 'word', base: piece, endings: [], hasBlank })
  }
  reading.pendingBlank = /\s$/.test(text)
}

function readGroup(reading: Reading, group: string): void {
  const inner = group.slice(1, -1)
  const last = reading.items.at(-1)
  const hasBlank = reading.pendingBlank
  if (inner.startsWith('!')) reading.items.push({ kind: 'free', forbidden: inner.slice(1), hasBlank })
  else if (!hasBlank && last?.kind === 'word') last.endings = inner.split('|')
  else reading.items.push({ kind: 'choice', words: inner.split(' ').map((word) => word.split('|')), hasBlank })
  reading.pendingBlank = false
}

/**
 * Reads a step expression word by word.
 * @example expressionItems('existe(n) en {word}')
 *   // => [{ kind: 'word', base: 'existe', endings: ['n'], … }, { kind: 'word', base: 'en', … }, { kind: 'argument', … }]
 */
export function expressionItems(expression: string): ExpressionItem[] {
  const reading: Reading = { items: [], pendingBlank: false }
  for (const part of expressionParts(expression)) {
    if (part.kind === 'text') readText(reading, part.text)
    else if (part.kind === 'optional') readGroup(reading, part.text)
    else {
      const hasBlank = reading.pendingBlank
      if (part.kind === 'wildcard') reading.items.push({ kind: 'free', hasBlank })
      else reading.items.push({ kind: 'argument', name: part.name, type: part.type, text: part.text, hasBlank })
      reading.pendingBlank = false
    }
  }
  return reading.items
}

/**
 * Every way to write a word.
 * @example wordForms({ kind: 'word', base: 'elimina', endings: ['n', 'do'], hasBlank: true }) // => ['elimina', 'eliminan', 'eliminado']
 */
export const wordForms = ({ base, endings }: Pick<WordItem, 'base' | 'endings'>): string[] => [
  base,
  ...endings.map((ending) => base + ending),
]
