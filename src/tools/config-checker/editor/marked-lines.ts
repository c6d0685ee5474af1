import type { Finding, Severity, TextPlace } from '@/lib/finding'

/** A finding with its line. */
export type LocatedFinding = Finding & TextPlace

/** A stretch of a line; marked when a finding is about exactly these words. */
export interface LinePart {
  text: string
  isMarked: boolean
}

/** A piece of a text as an editor shows it: lines without findings together, a line with findings by itself. */
export type TextBlock =
  | { kind: 'plain'; first: number; text: string }
  | { kind: 'marked'; first: number; weight: Severity; parts: LinePart[] }

const WEIGHT: Record<Severity, number> = { error: 2, warning: 1, notice: 0 }

const heaviest = (findings: LocatedFinding[]): Severity =>
  findings.map(({ severity }) => severity).reduce((one, other) => (WEIGHT[other] > WEIGHT[one] ? other : one), 'notice')

/** Splits a line at its findings; those that begin inside another one are part of it. */
function partsOf(line: string, start: number, findings: LocatedFinding[]): LinePart[] {
  const parts: LinePart[] = []
  let at = 0
  for (const { from, to } of findings) {
    const [begin, end] = [Math.max(from - start, at), Math.min(to - start, line.length)]
    if (end <= begin) continue
    if (begin > at) parts.push({ text: line.slice(at, begin), isMarked: false })
    parts.push({ text: line.slice(begin, end), isMarked: true })
    at = end
  }
  return at < line.length || parts.length === 0 ? [...parts, { text: line.slice(at), isMarked: false }] : parts
}

function groupByLine(findings: readonly LocatedFinding[]): Map<number, LocatedFinding[]> {
  const lines = new Map<number, LocatedFinding[]>()
  for (const finding of findings) lines.set(finding.line, [...(lines.get(finding.line) ?? []), finding])
  return lines
}

/**
 * The blocks of a text, for an editor that tints the lines with findings.
 * @param text the text, lines divided by line feeds
 * @param findings in the order of the text
 * @example markedLines('a\nb', [{ line: 2, from: 2, to: 3, … }])
 *   // => [{ kind: 'plain', first: 1, text: 'a' }, { kind: 'marked', first: 2, parts: [{ text: 'b', isMarked: true }], … }]
 */
export function markedLines(text: string, findings: readonly LocatedFinding[]): TextBlock[] {
  const byLine = groupByLine(findings)
  const blocks: TextBlock[] = []
  let start = 0
  text.split('\n').forEach((line, index) => {
    const found = byLine.get(index + 1)
    const last = blocks.at(-1)
    if (found)
      blocks.push({ kind: 'marked', first: index + 1, weight: heaviest(found), parts: partsOf(line, start, found) })
    else if (last?.kind === 'plain') last.text += `\n${line}`
    else blocks.push({ kind: 'plain', first: index + 1, text: line })
    start += line.length + 1
  })
  return blocks
}
