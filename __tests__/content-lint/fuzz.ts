import type { ContentFiles } from '@/content-lint/files/file-names'

/** Pieces that mean something to a parser: first those without spaces, then those with spaces or invisible characters. */
const WORDS = `\`\`\` ~~~ ::step[ :type[ <svg </ <!-- --> <script> ] { } [ " ' | # : * &a *a !! $\{ ( ) \\ {text} """ @ ? ,
  Feature: Ejemplos: <a> ![ ]( javascript: #step- /en/ null ~ 0 é 😀 __proto__ constructor`
const PIECES = [
  ...WORDS.split(/\s+/),
  ...['---\n', '```gherkin\n', ':::note\n', '## ', '- ', '  ', '\t', '\n', '\r', '\0', ': ', '<<: ', '%YAML 1.1\n'],
  ...['\u202e', '\ufeff', '\u2028'],
]

/** Pseudo-random numbers, the same in every run (a linear congruential generator). */
function chance(seed: number): (below: number) => number {
  let state = seed + 1
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Below = (below: number) => number

const withPieces = (text: string, below: Below): string =>
  Array.from({ length: 1 + below(6) }).reduce<string>((before) => {
    const at = below(before.length + 1)
    return before.slice(0, at) + PIECES[below(PIECES.length)] + before.slice(at)
  }, text)

const withGaps = (text: string, below: Below): string => {
  const at = below(text.length + 1)
  return text.slice(0, at) + text.slice(at + below(40))
}

const withLinesMoved = (text: string, below: Below): string => {
  const lines = text.split('\n')
  lines.splice(below(lines.length), 0, ...lines.splice(below(lines.length), 1 + below(3)))
  return lines.join('\n')
}

const withFrontMatter = (text: string, other: string): string =>
  [...other.split('---\n').slice(0, 2), ...text.split('---\n').slice(2)].join('---\n')

function spoiled(bytes: Uint8Array, other: Uint8Array, below: Below): Uint8Array {
  const text = Buffer.from(bytes).toString()
  const ways: (() => Uint8Array | string)[] = [
    () => Uint8Array.from({ length: below(400) }, () => below(256)),
    () => bytes.slice(0, below(bytes.length)),
    () => bytes.slice(below(bytes.length)),
    () => other,
    () => withFrontMatter(text, Buffer.from(other).toString()),
    () => withPieces(text, below),
    () => withPieces(text, below),
    () => withGaps(text, below),
    () => withLinesMoved(text, below),
  ]
  const way = ways[below(ways.length)]
  return Buffer.from(way?.() ?? '')
}

/** A content tree with up to five files changed at random. */
export function spoil(files: ContentFiles, seed: number): ContentFiles {
  const below = chance(seed * 7919)
  const names = [...files.keys()]
  const pick = () => names[below(names.length)] ?? ''
  const changed = new Map(files)
  for (let left = 1 + below(5); left > 0; left -= 1) {
    const file = pick()
    changed.set(file, spoiled(files.get(file) ?? new Uint8Array(), files.get(pick()) ?? new Uint8Array(), below))
  }
  return changed
}
