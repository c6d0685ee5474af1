import type { Element, ElementContent, Nodes as HtmlNodes } from 'hast'
import type { Nodes, Root } from 'mdast'
import { markdownToMdast } from 'satteri'
import type { Node } from 'unist'

/** A node of Markdown by its type. */
export type NodeOf<T extends Nodes['type']> = Extract<Nodes, { type: T }>

const OPTIONS = { features: { gfm: true, directive: true, frontmatter: false } }

/** Parses Markdown without front matter, in Rust: in JavaScript it would take thirty times as long. */
export const parseMarkdown = (text: string): Root => markdownToMdast(text, OPTIONS) as Root

/** Blanks the front matter of a page, so that every node keeps its position in the file. @param end its last line, from 0 */
export const blankFrontMatter = (lines: readonly string[], end: number): string =>
  [...lines.slice(0, end + 1).map((line) => ' '.repeat(line.length)), ...lines.slice(end + 1)].join('\n')

const childrenOf = <N extends Node>(node: N): N[] | undefined =>
  'children' in node ? (node.children as N[]) : undefined

/** A node and all its descendants, in the order of the page. */
export function nodesOf<N extends Node>(node: N, found: N[] = []): N[] {
  found.push(node)
  for (const child of childrenOf(node) ?? []) nodesOf(child, found)
  return found
}

export const elementsOf = (tree: HtmlNodes): Element[] => nodesOf(tree).filter((node) => node.type === 'element')

export const classesOf = ({ properties }: Element): string[] => [properties.className ?? []].flat().map(String)

/** Merges adjacent texts, as a parser would. */
export function joinTexts(content: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  for (const node of content) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value += node.value
    else joined.push(node)
  }
  return joined
}

/** Replaces nodes, without visiting what is below those. @param replace undefined keeps a node */
export function replaceNodes<N extends Node>(tree: N, replace: (node: N) => N | undefined): void {
  const children = childrenOf(tree) ?? []
  for (const [index, child] of children.entries()) {
    const replacement = replace(child)
    if (replacement) children[index] = replacement
    else replaceNodes(child, replace)
  }
}
