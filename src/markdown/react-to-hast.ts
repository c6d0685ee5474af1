import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * The static markup of a component as a tree that Markdown plugins can work on.
 * @param element what to render; one element at the top
 */
export function reactToHast(element: ReactElement): Element {
  const [first] = fromHtml(renderToStaticMarkup(element), { fragment: true }).children
  if (first?.type !== 'element') throw new Error('A component that renders nothing cannot stand in an article')
  return first
}

/**
 * Puts the children of a directive where the component left a `data-slot`.
 * @returns whether there was a slot
 */
export function fillSlot(parent: Element, children: ElementContent[]): boolean {
  const at = parent.children.findIndex((child) => child.type === 'element' && child.properties.dataSlot !== undefined)
  if (at >= 0) parent.children.splice(at, 1, ...children)
  return at >= 0 || parent.children.some((child) => child.type === 'element' && fillSlot(child, children))
}
