import type { Html } from 'mdast'
import { visit } from 'unist-util-visit'
import { pageProblem, placeOf } from './page-problem'
import type { PageSource } from './page-source'
import type { Place, Problem } from './problem'
import type { PageCheck } from './site-source'

const COMMENT = /<!--[\s\S]*?-->/g
const OPENING = /<[!?/a-z][^\s>/]*/i

function placeIn(html: Html, index: number): Place {
  const { line, column } = placeOf(html)
  const before = html.value.slice(0, index).split('\n')
  const last = before.at(-1) ?? ''
  return { line: line + before.length - 1, column: (before.length > 1 ? 1 : column) + last.length }
}

/** What a piece of HTML holds besides comments. */
function htmlProblems(page: PageSource, html: Html): Problem[] {
  // Comments keep their length, so that what stands after them keeps its place.
  const rest = html.value.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
  const opening = OPENING.exec(rest)
  if (!opening) return []
  const place = placeIn(html, opening.index)
  if (opening[0].startsWith('<!--')) return [pageProblem(page, place, 'a comment without an end', 'close it with -->')]
  return [pageProblem(page, place, `raw HTML: ${opening[0]}>`, 'use Markdown or a directive')]
}

/** Raw HTML never reaches a reader: it is dropped when a page is rendered, and refused here, so that nobody wonders. */
export const checkHtml: PageCheck = (page) => {
  const problems: Problem[] = []
  visit(page.tree, 'html', (html) => {
    // The end of an element is told with its beginning.
    if (problems.length === 0 || !html.value.startsWith('</')) problems.push(...htmlProblems(page, html))
  })
  return problems
}
