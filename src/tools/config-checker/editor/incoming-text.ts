import { type SizeLimit, sizeProblem, TEXT_LIMITS } from '@/config/check/finding'
import { BYTES_PER_CHARACTER } from '@/editor/bytes-per-character'

/** Why a text is not taken: it is too much, or its file cannot be read. */
export type Refusal = SizeLimit | 'unreadable'

/** A text that somebody brings in, or why it is refused. */
export type IncomingText<Why extends Refusal = Refusal> = { text: string } | { refused: Why }

/**
 * A text with the line ends of a text field, without byte order mark.
 * @example normalised('\uFEFFa\r\nb') // => 'a\nb'
 */
export const normalised = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/**
 * What a text field holds after a paste; refused before the field sees it when that is too large.
 * @param now the text of the field
 * @param pasted what comes in
 * @param from start of the selection
 * @param to end of the selection
 */
export function pastedText(now: string, pasted: string, from: number, to: number): IncomingText<SizeLimit> {
  if (pasted.length > TEXT_LIMITS.characters) return { refused: 'characters' }
  const text = now.slice(0, from) + normalised(pasted) + now.slice(to)
  const refused = sizeProblem(text)
  return refused ? { refused } : { text }
}

/**
 * Reads a file that was chosen or dropped.
 * @param file any file; a large one is refused unread, a folder because it cannot be read
 */
export async function textOfFile(file: Pick<File, 'size' | 'text'>): Promise<IncomingText> {
  if (file.size > TEXT_LIMITS.characters * BYTES_PER_CHARACTER) return { refused: 'characters' }
  try {
    const text = normalised(await file.text())
    const refused = sizeProblem(text)
    return refused ? { refused } : { text }
  } catch (error) {
    console.error(error)
    return { refused: 'unreadable' }
  }
}
