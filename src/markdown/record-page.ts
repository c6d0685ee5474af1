import type { Element, Nodes, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { ArticleSection, Heading } from '@/content/site-page'
import type { StepKind } from '@/steps/step'
import { classesOf, elementsOf } from './nodes'

/** Headings of the outline, by depth. */
const HEADINGS = ['h2', 'h3', 'h4']

/** The depth in the outline, from 1; 0 for what is not part of it. */
const depthOf = ({ tagName, properties }: Element): number => (properties.id ? HEADINGS.indexOf(tagName) + 1 : 0)

/** The number of entries below a heading, and the kind of its steps if all have the same. */
function countOf(entries: Element[]): Pick<Heading, 'count' | 'kind'> {
  const [kind, ...others] = new Set(
    entries.flatMap(({ properties }) => (properties.dataKind as StepKind | undefined) ?? []),
  )
  return { ...(entries.length > 0 && { count: entries.length }), ...(kind && others.length === 0 && { kind }) }
}

/**
 * The outline of an article, with its final ids. Headings without an id (those of step cards and options) are not part of it.
 * @example headingsOf(fromHtml('<h2 id="a">A</h2>')) // => [{ depth: 1, value: 'A', anchor: 'a' }]
 */
export function headingsOf(article: Root): Heading[] {
  const outline = elementsOf(article).filter((element) => depthOf(element) || isEntry(element))
  return outline.flatMap((element, index): Heading[] => {
    const depth = depthOf(element)
    if (!depth) return []
    const rest = outline.slice(index + 1)
    const end = rest.findIndex((next) => !isEntry(next) && depthOf(next) <= depth)
    const below = rest.slice(0, end < 0 ? undefined : end).filter(isEntry)
    return [{ depth, value: textOf(element).trim(), anchor: String(element.properties.id), ...countOf(below) }]
  })
}

/** Elements whose text is data rather than prose. */
const VALUES = ['pre', 'tr', 'dl', 'figcaption']

/** Elements with a text of their own: search results quote the prose, and only find the values. */
const BLOCKS = ['p', 'li', 'blockquote', ...VALUES]

/** A list item that is shorter, or does not end a sentence, is a value. */
const MIN_SENTENCE_LENGTH = 40

/** Controls, drawings and labels are no text of the article. */
const LEFT_OUT_ELEMENTS = ['button', 'summary', 'svg', 'noscript']
const LEFT_OUT_CLASSES = /^(?:gutter|pane-name|plugin-grid|step-index|option-head|option-list|same|run)$/

/** Code that people read; other code only repeats the words of steps and options. */
const READABLE_CODE = ['shell', 'text', 'properties']

/** A step or an option, which the search index has with words of its own. */
const isEntry = ({ properties }: Element): boolean =>
  properties.dataStepId !== undefined || properties.dataOptionKey !== undefined

const isLeftOut = (element: Element): boolean => {
  const { tagName, properties } = element
  const isControl =
    LEFT_OUT_ELEMENTS.includes(tagName) || classesOf(element).some((name) => LEFT_OUT_CLASSES.test(name))
  return isControl || isEntry(element) || (tagName === 'pre' && !READABLE_CODE.includes(String(properties.dataLang)))
}

const isValues = (element: Element, text: string): boolean =>
  VALUES.includes(element.tagName) ||
  classesOf(element).includes('values') ||
  (element.tagName === 'li' && (text.length < MIN_SENTENCE_LENGTH || !/[.:]$/.test(text)))

function lineOf(node: Element): string {
  const parts = (node.tagName === 'tr' ? node.children : [node]).map((part) => textOf(part))
  const text = parts.filter((part) => part.trim()).join(', ')
  return text.replace(/\s+/g, ' ').trim()
}

/** The heading of a card with an id, such as that of a data type. */
function cardHeading({ children }: Element): string {
  const head = children.find((child) => child.type === 'element' && classesOf(child).includes('option-head'))
  // Only the name: what follows describes it.
  return head && 'children' in head && head.children[0] ? textOf(head.children[0]).trim() : ''
}

/** A section begins at a heading, or at a card, which is below all headings. */
function startOf(element: Element): { depth: number; heading: string } | undefined {
  const depth = depthOf(element)
  if (depth > 0) return { depth, heading: textOf(element).trim() }
  const isCard = element.tagName === 'section' && element.properties.id
  return isCard ? { depth: HEADINGS.length + 1, heading: cardHeading(element) } : undefined
}

/** The elements that begin a section or have text, in order, without what is left out. */
const blocksOf = (node: Nodes): Element[] => {
  const children = 'children' in node ? node.children : []
  if (node.type !== 'element') return children.flatMap(blocksOf)
  if (isLeftOut(node)) return []
  if (BLOCKS.includes(node.tagName) || HEADINGS.includes(node.tagName)) return [node]
  return [...(startOf(node) ? [node] : []), ...children.flatMap(blocksOf)]
}

const isMessage = (code: string): boolean => /\S\s+\S/.test(code)

/** What a table row or a list item explains: flags or messages in its first cell, or messages in its leading bold words. */
function explainedBy({ tagName, children }: Element): string[] {
  const [first] = children.filter((child) => child.type === 'element')
  const parts = (first?.children ?? []).filter((part) => /[^\s,]/.test(textOf(part)))
  const codes = parts.filter((part) => part.type === 'element' && part.tagName === 'code').map((part) => textOf(part))
  if (tagName === 'li') return first?.tagName === 'strong' ? codes.filter(isMessage) : []
  if (tagName !== 'tr' || codes.length < parts.length) return []
  return codes.flatMap((code) => /^-\S+/.exec(code)?.[0] ?? (codes.length === 1 && isMessage(code) ? code : []))
}

const begin = (anchor = '', heading = '', above = ''): ArticleSection => {
  return { anchor, heading, above, text: [], values: [], explained: [] }
}

/**
 * Splits an article at its headings and cards, without steps and options. The introduction is first, without anchor and heading.
 * @example sectionsOf(fromHtml('<p>Hola.</p><h2 id="a">A</h2>'))
 * // => [{ anchor: '', heading: '', above: '', text: ['Hola.'], … }, { anchor: 'a', heading: 'A', … }]
 */
export function sectionsOf(article: Root): ArticleSection[] {
  const sections = [begin()]
  const open: string[] = []
  for (const block of blocksOf(article)) {
    const start = startOf(block)
    const section = sections.at(-1)
    if (start) {
      const { depth, heading } = start
      open.length = Math.min(open.length, depth)
      sections.push(begin(String(block.properties.id), heading, open.filter(Boolean).join(' ')))
      open[depth] = heading
    } else {
      const line = lineOf(block)
      section?.[isValues(block, line) ? 'values' : 'text'].push(line)
      section?.explained.push(...explainedBy(block))
    }
  }
  return sections
}
