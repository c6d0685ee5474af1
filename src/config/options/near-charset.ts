import { nearest } from '@/lib/nearest'

/** Character sets that every Java knows, and those that configurations have. */
const CHARSETS = [
  'UTF-8',
  'UTF-16',
  'UTF-16LE',
  'UTF-16BE',
  'UTF-32',
  'ISO-8859-1',
  'ISO-8859-15',
  'US-ASCII',
  'windows-1252',
]

/** The character set that was meant by one with a slip; undefined for any other, as a Java may know it. */
export function nearCharset(text: string): string | undefined {
  const isKnown = CHARSETS.some((known) => known.toLowerCase() === text.toLowerCase())
  // Java knows aliases without the hyphen: `UTF8`.
  const isAlias = CHARSETS.some((known) => known.replace('-', '').toLowerCase() === text.replace('_', '').toLowerCase())
  return isKnown || isAlias ? undefined : nearest(text, CHARSETS, 1)
}
