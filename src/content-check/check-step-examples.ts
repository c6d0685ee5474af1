import type { RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { pageProblem } from './page-problem'
import type { PageCheck } from './site-source'

const isStep = (node: RootContent): boolean => node.type === 'leafDirective' && node.name === 'step'

const endsStep = (node: RootContent): boolean => ['heading', 'leafDirective', 'containerDirective'].includes(node.type)

/** Every documented step has an example below it. */
export const checkStepExamples: PageCheck = (page) => {
  const nodes = page.tree.children
  return nodes.flatMap((node, index) => {
    if (!isStep(node)) return []
    const end = nodes.findIndex((other, at) => at > index && endsStep(other))
    const own = nodes.slice(index + 1, end < 0 ? undefined : end)
    if (own.some((child) => child.type === 'code' && child.lang === 'gherkin')) return []
    return [pageProblem(page, node, `step ${textOf(node)} has no example`, 'write a gherkin fence below it')]
  })
}
