/** The text of a file and its encoding details. */
export interface FeatureSource {
  /** Lines end with a line feed, no byte order mark. */
  text: string
  lineEnd: '\n' | '\r\n'
  hasByteOrderMark: boolean
}

/** It begins some files; the tool reads it as a part of the first line. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Normalizes line ends to line feeds and removes the byte order mark.
 * @example readSource('\ufeffa\r\nb') // => { text: 'a\nb', lineEnd: '\r\n', hasByteOrderMark: true }
 */
export function readSource(file: string): FeatureSource {
  const hasByteOrderMark = file.startsWith(BYTE_ORDER_MARK)
  const body = hasByteOrderMark ? file.slice(1) : file
  const lineEnd = /\r\n/.test(body) ? '\r\n' : '\n'
  return { text: body.replace(/\r\n?/g, '\n'), lineEnd, hasByteOrderMark }
}

/**
 * Restores the line ends of the original file, but not its byte order mark, with which the tool cannot read it.
 * @example writeSource({ text: 'a\nb', lineEnd: '\r\n' }) // => 'a\r\nb'
 */
export const writeSource = ({ text, lineEnd }: Pick<FeatureSource, 'text' | 'lineEnd'>): string =>
  text.replace(/^\ufeff/, '').replaceAll('\n', lineEnd)

/** What the checker accepts: far more than anybody writes by hand, and little enough to check at once. */
export const FEATURE_LIMITS = {
  size: 1_000_000,
  lines: 20_000,
  line: 10_000,
  /** Steps of a file, those of outlines once for each row of examples. */
  steps: 20_000,
} as const
