import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { fenceMeta } from '@/markdown/fence'
import { pageProblem } from './page-problem'
import type { PageSource } from './page-source'
import type { Problem } from './problem'

interface Bone {
  is: string
  node: Nodes
}

function boneOf(node: Nodes): string | undefined {
  if (node.type === 'heading') return `heading of level ${node.depth}`
  if (node.type === 'code') return `${node.lang ?? 'plain'} fence${fenceMeta(node.meta).tab ? ' in a tab' : ''}`
  if (node.type === 'image') return 'image'
  if (node.type === 'table') return 'table'
  if (node.type === 'containerDirective') return `:::${node.name}`
  if (node.type === 'leafDirective') return `::${node.name} ${textOf(node)}${node.attributes?.plugin ?? ''}`.trim()
  return undefined
}

function skeletonOf({ tree }: PageSource): Bone[] {
  const bones: Bone[] = []
  visit(tree, (node) => {
    const is = boneOf(node)
    if (is) bones.push({ is, node })
  })
  return bones
}

/**
 * The two languages of a page have the same headings, directives, fences and images in the same order.
 * @returns the first difference, at its place in the English page
 */
export function checkSkeleton(spanish: PageSource, english: PageSource): Problem[] {
  const [one, other] = [skeletonOf(spanish), skeletonOf(english)]
  const at = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index).find(
    (index) => one[index]?.is !== other[index]?.is,
  )
  if (at === undefined) return []
  const [es, en] = [one[at], other[at]]
  const line = es?.node.position?.start.line
  const message = `${en?.is ?? 'the end'} stands where ${spanish.file}${line ? `:${line}` : ''} has ${es?.is ?? 'its end'}`
  return [pageProblem(english, en?.node ?? english.tree, message, 'give both languages the same skeleton')]
}
