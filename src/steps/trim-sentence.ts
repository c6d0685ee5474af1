/** Java's trim takes off everything up to the blank. */
const BLANK = ' '.charCodeAt(0)

/**
 * The part of a sentence that the tool compares: control characters and blanks at both ends do not count.
 * @example trimSentence('  a step ') // => { text: 'a step', offset: 2 }
 */
export function trimSentence(sentence: string): { text: string; offset: number } {
  let offset = 0
  let end = sentence.length
  while (offset < end && sentence.charCodeAt(offset) <= BLANK) offset += 1
  while (end > offset && sentence.charCodeAt(end - 1) <= BLANK) end -= 1
  return { text: sentence.slice(offset, end), offset }
}
