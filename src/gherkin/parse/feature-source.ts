/** The text of a file, and how its lines end. */
export interface FeatureSource {
  /** Lines end with a line feed, no byte order mark. */
  text: string
  lineEnd: '\n' | '\r\n'
  hasByteOrderMark: boolean
}

const BYTE_ORDER_MARK = '\ufeff'

/**
 * Reads a file the way editors do: any line end is one, and the byte order mark is none of its text.
 * @example readSource('\ufeffa\r\nb') // => { text: 'a\nb', lineEnd: '\r\n', hasByteOrderMark: true }
 */
export function readSource(file: string): FeatureSource {
  const hasByteOrderMark = file.startsWith(BYTE_ORDER_MARK)
  const body = hasByteOrderMark ? file.slice(1) : file
  const lineEnd = /\r\n/.test(body) ? '\r\n' : '\n'
  return { text: body.replace(/\r\n?/g, '\n'), lineEnd, hasByteOrderMark }
}

/**
 * The file again, as its author's editor wrote it.
 * @example writeSource({ text: 'a\nb', lineEnd: '\r\n', hasByteOrderMark: false }) // => 'a\r\nb'
 */
export const writeSource = ({ text, lineEnd, hasByteOrderMark }: FeatureSource): string =>
  `${hasByteOrderMark ? BYTE_ORDER_MARK : ''}${text.replaceAll('\n', lineEnd)}`
/** What the checker takes: far more than anybody writes by hand, and little enough for an answer at once. */
export const FEATURE_LIMITS = {
  /** Characters of a file. */
  size: 1_000_000,
  lines: 20_000,
  /** Characters of a line. */
  line: 10_000,
  /** Steps of a file, those of outlines once for each of their examples. */
  steps: 20_000,
} as const

/** The limit that a text is over, and by how much. */
export type LimitExcess =
  | { limit: 'size'; actual: number }
  | { limit: 'lines'; actual: number }
  | { limit: 'line'; actual: number; line: number }

/** Goes through a text without taking it apart, so that a hostile one costs nothing. */
function longLine(text: string): LimitExcess | undefined {
  let from = 0
  let line = 1
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    if (end - from > FEATURE_LIMITS.line) return { limit: 'line', actual: end - from, line }
    from = end + 1
    line += 1
  }
  if (text.length - from > FEATURE_LIMITS.line) return { limit: 'line', actual: text.length - from, line }
  return line > FEATURE_LIMITS.lines ? { limit: 'lines', actual: line } : undefined
}

/**
 * Whether a text is more than the checker takes.
 * @example limitExcess('Feature: small') // => undefined
 */
export const limitExcess = (text: string): LimitExcess | undefined =>
  text.length > FEATURE_LIMITS.size ? { limit: 'size', actual: text.length } : longLine(text)
