import type { TextEdit, TextRange } from '@/lib/finding'
import { quoted } from '../options/option-example'

export interface TextLine {
  /** Offset of its first character. */
  from: number
  text: string
  indent: number
}

/** Splits a text into the lines that YAML reads; blank lines and comments are left out. */
export function contentLines(text: string): TextLine[] {
  let from = 0
  return text.split('\n').flatMap((line) => {
    const start = from
    from += line.length + 1
    const bare = line.replace(/\r$/, '')
    return /^\s*(#|$)/.test(bare) ? [] : [{ from: start, text: bare, indent: /^\s*/.exec(bare)?.[0].length ?? 0 }]
  })
}

/** What one slip in a line is called; the parser names others with its own codes. */
export type SlipCode =
  | 'BAD_INDENT'
  | 'TAB_AS_INDENT'
  | 'COLON_SPACE'
  | 'DASH_SPACE'
  | 'MISSING_COLON'
  | 'UNCLOSED_QUOTE'
  | 'UNCLOSED_BRACKET'
  | 'TO_QUOTE'

/** A change that may make a text valid YAML. */
export interface LineRepair {
  slip: SlipCode
  edits: TextEdit[]
  range: TextRange
  /** The lower, the likelier; compared only between repairs that work equally well. */
  cost: number
}

/** `key: ` or `- ` before a value. */
const LEAD = String.raw`\s*(?:- +)*(?:[^\s:#'"][^\s:]*:[ \t]+|- +)`
const COLON_SPACE = /^(\s*(?:- +)*)([^\s:#'"[\]{},&*!|>@`%-][^\s:[\]{},]*):(?=[^\s:/]|\/(?!\/))/
const DASH_SPACE = /^(\s*(?:- +)*)-(?=[^\s-])/
const MISSING_COLON = /^(\s*(?:- +)*)([A-Za-z][\w.-]*)(?:\s*=\s*|\s+|$)(?=[^\s:=]|$)/
const PLAIN_VALUE = new RegExp(`^(${LEAD})([^\\s'"#|>].*?)(?:\\s+#.*|\\s*)$`)
const QUOTED_VALUE = new RegExp(`^(${LEAD})(['"])(.*)\\2\\s*$`)
const OPEN_QUOTE = new RegExp(`^(${LEAD})(['"])((?:(?!\\2).)*?)\\s*$`)
const OPEN_BRACKET = new RegExp(`^(${LEAD})([[{][^'"#]*?)\\s*$`)

/** The brackets that a text leaves open, closed in their order. */
function closersOf(text: string): string {
  const open: string[] = []
  for (const char of text) {
    if (char === '[') open.unshift(']')
    else if (char === '{') open.unshift('}')
    else if (char === open[0]) open.shift()
  }
  return open.join('')
}

/** The repair of a line that a pattern describes: an edit after the first groups. */
type Rule = (line: TextLine) => LineRepair | undefined

const rangeAt = (from: number, text: string): TextRange => ({ from, to: from + Math.max(1, text.length) })

const RULES: Rule[] = [
  ({ from, text }) => {
    const [whole, lead = '', name = ''] = COLON_SPACE.exec(text) ?? []
    const at = from + (whole?.length ?? 0)
    const word = /^\S*/.exec(text.slice(lead.length))?.[0] ?? name
    const edits = [{ from: at, to: at, insert: ' ' }]
    return whole ? { slip: 'COLON_SPACE', edits, range: rangeAt(from + lead.length, word), cost: 1 } : undefined
  },
  ({ from, text }) => {
    const [whole, lead = ''] = DASH_SPACE.exec(text) ?? []
    const at = from + (whole?.length ?? 0)
    const edits = [{ from: at, to: at, insert: ' ' }]
    return whole ? { slip: 'DASH_SPACE', edits, range: rangeAt(from + lead.length, '-'), cost: 1 } : undefined
  },
  ({ from, text }) => {
    const [whole, lead = '', name = ''] = MISSING_COLON.exec(text) ?? []
    if (!whole) return undefined
    const at = from + lead.length + name.length
    const edits = [{ from: at, to: from + whole.length, insert: whole.length < text.length ? ': ' : ':' }]
    return { slip: 'MISSING_COLON', edits, range: rangeAt(from + lead.length, name), cost: 4 }
  },
  ({ from, text }) => {
    const [, lead = '', value = ''] = PLAIN_VALUE.exec(text) ?? []
    const at = from + lead.length
    const edits = [{ from: at, to: at + value.length, insert: quoted(value) }]
    return value ? { slip: 'TO_QUOTE', edits, range: rangeAt(at, value), cost: 5 } : undefined
  },
  ({ from, text }) => {
    const [, lead = '', mark = '', value = ''] = QUOTED_VALUE.exec(text) ?? []
    const at = from + lead.length
    const plain = mark === "'" ? value.replaceAll("''", "'") : value
    const edits = [{ from: at, to: at + value.length + 2, insert: quoted(plain) }]
    return mark ? { slip: 'TO_QUOTE', edits, range: rangeAt(at, ` ${value} `), cost: 5 } : undefined
  },
  ({ from, text }) => {
    const [, lead = '', mark = '', value = ''] = OPEN_QUOTE.exec(text) ?? []
    const at = from + lead.length
    const end = at + 1 + value.length
    return mark
      ? { slip: 'UNCLOSED_QUOTE', edits: [{ from: end, to: end, insert: mark }], range: rangeAt(at, mark), cost: 2 }
      : undefined
  },
  ({ from, text }) => {
    const [, lead = '', value = ''] = OPEN_BRACKET.exec(text) ?? []
    const insert = closersOf(value)
    const at = from + lead.length
    const end = at + value.length
    return insert
      ? { slip: 'UNCLOSED_BRACKET', edits: [{ from: end, to: end, insert }], range: rangeAt(at, '['), cost: 2 }
      : undefined
  },
]

/** What may be wrong within one line. */
export const inLineRepairs = (line: TextLine): LineRepair[] => RULES.flatMap((rule) => rule(line) ?? [])

/** Moves lines sideways, so that the first begins at a column. */
export function moveLines(lines: readonly TextLine[], indent: number): TextEdit[] {
  const by = indent - (lines[0]?.indent ?? 0)
  return lines.map(({ from, indent: own }) => ({ from, to: from + own, insert: ' '.repeat(Math.max(0, own + by)) }))
}

/** The lines around one that may have slipped together: it alone, with those below it, or with the rest of its block. */
function blocksAt(lines: readonly TextLine[], index: number): TextLine[][] {
  const { indent = 0 } = lines[index] ?? {}
  const below = (isIn: (line: TextLine) => boolean) => {
    const end = lines.findIndex((line, at) => at > index && !isIn(line))
    return lines.slice(index, end < 0 ? lines.length : end)
  }
  const blocks = [
    lines.slice(index, index + 1),
    below((line) => line.indent > indent),
    below((line) => line.indent >= indent),
  ]
  return blocks.filter((block, at) => blocks.findIndex((other) => other.length === block.length) === at)
}

/** Fewer spaces are a slip. */
const MIN_STEP = 2

/** The step between the levels of a file, in spaces. */
export function indentStep(lines: readonly TextLine[]): number {
  const steps = lines.flatMap(({ indent }, at) => {
    const step = indent - (lines[at - 1]?.indent ?? 0)
    return step >= MIN_STEP ? [step] : []
  })
  const count = (step: number) => steps.filter((one) => one === step).length
  return [...new Set(steps)].sort((one, other) => count(other) - count(one))[0] ?? MIN_STEP
}

/** Other columns at which a line may begin: those of the lines around it, and one level below the line above. */
function columnsFor(lines: readonly TextLine[], index: number, step: number): number[] {
  const near = lines.slice(0, index + 2).map(({ indent }) => indent)
  const columns = [...near, (lines[index - 1]?.indent ?? -step) + step, 0]
  return [...new Set(columns)].filter((column) => column !== lines[index]?.indent)
}

/** The ways in which a line and those that belong to it may have slipped sideways. */
export function indentRepairs(lines: readonly TextLine[], index: number): LineRepair[] {
  const line = lines[index]
  if (!line) return []
  const step = indentStep(lines)
  const word = /^\s*\S*/.exec(line.text)?.[0] ?? ''
  const range = rangeAt(line.from, line.indent > 0 ? line.text.slice(0, line.indent) : word)
  return blocksAt(lines, index).flatMap((block) =>
    columnsFor(lines, index, step).map((column) => ({
      slip: 'BAD_INDENT' as const,
      edits: moveLines(block, column),
      range,
      cost: block.length + Math.abs(column - line.indent) + (column % step === 0 ? 0 : 8),
    })),
  )
}
