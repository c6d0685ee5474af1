import type { Code, Parent, Root, RootContent } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { fenceMeta } from './fence'

/** A step directive with the content that belongs to it. */
export interface StepSection extends Parent {
  type: 'stepSection'
  directive: LeafDirective
  level: number
}

/** Fences with `tab="…"` that follow each other. */
export interface CodeGroup {
  type: 'codeGroup'
  fences: Code[]
  name: string
}

const isTab = (node: RootContent): boolean => node.type === 'code' && fenceMeta(node.meta).tab !== undefined

const isStep = (node: RootContent): boolean => node.type === 'leafDirective' && node.name === 'step'

/** Prose, lists, tables and fences belong to a step, up to the next heading or directive. */
const belongsToStep = (node: RootContent): boolean =>
  !['heading', 'leafDirective', 'containerDirective', 'thematicBreak'].includes(node.type)

/** Removes and returns the first nodes, as long as they fit. */
function takeWhile(nodes: RootContent[], fits: (node: RootContent) => boolean): RootContent[] {
  const end = nodes.findIndex((node) => !fits(node))
  return nodes.splice(0, end < 0 ? nodes.length : end)
}

/** Groups tabs, moves the content of each step below it, and sets the heading level of directives. */
export function remarkSections() {
  return (tree: Root) => {
    const rest = [...tree.children]
    const sections: unknown[] = []
    let level = 3
    let groups = 0
    for (let node = rest.shift(); node; node = rest.shift()) {
      if (node.type === 'heading') level = Math.min(node.depth + 1, 5)
      if (isTab(node)) {
        groups += 1
        sections.push({ type: 'codeGroup', fences: [node, ...takeWhile(rest, isTab)], name: `code-${groups}` })
      } else if (isStep(node)) {
        sections.push({
          type: 'stepSection',
          directive: node,
          level,
          children: takeWhile(rest, belongsToStep),
        })
      } else {
        sections.push(node.type === 'leafDirective' ? { ...node, data: { ...node.data, level } } : node)
      }
    }
    tree.children = sections as RootContent[]
  }
}
