import type { Element, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Heading } from '@/content/site-page'
import type { StepKind } from '@/steps/step-kinds'

/** Heading elements that belong to the outline, with their depth in it. */
const DEPTHS: Record<string, number> = { h2: 1, h3: 2, h4: 3 }

const elementsOf = (node: Nodes): Element[] =>
  'children' in node
    ? node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []))
    : []

/** Counts an entry below a heading and records whether all steps are of the same kind. */
function tally(heading: Heading, kinds: Set<StepKind>, element: Element) {
  const kind = element.properties.dataKind as StepKind | undefined
  heading.count = (heading.count ?? 0) + 1
  if (kind) kinds.add(kind)
  heading.kind = kinds.size === 1 ? [...kinds][0] : undefined
}

/**
 * The outline of an article, by its final ids. Headings without an id (those of step cards and options) are not part of it.
 * @example headingsOf(fromHtml('<h2 id="a">A</h2>')) // => [{ depth: 1, value: 'A', anchor: 'a' }]
 */
export function headingsOf(article: Root): Heading[] {
  const headings: Heading[] = []
  const open: { heading: Heading; kinds: Set<StepKind> }[] = []
  for (const element of elementsOf(article)) {
    const depth = DEPTHS[element.tagName]
    if (depth && element.properties.id) {
      const heading: Heading = { depth, value: textOf(element).trim(), anchor: String(element.properties.id) }
      while ((open.at(-1)?.heading.depth ?? 0) >= depth) open.pop()
      open.push({ heading, kinds: new Set() })
      headings.push(heading)
    }
    if (element.properties.dataStepId || element.properties.dataOptionKey)
      for (const { heading, kinds } of open) tally(heading, kinds, element)
  }
  return JSON.parse(JSON.stringify(headings)) as Heading[]
}
