import type { Element, ElementContent, Nodes } from 'hast'
import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import type { Node } from 'unist'

/** GitHub's extensions. Addresses are links where the syntax finds them: a second search of all texts takes a ninth of the time. */
function remarkGfmSyntax(this: Processor): void {
  remarkGfm.call(this)
  for (const extension of (this.data().fromMarkdownExtensions ?? []).flat()) delete extension.transforms
}

/** The Markdown syntax of pages: CommonMark, GitHub's extensions, and directives. */
const parser = unified().use([remarkParse, remarkGfmSyntax, remarkDirective])

/** Parses Markdown without front matter. */
export const parseMarkdown = (text: string): Root => parser.parse(text) as Root

/** The text of a page with its front matter blank, so that every node stands where it stands in the file. */
export const blankFrontMatter = (lines: readonly string[], end: number): string =>
  [...lines.slice(0, end + 1).map((line) => ' '.repeat(line.length)), ...lines.slice(end + 1)].join('\n')

const childrenOf = <N extends Node>(node: N): N[] | undefined =>
  'children' in node ? (node.children as N[]) : undefined

/** A node and all nodes below it, in the order of the page. */
export function nodesOf<N extends Node>(node: N, found: N[] = []): N[] {
  found.push(node)
  for (const child of childrenOf(node) ?? []) nodesOf(child, found)
  return found
}

export const elementsOf = (tree: Nodes): Element[] => nodesOf(tree).filter((node) => node.type === 'element')

export const classesOf = ({ properties }: Element): string[] => [properties.className ?? []].flat().map(String)

/** Makes one text of those that follow each other, as in markup. */
export function joinTexts(content: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  for (const node of content) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value += node.value
    else joined.push(node)
  }
  return joined
}

/** Puts something in the place of nodes, and asks for nothing below those. @param replace undefined keeps the old one */
export function replaceNodes<N extends Node>(tree: N, replace: (node: N) => N | undefined): void {
  const children = childrenOf(tree) ?? []
  for (const [index, child] of children.entries()) {
    const other = replace(child)
    if (other) children[index] = other
    else replaceNodes(child, replace)
  }
}
