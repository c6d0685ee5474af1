/** A comment, or an entry, which a backslash continues on the next line. */
const LINE = /^[ \t\f]*(?:[#!].*|(?<entry>(?:\\[\s\S]|[^\\\n])+))$/gm
const ENTRY = /^(?<key>(?:\\.|[^\\\s=:])+)[ \t\f]*[=:]?[ \t\f]*(?<value>.*?)\s*$/s

const CONTROLS: Record<string, string> = { t: '\t', n: '\n', r: '\r', f: '\f' }

/** A text as it is meant; bundles and classes escape alike. */
export const unescaped = (text = ''): string =>
  text.replace(/\\(?:u([\da-f]{4})|(.))/gis, (_, code: string | undefined, letter: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (CONTROLS[letter] ?? letter),
  )

/**
 * Reads a resource bundle of Java.
 * @example readProperties('a.b = one \\\n  line') // => Map { 'a.b' => 'one line' }
 */
export function readProperties(text: string): Map<string, string> {
  const lines = text.replace(/\r\n?/g, '\n').matchAll(LINE)
  const entries = Array.from(lines, ({ groups }) => ENTRY.exec(groups?.entry?.replace(/\\\n[ \t\f]*/g, '') ?? ''))
  return new Map(entries.flatMap((entry) => (entry ? [[unescaped(entry[1]), unescaped(entry[2])]] : [])))
}
