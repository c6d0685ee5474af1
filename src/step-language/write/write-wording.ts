import type { WordingPart } from './wording-parts'

/** What a sentence is given where its expression leaves something open. */
export interface WordingValues {
  /** For each choice in turn; empty to leave it out. */
  choices: readonly string[]
  /** For each stretch of free words. */
  free: readonly string[]
  /** By the names of the arguments. */
  arguments: ReadonlyMap<string, string>
}

/** Leaving a word out takes one of the blanks beside it along. */
const joinPiece = (text: string, piece: string): string =>
  piece.startsWith(' ') && (text === '' || text.endsWith(' ')) ? text + piece.slice(1) : text + piece

/**
 * Writes a sentence of an expression.
 * @example writeWording(wordingParts('(que) se elimina(n) *'), { choices: ['', 'n'], free: ['los libros'], arguments: new Map() })
 *   // => 'se eliminan los libros'
 */
export function writeWording(parts: readonly WordingPart[], values: WordingValues): string {
  const choices = [...values.choices]
  const free = [...values.free]
  const pieceOf = (part: WordingPart): string => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'choice') return choices.shift() ?? ''
    if (part.kind === 'free') return free.shift() ?? ''
    return values.arguments.get(part.name) ?? ''
  }
  return parts.reduce((text, part) => joinPiece(text, pieceOf(part)), '').trim()
}
