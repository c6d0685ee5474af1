import type { Paragraph, PhrasingContent, Text } from 'mdast'
import { type Problem, pageProblem, placeOf } from '../problem'
import { slipsInWords } from '../raw-marks'
import { nodesIn } from './nodes-in'
import type { PageCheck, PageSource } from './page-source'

const DIRECTIVE = 'write ::name[label]{key="value"} alone on its line, ::: only to close a note'

/** Lines of a paragraph that were meant to be something else, with what they are not. */
const LINES: { pattern: RegExp; what: string; advice: string; isOnlyFirst?: boolean }[] = [
  { pattern: /^::.*/, what: 'directive', advice: DIRECTIVE },
  { pattern: /^#{7,}\s.*/, what: 'heading', advice: 'use at most ####' },
  { pattern: /^(?:#{2,6}(?=[^\s#])|#(?=\p{L})).*/u, what: 'heading', advice: 'put a blank after #' },
  { pattern: /^!!!\s.*/, what: 'note', advice: 'write :::note, and close it with :::' },
  { pattern: /^[•●▪◦·]\s.*/, what: 'list', advice: 'begin each item with - and a blank' },
  {
    pattern: /^(?:[-+](?=[\p{L}[`])|\*(?=\p{L})(?=[^*]*$)|\d{1,2}[.)](?=\p{L})).*/u,
    what: 'list',
    advice: 'put a blank after the mark of each item',
    isOnlyFirst: true,
  },
  {
    pattern: /^\|.*\|\s*$/,
    what: 'table',
    advice: 'put | --- | --- | below its head, with as many cells',
    isOnlyFirst: true,
  },
]

/** A line of a paragraph without the marks of quotes before it, and the column where it begins. */
function lineOf({ lines }: PageSource, { position }: Paragraph, line: number): { written: string; column: number } {
  const whole = lines[line - 1] ?? ''
  const from = line === position?.start.line ? position.start.column - 1 : whole.search(/[^\s>]|$/)
  return { written: whole.slice(from), column: from + 1 }
}

/** Lines that begin like a heading, a list, a table or a directive and are none. */
function lineProblems(page: PageSource, paragraph: Paragraph): Problem[] {
  if (paragraph.data?.directiveLabel) return []
  const { start, end } = paragraph.position ?? {}
  const problems: Problem[] = []
  for (let line = start?.line ?? 1; line <= (end?.line ?? 0); line += 1) {
    const { written, column } = lineOf(page, paragraph, line)
    const meant = LINES.find(
      ({ pattern, isOnlyFirst }) => pattern.test(written) && (!isOnlyFirst || line === start?.line),
    )
    if (meant)
      problems.push(pageProblem(page, { line, column }, `"${written.trim()}" is no ${meant.what}`, meant.advice))
  }
  return problems
}

/** A place in the source of a text, from its beginning. */
function placeIn(text: Text, before: string): { line: number; column: number } {
  const { line, column } = placeOf(text)
  const lines = before.split('\n')
  const last = lines.at(-1) ?? ''
  return { line: line + lines.length - 1, column: lines.length > 1 ? last.length + 1 : column + last.length }
}

/** Marks inside of a sentence that mark nothing. */
function wordProblems(page: PageSource, text: Text): Problem[] {
  const source = page.text.slice(text.position?.start.offset, text.position?.end.offset)
  return slipsInWords(source).map(({ index, shown, advice }) =>
    pageProblem(page, placeIn(text, source.slice(0, index)), `${shown} is shown as is`, advice),
  )
}

/** A bold line between two paragraphs was meant to be a heading: it is none for a screen reader, nor in the list of contents. */
function boldProblems(page: PageSource, { children, position }: Paragraph): Problem[] {
  const [only, ...others] = children as (PhrasingContent | undefined)[]
  if (only?.type !== 'strong' || others.length > 0 || position?.start.column !== 1) return []
  return [pageProblem(page, only, 'a line in bold for a heading', 'begin it with ## or ###')]
}

/** Markup with a slip, which readers would see as it was written. */
export const checkRawText: PageCheck = (page) => {
  const lines = nodesIn(page, 'paragraph').flatMap((paragraph) => lineProblems(page, paragraph))
  const told = new Set(lines.map(({ line }) => line))
  const words = nodesIn(page, 'text').flatMap((text) => wordProblems(page, text))
  return [
    ...lines,
    // What a whole line is not explains its parts.
    ...words.filter(({ line }) => !told.has(line)),
    ...nodesIn(page, 'paragraph').flatMap((paragraph) => boldProblems(page, paragraph)),
  ]
}
