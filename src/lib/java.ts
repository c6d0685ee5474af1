/** A comment, or an entry, which a trailing backslash continues on the next line. */
const LINE = /^[ \t\f]*(?:[#!].*|(?<entry>(?:\\[\s\S]|[^\\\n])+))$/gm
const ENTRY = /^(?<key>(?:\\.|[^\\\s=:])+)[ \t\f]*[=:]?[ \t\f]*(?<value>.*?)\s*$/s

const CONTROLS: Record<string, string> = { t: '\t', n: '\n', r: '\r', f: '\f' }

/** Resolves escapes, which bundles and classes write alike. */
const unescaped = (text = ''): string =>
  text.replace(/\\(?:u([\da-f]{4})|(.))/gis, (_, code: string | undefined, letter: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (CONTROLS[letter] ?? letter),
  )

/** Parses a Java resource bundle. @example readProperties('a.b = one \\\n  line') // => Map { 'a.b' => 'one line' } */
export function readProperties(text: string): Map<string, string> {
  const lines = text.replace(/\r\n?/g, '\n').matchAll(LINE)
  const entries = Array.from(lines, ({ groups }) => ENTRY.exec(groups?.entry?.replace(/\\\n[ \t\f]*/g, '') ?? ''))
  return new Map(entries.flatMap((entry) => (entry ? [[unescaped(entry[1]), unescaped(entry[2])]] : [])))
}

const STRING = '"(?:\\\\.|[^"\\\\\\n])*"'
const STRING_OR_COMMENT = new RegExp(`${STRING}|'(?:\\\\.|[^'\\\\])+'|/\\*[\\s\\S]*?\\*/|//.*`, 'g')

/** Expressions whose string value is known, such as `Mode.ALL.name()`, each with the literal that replaces it. */
const KNOWN_STRINGS: [pattern: RegExp, literal: string][] = [
  [/\bBoolean\.TRUE\b(\.toString\(\))?/g, '"true"'],
  [/\bBoolean\.FALSE\b(\.toString\(\))?/g, '"false"'],
  [/\b(?:String|Integer|Long)\.(?:toString|valueOf)\((\d+)L?\)/g, '"$1"'],
  [/\bStandardCharsets\.UTF_8\.name\(\)/g, '"UTF-8"'],
  [/\b(?:\w+\.)+(\w+)\.name\(\)(\.toLowerCase\(\))?/g, '"$1"'],
  [/\b(?:String\.)?format\("%s\.%s", (\w+), (\w+)\)/g, '$1 + "." + $2'],
]

/** Strips the comments of a class, and replaces expressions by literals where their string value is known. */
export const plainJava = (java: string): string =>
  KNOWN_STRINGS.reduce(
    (text, [pattern, literal]) => text.replace(pattern, literal),
    java.replace(STRING_OR_COMMENT, (token) => (token.startsWith('/') ? ' ' : token)),
  )

/** The inside of a call's parentheses, with up to three levels of nested calls, and a single argument. */
const INNER = [1, 2, 3].reduce((inner) => `(?:${STRING}|\\(${inner}\\)|[^()"])*`, '[^()]*')
const ARGUMENT = new RegExp(`(?:${STRING}|\\(${INNER}\\)|[^,()"])+`, 'g')

export function callsOf(java: string, method: string): string[][] {
  const calls = java.matchAll(new RegExp(`${method}\\((${INNER})\\)`, 'g'))
  return Array.from(calls, ([, inner = '']) => inner.match(ARGUMENT) ?? [])
}

/** @example annotationsOf('@Step("a") void a(File file) {}', 'Step') // => [{ args: ['"a"'], parameters: 'File file' }] */
export const annotationsOf = (java: string, name: string): { args: string[]; parameters: string }[] =>
  Array.from(
    java.matchAll(
      new RegExp(`@${name}\\s*\\((${INNER})\\)(?:\\s*@\\w+(?:\\(${INNER}\\))?)*[^({;]*(?:\\(([^)]*)\\))?`, 'g'),
    ),
    ([, inner = '', parameters = '']) => ({ args: inner.match(ARGUMENT) ?? [], parameters }),
  )

const CONSTANT = new RegExp(`(?<before>[\\w ]*)\\bString (?<name>[A-Z]\\w*)\\s*=(?<value>(?:${STRING}|[^;"])+);`, 'g')

/** The string constants of a class, each with the source of its value. */
export const constantsOf = (java: string): { name: string; value: string; isPrivate: boolean }[] =>
  Array.from(java.matchAll(CONSTANT), ({ groups: { before = '', name = '', value = '' } = {} }) => ({
    name,
    value,
    isPrivate: before.includes('private'),
  }))

const textOf = (literal: string): string => unescaped(literal.trim().slice(1, -1))

export const literalsOf = (java: string): string[] => (java.match(new RegExp(STRING, 'g')) ?? []).map(textOf)

/**
 * Evaluates joined string literals and constants. @returns undefined if the value is only known at run time
 * @example evaluate('PREFIX + ".output"', new Map([['PREFIX', '"report"']])) // => 'report.output'
 */
export function evaluate(expression: string, constants: ReadonlyMap<string, string>): string | undefined {
  const parts = (expression.match(new RegExp(`(?:${STRING}|[^+"])+`, 'g')) ?? []).map((part) => {
    if (part.trim().startsWith('"')) return textOf(part)
    const constant = constants.get(part.trim().replace(/^.*\./, ''))
    // A constant may be set to its namesake in another class, `KEY = Other.KEY`: do not evaluate it for ever.
    return constant === undefined || constant.trim() === part.trim() ? undefined : evaluate(constant, constants)
  })
  return parts.includes(undefined) ? undefined : parts.join('')
}
