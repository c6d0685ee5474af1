import type { Html, Paragraph, Text } from 'mdast'
import { placeAt } from '@/lib/finding'
import { type Place, type Problem, pageProblem, placeOf } from '../problem'
import { faultsInWords } from '../references/check-texts'
import { nodesIn, type PageCheck, type PageSource } from './page-source'

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

/** Lines that begin like a heading, a list, a table or a directive and are none. */
function lineProblems(page: PageSource, { data, position }: Paragraph): Problem[] {
  if (!position || data?.directiveLabel) return []
  const { start, end } = position
  return page.lines.slice(start.line - 1, end.line).flatMap((whole, index) => {
    // The marks of quotes before the others are not part of the paragraph.
    const from = index === 0 ? start.column - 1 : whole.search(/[^\s>]|$/)
    const written = whole.slice(from)
    const meant = LINES.find(({ pattern, isOnlyFirst }) => pattern.test(written) && (!isOnlyFirst || index === 0))
    const place = { line: start.line + index, column: from + 1 }
    return meant ? [pageProblem(page, place, `"${written.trim()}" is no ${meant.what}`, meant.advice)] : []
  })
}

/** The place of an offset in the source of a node. */
function placeIn(node: Text | Html, source: string, index: number): Place {
  const start = placeOf(node)
  const { line, column } = placeAt(source, index)
  return { line: start.line + line - 1, column: line > 1 ? column : start.column + column - 1 }
}

/** Marks inside of a sentence that mark nothing. */
function wordProblems(page: PageSource, text: Text): Problem[] {
  const source = page.text.slice(text.position?.start.offset, text.position?.end.offset)
  return faultsInWords(source).map(({ index, shown, advice }) =>
    pageProblem(page, placeIn(text, source, index), `${shown} is shown as is`, advice),
  )
}

/** A bold line between two paragraphs was meant to be a heading: it is none for a screen reader, nor in the list of contents. */
function boldProblems(page: PageSource, { children, position }: Paragraph): Problem[] {
  const [only, ...others] = children
  if (only?.type !== 'strong' || others.length > 0 || position?.start.column !== 1) return []
  return [pageProblem(page, only, 'a line in bold for a heading', 'begin it with ## or ###')]
}

const COMMENT = /<!--[\s\S]*?-->/g
const OPENING = /<[!?/a-z][^\s>/]*/i

/** Raw HTML is dropped when a page is rendered, so it is refused here. */
function htmlProblems(page: PageSource, html: Html): Problem[] {
  // Comments keep their length, so that later places stay the same.
  const rest = html.value.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  const opening = OPENING.exec(rest)
  if (!opening) return []
  const [message, advice] = opening[0].startsWith('<!--')
    ? ['a comment without an end', 'close it with -->']
    : [`raw HTML: ${opening[0]}>`, 'use Markdown or a directive']
  return [pageProblem(page, placeIn(html, rest, opening.index), message, advice)]
}

/** Rows with more or fewer cells than the header: extra ones would silently not be shown. */
const tableProblems = (page: PageSource): Problem[] =>
  nodesIn(page, 'table').flatMap(({ children: [header, ...rows] }) => {
    const expected = header?.children.length ?? 0
    return rows
      .filter(({ children }) => children.length !== expected)
      .map((row) => {
        const message = `a row of ${row.children.length} cells in a table of ${expected} columns`
        return pageProblem(page, row, message, 'fill the row up, or put \\ before a | that is text')
      })
  })

/** Markup that readers would see as it was written, or not at all. */
export const checkRawText: PageCheck = (page) => {
  const paragraphs = nodesIn(page, 'paragraph')
  const lines = paragraphs.flatMap((paragraph) => lineProblems(page, paragraph))
  const reported = new Set(lines.map(({ line }) => line))
  const words = nodesIn(page, 'text').flatMap((text) => wordProblems(page, text))
  return [
    ...lines,
    // What a whole line is not explains its parts.
    ...words.filter(({ line }) => !reported.has(line)),
    ...paragraphs.flatMap((paragraph) => boldProblems(page, paragraph)),
    // The end of an element is reported with its beginning.
    ...nodesIn(page, 'html')
      .filter(({ value }, index) => index === 0 || !value.startsWith('</'))
      .flatMap((html) => htmlProblems(page, html)),
    ...tableProblems(page),
  ]
}
