import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Renders a component to static markup, as a tree for Markdown plugins.
 * @throws when it does not render an element
 */
export function reactToHast(element: ReactElement): Element {
  const [first] = fromHtml(renderToStaticMarkup(element), { fragment: true }).children
  if (first?.type !== 'element') throw new Error('A component in an article must render an element')
  return first
}

/**
 * Replaces the `data-slot` of a component with the children of a directive.
 * @returns whether there was a slot
 */
export function fillSlot(parent: Element, children: ElementContent[]): boolean {
  const at = parent.children.findIndex((child) => child.type === 'element' && child.properties.dataSlot !== undefined)
  if (at >= 0) parent.children.splice(at, 1, ...children)
  return at >= 0 || parent.children.some((child) => child.type === 'element' && fillSlot(child, children))
}
