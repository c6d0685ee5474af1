import { visit } from 'unist-util-visit'
import { pageProblem } from './page-problem'
import type { Problem } from './problem'
import type { PageCheck } from './site-source'

/** Every row of a table has as many cells as its header: those beyond it are not shown, and nobody would notice. */
export const checkTables: PageCheck = (page) => {
  const problems: Problem[] = []
  visit(page.tree, 'table', ({ children: [header, ...rows] }) => {
    const expected = header?.children.length ?? 0
    for (const row of rows) {
      const { length } = row.children
      if (length === expected) continue
      const message = `a row of ${length} cells in a table of ${expected} columns`
      problems.push(pageProblem(page, row, message, 'fill the row up, or put \\ before a | that is text'))
    }
  })
  return problems
}
