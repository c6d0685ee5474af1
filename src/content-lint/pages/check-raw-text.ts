import type { Html, Paragraph, Text } from 'mdast'
import type { Localized } from '@/i18n/locale'
import { placeAt, type TextPlace } from '@/lib/finding'
import { type Problem, pageProblem, refuse, say } from '../problem'
import { faultsIn } from '../references/yaml-problems'
import { eachNode, nodesIn, type PageCheck, type PageSource, sourceOf } from './page-source'

const LINES: { pattern: RegExp; advice: Localized; isOnlyFirst?: boolean }[] = [
  { pattern: /^::.*/, advice: say('raw.directive') },
  { pattern: /^(?:#{2,6}(?=[^\s#])|#(?=\p{L})).*/u, advice: say('raw.blankAfterHash') },
  { pattern: /^!!!\s.*/, advice: say('raw.note') },
  { pattern: /^[•●▪◦·]\s.*/, advice: say('raw.blankAfterMark') },
  {
    pattern: /^(?:[-+](?=[\p{L}[`])|\*(?=\p{L})(?=[^*]*$)|\d{1,2}[.)](?=\p{L})).*/u,
    advice: say('raw.blankAfterMark'),
    isOnlyFirst: true,
  },
  { pattern: /^\|.*\|\s*$/, advice: say('raw.tableHead'), isOnlyFirst: true },
]

function lineProblems(page: PageSource, { data, position }: Paragraph): Problem[] {
  if (!position || data?.directiveLabel) return []
  const { start, end } = position
  return page.lines.slice(start.line - 1, end.line).flatMap((line, index) => {
    // Block quote marks are not part of the paragraph.
    const from = index === 0 ? start.column - 1 : line.search(/[^\s>]|$/)
    const written = line.slice(from)
    const fault = LINES.find(({ pattern, isOnlyFirst }) => pattern.test(written) && (!isOnlyFirst || index === 0))
    const place = { line: start.line + index, column: from + 1 }
    return fault ? [pageProblem(page, place, [say('raw.shownAsIs', written.trim()), fault.advice])] : []
  })
}

const placeIn = (page: PageSource, { position }: Text | Html, index: number): TextPlace =>
  placeAt(page.text, (position?.start.offset ?? 0) + index)

const wordProblems = (page: PageSource, text: Text): Problem[] =>
  faultsIn(sourceOf(page, text)).map(({ index, refusal }) => pageProblem(page, placeIn(page, text, index), refusal))

/** A bold line of its own was meant as a heading, but is missing from the table of contents and for screen readers. */
export const checkBold = eachNode('paragraph', ({ children: [only, ...others], position }) =>
  only?.type === 'strong' && others.length === 0 && position?.start.column === 1 ? [refuse('raw.bold')] : [],
)

/** Rendering drops raw HTML, so it is refused here. */
function htmlProblems(page: PageSource, html: Html): Problem[] {
  // Blank out comments without moving what follows.
  const rest = sourceOf(page, html).replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
  const opening = /<[!?/a-z][^\s>/]*/i.exec(rest)
  if (!opening) return []
  return [pageProblem(page, placeIn(page, html, opening.index), refuse('raw.html', opening[0]))]
}

/** Rows have as many cells as the header: extra ones would not be shown. */
const tableProblems = (page: PageSource): Problem[] =>
  nodesIn(page, 'table').flatMap(({ children: [header, ...rows] }) => {
    const expected = header?.children.length ?? 0
    return rows
      .filter(({ children }) => children.length !== expected)
      .map((row) => pageProblem(page, row, refuse('raw.cells', row.children.length, expected)))
  })

/** Reports markup that would be shown as written, or not at all. */
export const checkRawText: PageCheck = (page) => {
  const lines = nodesIn(page, 'paragraph').flatMap((paragraph) => lineProblems(page, paragraph))
  const reported = new Set(lines.map(({ line }) => line))
  const words = nodesIn(page, 'text').flatMap((text) => wordProblems(page, text))
  return [
    ...lines,
    // The problem of a whole line explains those of its words.
    ...words.filter(({ line }) => !reported.has(line)),
    ...nodesIn(page, 'html').flatMap((html) => htmlProblems(page, html)),
    ...tableProblems(page),
  ]
}
