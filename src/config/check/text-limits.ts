import type { SizeLimit } from './finding'

/** What is checked at most: a configuration has some kilobytes, and a browser has to stay quick whatever is pasted. */
export const TEXT_LIMITS: Record<SizeLimit, number> = {
  characters: 100_000,
  lines: 3_000,
  'line-length': 5_000,
}

/**
 * The limit that a text goes beyond, if any. It looks no further than it must: a paste of 10 MB is refused by its length.
 * @example sizeProblem('a'.repeat(200_000)) // => 'characters'
 */
export function sizeProblem(text: string): SizeLimit | undefined {
  if (text.length > TEXT_LIMITS.characters) return 'characters'
  const lines = text.split('\n')
  if (lines.length > TEXT_LIMITS.lines) return 'lines'
  return lines.some((line) => line.length > TEXT_LIMITS['line-length']) ? 'line-length' : undefined
}
