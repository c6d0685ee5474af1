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

/** Java knows aliases in any case and without the hyphens: `utf8`. */
const plain = (name: string): string => name.toLowerCase().replace(/[-_]/g, '')

/** The character set that was meant by one with a slip; undefined for any other, as a Java may know it. */
export const nearCharset = (text: string): string | undefined =>
  CHARSETS.some((known) => plain(known) === plain(text)) ? undefined : nearest(text, CHARSETS, 1)
