import { visit } from 'unist-util-visit'
import { pageProblem } from './page-problem'
import type { Problem } from './problem'
import type { PageCheck } from './site-source'

/** Raw HTML never reaches a reader: it is dropped when a page is rendered, and refused here, so that nobody wonders. */
export const checkHtml: PageCheck = (page) => {
  const problems: Problem[] = []
  visit(page.tree, 'html', (node) => {
    const tag = /<\/?([a-z][\w-]*)/i.exec(node.value)?.[1]
    if (tag) problems.push(pageProblem(page, node, `raw HTML: <${tag}>`, 'use Markdown or a directive'))
  })
  return problems
}
