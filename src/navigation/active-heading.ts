/**
 * The heading that the reader is under: the last one whose top has passed the line below the header.
 * @param tops distance of each heading from the top of the viewport, in pixels, in page order
 * @param offset where that line is, in pixels
 * @param isAtEnd whether the page cannot be scrolled any further: then the last heading in view counts
 * @returns its index; the first one before any has passed, -1 when there are none
 * @example activeHeading([-300, 40, 700], 100) // => 1
 */
export function activeHeading(tops: number[], offset: number, isAtEnd = false): number {
  if (tops.length === 0) return -1
  if (isAtEnd) return tops.length - 1
  const next = tops.findIndex((top) => top > offset)
  return next < 0 ? tops.length - 1 : Math.max(next - 1, 0)
}
