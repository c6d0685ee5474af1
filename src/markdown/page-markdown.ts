import type { Element, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SITE } from '@/site/site'
import { classesOf } from './nodes'

/** Controls and their answers, drawings, and marks that only refer to a run of an example. */
const LEFT_OUT = ['button', 'svg', 'nav', 'noscript', 'input', 'template']
const LEFT_OUT_CLASSES = ['run', 'same', 'anchor', 'step-index']

const isLeftOut = (element: Element): boolean =>
  LEFT_OUT.includes(element.tagName) ||
  element.properties.role === 'status' ||
  classesOf(element).some((name) => LEFT_OUT_CLASSES.includes(name))

/** Elements on lines of their own. */
const BLOCKS =
  /^(?:h[1-6]|p|pre|ul|ol|li|dl|dt|dd|table|blockquote|hr|div|section|aside|figure|figcaption|details|summary|header|footer)$/

const isBlock = (node: Nodes): boolean => node.type === 'element' && BLOCKS.test(node.tagName)

/** Whether an inline element has blocks in it, such as a cell, or a link around a card. */
const holdsBlocks = ({ tagName, children }: Element): boolean => /^t[dh]$/.test(tagName) || children.some(isBlock)

/** Escapes what Markdown would read as its own. */
const escapeText = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<]/g, '\\$&')

/** Puts code between as many backticks as it needs. */
function inlineCode(code: string): string {
  const fence = '`'.repeat(1 + Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length)))
  const pad = /^`|`$/.test(code) ? ' ' : ''
  return fence + pad + code + pad + fence
}

const addressOf = (address: unknown): string => (String(address).startsWith('/') ? SITE.origin : '') + String(address)

const inlineOf = (nodes: readonly Nodes[]): string => nodes.map(inline).join('')

function inline(node: Nodes): string {
  if (node.type === 'text') return escapeText(node.value)
  if (node.type !== 'element' || isLeftOut(node)) return ''
  const { tagName, properties, children } = node
  if (tagName === 'code' || tagName === 'kbd') return inlineCode(textOf(node).replace(/\s+/g, ' ').trim())
  if (tagName === 'img')
    return `![${escapeText(String(properties.alt ?? ''))}](${addressOf(properties.src ?? properties.dataSrc)})`
  if (tagName === 'br') return ' '
  const content = inlineOf(children)
  if (tagName === 'a' && properties.href && content.trim()) return `[${content.trim()}](${addressOf(properties.href)})`
  // With a space before them, closing asterisks would not count.
  if (tagName === 'strong' || tagName === 'b') return `**${content.trim()}**${/\s$/.test(content) ? ' ' : ''}`
  return tagName === 'em' ? `*${content.trim()}*` : content
}

const indent = (text: string, first: string): string =>
  first + text.replaceAll('\n', `\n${' '.repeat(first.length)}`).replace(/^ +$/gm, '')

const elementsIn = (node: Element, ...names: string[]): Element[] =>
  node.children.flatMap((child) =>
    child.type !== 'element' ? [] : names.includes(child.tagName) ? [child] : elementsIn(child, ...names),
  )

function table(node: Element): string {
  const rows = elementsIn(node, 'tr').map((row) =>
    elementsIn(row, 'th', 'td').map((cell) => blocksOf([cell]).join(' ').replace(/\n/g, ' ').replaceAll('|', '\\|')),
  )
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

function codeBlock(node: Element): string {
  const code = textOf(node).replace(/\n$/, '')
  const fence = code.includes('```') ? '````' : '```'
  return `${fence}${node.properties.dataLang ?? ''}\n${code}\n${fence}`
}

function list(node: Element): string {
  const isOrdered = node.tagName === 'ol'
  return elementsIn(node, 'li')
    .map((item, index) => indent(blocksOf(item.children).join('\n\n'), isOrdered ? `${index + 1}. ` : '- '))
    .join('\n')
}

function block(node: Element): string[] {
  const { tagName, children } = node
  if (isLeftOut(node)) return []
  if (tagName === 'pre') return [codeBlock(node)]
  if (tagName === 'table') return [table(node)]
  if (tagName === 'ul' || tagName === 'ol') return [list(node)]
  if (tagName === 'hr') return ['---']
  const inner = blocksOf(children)
  if (/^h[1-6]$/.test(tagName)) return [`${'#'.repeat(Number(tagName[1]))} ${inner.join(' ')}`]
  if (tagName === 'blockquote') return [inner.join('\n\n').replace(/^/gm, '> ')]
  return classesOf(node).includes('gutter') && inner.length > 0 ? [`*${inner.join(' ')}*`] : inner
}

/** Blocks of Markdown: adjacent inline nodes are one paragraph. */
function blocksOf(nodes: readonly Nodes[]): string[] {
  const blocks: string[] = []
  let open: Nodes[] = []
  const close = () => {
    const text = inlineOf(open).replace(/ +/g, ' ').trim()
    if (text) blocks.push(text)
    open = []
  }
  for (const node of nodes) {
    const element = node.type === 'element' ? node : undefined
    const inner = element && (isBlock(element) ? block(element) : holdsBlocks(element) && blocksOf(element.children))
    if (inner) close()
    else open.push(node)
    blocks.push(...(inner || []))
  }
  close()
  return blocks
}

/** @example pageMarkdown(fromHtml('<h2>A</h2><p>b <code>c</code></p>', { fragment: true })) // => '## A\n\nb `c`\n' */
export const pageMarkdown = (article: { children: Nodes[] }): string => `${blocksOf(article.children).join('\n\n')}\n`
