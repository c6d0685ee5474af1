import { toString as textOf } from 'mdast-util-to-string'
import { headingsIn } from './page-anchors'
import { pageProblem } from './page-problem'
import type { PageCheck } from './site-source'

/** One h1 (the title), no level skipped, nothing empty, no two headings alike under one parent's level. */
export const checkHeadings: PageCheck = (page) => {
  let level = 1
  const seen = new Set<string>()
  return headingsIn(page).flatMap((heading) => {
    const text = textOf(heading).trim()
    const problem = (message: string, advice: string) => [pageProblem(page, heading, message, advice)]
    const skipped = heading.depth > level + 1
    level = heading.depth
    if (!text) return problem('an empty heading', 'write it, or remove it')
    if (heading.depth === 1) return problem('a second h1', 'the title of the page is the first one: begin at ##')
    if (skipped) return problem(`heading "${text}" skips a level`, `use ${'#'.repeat(heading.depth - 1)}`)
    if (seen.has(text))
      return problem(`heading "${text}" stands twice`, 'give each its own words: anchors are made of them')
    seen.add(text)
    return []
  })
}
