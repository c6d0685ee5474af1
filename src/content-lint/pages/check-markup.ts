import type { Html } from 'mdast'
import { type Place, type Problem, pageProblem, placeOf } from '../problem'
import { nodesIn } from './nodes-in'
import type { PageCheck, PageSource } from './page-source'

const COMMENT = /<!--[\s\S]*?-->/g
const OPENING = /<[!?/a-z][^\s>/]*/i

function placeIn(html: Html, index: number): Place {
  const { line, column } = placeOf(html)
  const before = html.value.slice(0, index).split('\n')
  const last = before.at(-1) ?? ''
  return { line: line + before.length - 1, column: (before.length > 1 ? 1 : column) + last.length }
}

function htmlProblems(page: PageSource, html: Html): Problem[] {
  // Comments keep their length, so that later places stay the same.
  const rest = html.value.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  const opening = OPENING.exec(rest)
  if (!opening) return []
  const place = placeIn(html, opening.index)
  if (opening[0].startsWith('<!--')) return [pageProblem(page, place, 'a comment without an end', 'close it with -->')]
  return [pageProblem(page, place, `raw HTML: ${opening[0]}>`, 'use Markdown or a directive')]
}

/** Raw HTML is dropped when a page is rendered, so it is refused here. */
function rawHtmlProblems(page: PageSource): Problem[] {
  const problems: Problem[] = []
  // The end of an element is reported with its beginning.
  for (const html of nodesIn(page, 'html'))
    if (problems.length === 0 || !html.value.startsWith('</')) problems.push(...htmlProblems(page, html))
  return problems
}

/** Rows with more or fewer cells than the header: extra ones would silently not be shown. */
function tableProblems(page: PageSource): Problem[] {
  return nodesIn(page, 'table').flatMap(({ children: [header, ...rows] }) => {
    const expected = header?.children.length ?? 0
    return rows
      .filter(({ children }) => children.length !== expected)
      .map((row) => {
        const message = `a row of ${row.children.length} cells in a table of ${expected} columns`
        return pageProblem(page, row, message, 'fill the row up, or put \\ before a | that is text')
      })
  })
}

/** Markup that would not be rendered as intended: raw HTML, uneven table rows. */
export const checkMarkup: PageCheck = (page) => [...rawHtmlProblems(page), ...tableProblems(page)]
