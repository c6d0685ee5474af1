import type { Heading, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { headingsIn } from './page-anchors'
import { pageProblem } from './page-problem'
import type { Problem } from './problem'
import type { PageCheck } from './site-source'

/** Deeper ones have no anchor and no place in the list of contents. */
const DEEPEST = 4

const PLAIN = ['heading', 'text', 'inlineCode', 'emphasis', 'strong', 'delete', 'break']

/** What an anchor cannot be made of: a link, an image, a directive. */
function oddPart(heading: Heading): Nodes | undefined {
  const odd: Nodes[] = []
  visit(heading, (node) => void (PLAIN.includes(node.type) || odd.push(node)))
  return odd[0]
}

/** One h1 (the title), no level skipped, nothing empty, words only. */
export const checkHeadings: PageCheck = (page) => {
  let level = 1
  return headingsIn(page).flatMap((heading): Problem[] => {
    const text = textOf(heading).trim()
    const problem = (message: string, advice: string) => [pageProblem(page, heading, message, advice)]
    const isSkip = heading.depth > level + 1
    const shallower = '#'.repeat(level + 1)
    level = heading.depth
    if (heading.depth === 1) return problem('a second h1', 'the title of the page is the first one: begin at ##')
    const odd = oddPart(heading)
    if (odd) return [pageProblem(page, odd, 'a heading holds more than words', 'put links and the like below it')]
    if (!/[\p{L}\p{N}]/u.test(text)) return problem('an empty heading', 'write it, or remove it')
    if (heading.depth > DEEPEST) return problem(`heading "${text}" is too deep`, `use at most ${'#'.repeat(DEEPEST)}`)
    return isSkip ? problem(`heading "${text}" skips a level`, `use ${shallower}`) : []
  })
}
