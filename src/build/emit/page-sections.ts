import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import type { TextSection } from '@/search/rank/search-index'
import { sentencesOf } from '@/search/rows/match-parts'

/** A section of an article; `rest` is found but not shown. */
export type ArticleSection = Omit<TextSection, 'page'> & { rest: string }

const HEADINGS = ['h2', 'h3', 'h4']

/** Blocks of prose; a result shows a sentence of one. */
const PROSE = ['p', 'li', 'blockquote']

/** Elements whose text is a value or a list of them. */
const VALUES = ['pre', 'tr', 'dl', 'figcaption']

const BLOCKS = [...PROSE, ...VALUES]

/** Shorter list items, and those without a full stop, are values. */
const MIN_SENTENCE_LENGTH = 40

/** Controls, drawings and labels. */
const LEFT_OUT_ELEMENTS = ['button', 'summary', 'svg', 'noscript']
const LEFT_OUT_CLASSES = [
  'gutter',
  'pane-name',
  'plugin-grid',
  'step-index',
  'option-head',
  'option-list',
  'same',
  'run',
]

/** Code in these languages is read by people; other code only repeats the words of steps and options. */
const READABLE_CODE = ['shell', 'text', 'properties']

const isLeftOut = ({ tagName, properties }: Element): boolean =>
  LEFT_OUT_ELEMENTS.includes(tagName) ||
  [properties.className ?? []].flat().some((name) => LEFT_OUT_CLASSES.includes(String(name))) ||
  // The index has every step and option with its own words.
  properties.dataStepId !== undefined ||
  properties.dataOptionKey !== undefined ||
  (tagName === 'pre' && !READABLE_CODE.includes(String(properties.dataLang)))

const isValues = ({ tagName, properties }: Element, text: string): boolean =>
  VALUES.includes(tagName) ||
  [properties.className].flat().includes('values') ||
  (tagName === 'li' && (text.length < MIN_SENTENCE_LENGTH || !/[.:]$/.test(text)))

/** A text in one line; cells of a row are separated by commas. */
const lineOf = (node: Element): string =>
  (node.tagName === 'tr'
    ? node.children
        .map((cell) => textOf(cell))
        .filter((cell) => cell.trim())
        .join(', ')
    : textOf(node)
  )
    .replace(/\s+/g, ' ')
    .trim()

/** The heading of a card that has an id itself, such as that of a data type. */
function cardHeading({ children }: Element): string {
  const head = children.find(
    (child) => child.type === 'element' && String(child.properties.className).includes('option-head'),
  )
  return head ? textOf(head).trim() : ''
}

/** Where a section begins: at a heading, or at a card below all headings. */
function startOf(element: Element): { depth: number; heading: string } | undefined {
  const depth = HEADINGS.indexOf(element.tagName)
  if (!element.properties.id) return undefined
  if (depth >= 0) return { depth, heading: textOf(element).trim() }
  return element.tagName === 'section' ? { depth: HEADINGS.length, heading: cardHeading(element) } : undefined
}

/** The elements that begin a section or have text, in their order; those that are left out are not among them. */
const blocksOf = (node: Nodes): Element[] => {
  const children = 'children' in node ? node.children : []
  if (node.type !== 'element') return children.flatMap(blocksOf)
  if (isLeftOut(node)) return []
  if (BLOCKS.includes(node.tagName) || HEADINGS.includes(node.tagName)) return [node]
  return [...(startOf(node) ? [node] : []), ...children.flatMap(blocksOf)]
}

/** What a row of a table explains: the code of its first cell, when that is a flag, or has several words as a message has. */
function explainedBy({ tagName, children }: Element): string[] {
  const [cell] = tagName === 'tr' ? children.filter((child) => child.type === 'element') : []
  const parts = (cell?.children ?? []).filter((part) => /[^\s,]/.test(textOf(part)))
  if (!parts.every((part) => part.type === 'element' && part.tagName === 'code')) return []
  const isMessage = (code: string) => parts.length === 1 && /\S\s+\S/.test(code)
  return parts.map((part) => textOf(part)).flatMap((code) => /^-\S+/.exec(code)?.[0] ?? (isMessage(code) ? code : []))
}

/** So much of a section is there to be shown; what it says after that is only found. */
const SHOWN_LENGTH = 270

/** Splits prose at the end of what a result may show: whole sentences, none that leads to a list. */
function splitProse(paragraphs: readonly string[]): Record<'shown' | 'rest', string[]> {
  const parts = { shown: [] as string[], rest: [] as string[] }
  let length = 0
  for (const paragraph of paragraphs) {
    const shown: string[] = []
    for (const sentence of sentencesOf(paragraph)) {
      const isLead = sentence.endsWith(':')
      if (!isLead) length += sentence.length
      const isShown = !isLead && (length <= SHOWN_LENGTH || length === sentence.length)
      ;(isShown ? shown : parts.rest).push(sentence)
    }
    parts.shown.push(shown.join(' '))
  }
  return parts
}

const joined = (lines: readonly string[]): string => lines.filter(Boolean).join('\n')

/**
 * Splits an article at its headings and its cards.
 * @param html the article
 * @returns its introduction first, without anchor and heading; what steps and options say is left out
 * @example sectionsOf('<p>Hola.</p><h2 id="a">A</h2>')
 * // => [{ anchor: '', heading: '', above: '', text: 'Hola.', rest: '' }, { anchor: 'a', heading: 'A', … }]
 */
export function sectionsOf(html: string): ArticleSection[] {
  const begin = (anchor: string, heading: string, above: string) => ({
    ...{ anchor, heading, above },
    ...{ text: [] as string[], values: [] as string[], explained: [] as string[] },
  })
  const sections = [begin('', '', '')]
  const open: string[] = []
  for (const block of blocksOf(fromHtml(html, { fragment: true }))) {
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
  return sections.map(({ text, values, explained, ...place }) => {
    const { shown, rest } = splitProse(text)
    return {
      ...place,
      text: joined(shown),
      ...(explained.length > 0 && { explained }),
      rest: joined([...rest, ...values]),
    }
  })
}
