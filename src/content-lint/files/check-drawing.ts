import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { type Place, type Problem, pageProblem } from '../problem'
import { deepMarkup } from './nesting'
import type { DrawingFile } from './read-sources'

/** Allowed elements: nothing that runs, loads or restyles the page around it. */
const ELEMENTS = `svg title desc g defs path rect circle ellipse line polyline polygon text tspan marker symbol use
  linearGradient radialGradient stop clipPath mask pattern`.split(/\s+/)

type Position = NonNullable<NonNullable<Element['data']>['position']>

const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element'

function elementsIn(node: Root | Element): Element[] {
  const children: (RootContent | ElementContent)[] = node.children
  return children.filter(isElement).flatMap((child) => [child, ...elementsIn(child)])
}

function attributePlace(element: Element, name: string): Place | Element {
  const position: Position | undefined = element.data?.position
  const start = position?.properties?.[name]?.start
  return start ? { line: start.line, column: start.column } : element
}

/** Paint that follows the theme of the page. */
const THEMED_PAINT = /^(?:none|currentColor|inherit|url\(.*)$/

/** What is wrong with an attribute, if anything is. */
function refusal(name: string, value: string, idPrefix: string): [message: string, advice: string] | undefined {
  if (/^on/i.test(name)) return [`attribute ${name.toLowerCase()}`, 'a drawing runs nothing: remove it']
  if (name === 'style')
    return ['attribute style', 'use classes and the attributes of SVG: the site forbids inline styles']
  if (idPrefix && /^(?:fill|stroke|color|stopColor)$/.test(name) && !THEMED_PAINT.test(value))
    return [`attribute ${name} is ${value}`, 'write currentColor: another colour may vanish in one of the themes']
  const target = /href$/i.test(name) ? value : /url\(\s*["']?([^"')]*)/i.exec(value)?.[1]
  if (target !== undefined && !target.startsWith('#'))
    return [`attribute ${name} leads to ${target}`, 'refer to an id of the drawing itself']
  if (name === 'id' && !value.startsWith(idPrefix))
    return [`id ${value} may be taken on a page that shows the drawing`, `begin it with ${idPrefix}`]
  return undefined
}

function elementProblems(drawing: DrawingFile, element: Element, idPrefix: string): Problem[] {
  const { tagName, properties } = element
  if (!ELEMENTS.includes(tagName))
    return [pageProblem(drawing, element, `element <${tagName}> in a drawing`, 'use shapes and text only')]
  const { start, end } = element.data?.position?.opening ?? {}
  const isOpen = !element.data?.position?.closing && !drawing.text.slice(start?.offset, end?.offset).endsWith('/>')
  const attributes = Object.entries(properties).flatMap(([name, value]) => {
    const found = refusal(name, String(value), idPrefix)
    return found ? [pageProblem(drawing, attributePlace(element, name), ...found)] : []
  })
  return isOpen
    ? [pageProblem(drawing, element, `<${tagName}> without an end`, `close it with </${tagName}>`), ...attributes]
    : attributes
}

/** One `<svg>` with a size and a text alternative, and nothing else. */
function rootProblems(drawing: DrawingFile, root: Root): Problem[] {
  const [svg, ...others] = root.children.filter(({ type }) => type !== 'comment')
  const rest = others.filter((node) => node.type !== 'text' || node.value.trim())
  if (svg?.type !== 'element' || svg.tagName !== 'svg' || rest[0])
    return [pageProblem(drawing, rest[0] ?? svg ?? root, 'a drawing is one <svg>', 'remove everything around it')]
  const problems: Problem[] = []
  const title = svg.children.find(isElement)
  // The page itself describes a picture in an <img>.
  const isShown = drawing.file.startsWith('figures/')
  if (isShown && (title?.tagName !== 'title' || !textOf(title).trim()))
    problems.push(
      pageProblem(drawing, svg, '<svg> without <title>', 'describe the drawing in a <title>, its first child'),
    )
  if (!/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(String(svg.properties.viewBox ?? '')))
    problems.push(pageProblem(drawing, svg, '<svg> without viewBox', 'write viewBox="0 0 width height"'))
  return problems
}

/** Duplicate ids. */
function idProblems(drawing: DrawingFile, elements: Element[]): Problem[] {
  const seen = new Set<string>()
  return elements.flatMap((element) => {
    const id = String(element.properties.id ?? '')
    const isTwice = Boolean(id) && seen.has(id)
    seen.add(id)
    return isTwice
      ? [pageProblem(drawing, attributePlace(element, 'id'), `id ${id} appears twice`, 'choose another')]
      : []
  })
}

/** A drawing becomes part of a page: it has a text alternative, and does nothing but draw. */
export function checkDrawing(drawing: DrawingFile): Problem[] {
  const { file, text } = drawing
  const deep = deepMarkup(text)
  if (deep) return [pageProblem(drawing, deep, 'nested too deep', 'nest less')]
  const problems: Problem[] = []
  const root = fromHtml(text, {
    fragment: true,
    verbose: true,
    onerror: ({ reason, line, column }) =>
      void problems.push(
        pageProblem(drawing, { line: line ?? 1, column: column ?? 1 }, `SVG: ${reason}`, 'correct the markup'),
      ),
  })
  const isInline = file.startsWith('figures/')
  const idPrefix = isInline ? (file.split('/').at(-1)?.split('.')[0] ?? '') : ''
  const elements = elementsIn(root)
  return [
    ...problems,
    ...rootProblems(drawing, root),
    ...elements.flatMap((element) => elementProblems(drawing, element, idPrefix)),
    ...idProblems(drawing, elements),
  ]
}
