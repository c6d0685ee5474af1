import type { Element, ElementContent, Properties } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h } from 'hastscript'
import { Fragment, isValidElement, type PropsWithChildren, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { joinTexts } from './nodes'

/** Icons need React itself, whose markup has to be parsed: that takes far longer. */
const parsed = (node: ReactNode) =>
  fromHtml(renderToStaticMarkup(node), { fragment: true }).children as ElementContent[]

/** `aria-pressed={true}` has a value, as in markup; `open={true}` has none. */
const attributesOf = (attributes: object): Properties =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'boolean' && name.includes('-') ? String(value) : value,
    ]),
  )

/** What a component renders, which is a function without hooks. */
function contentOf(node: ReactNode): ElementContent[] {
  if (Array.isArray(node)) return node.flatMap(contentOf)
  if (typeof node === 'string' || typeof node === 'number')
    return node === '' ? [] : [{ type: 'text', value: `${node}` }]
  if (!isValidElement<PropsWithChildren>(node)) return []
  const { type, props } = node
  if (type === Fragment) return contentOf(props.children)
  if (typeof type === 'function') return contentOf((type as (props: object) => ReactNode)(props))
  if (typeof type !== 'string' || type === 'svg') return parsed(node)
  const { children, ...attributes } = props
  return [h(type, attributesOf(attributes), joinTexts(contentOf(children)))]
}

/** Renders a component as a tree for Markdown plugins. */
export function reactToHast(element: ReactNode): Element {
  const [first] = contentOf(element)
  if (first?.type !== 'element') throw new Error('A component in an article must render an element')
  return first
}

/** Replaces the `data-slot` of a component with the children of a directive. */
export function fillSlot(parent: Element, children: ElementContent[]): boolean {
  const at = parent.children.findIndex((child) => child.type === 'element' && child.properties.dataSlot !== undefined)
  if (at >= 0) parent.children.splice(at, 1, ...children)
  return at >= 0 || parent.children.some((child) => child.type === 'element' && fillSlot(child, children))
}
