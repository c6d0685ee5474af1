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
