import GithubSlugger, { slug } from 'github-slugger'
import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import type { References } from '@/content/references'
import { withoutAccents } from '@/markdown/rehype-plugins'
import type { PageSource } from './page-source'

/** An id of a page and what it stands on. */
export interface Anchor {
  id: string
  node: Node
}

/** The headings of a page in their order, wherever they stand. */
export function headingsIn({ tree }: Pick<PageSource, 'tree'>): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'heading', (heading) => void headings.push(heading))
  return headings
}

const hasAnchor = ({ depth }: Heading): boolean => depth > 1 && depth < 5

/** Ids of the headings, as they would be if each were the only one. */
export const headingAnchors = (page: Pick<PageSource, 'tree'>): Anchor[] =>
  headingsIn(page)
    .filter(hasAnchor)
    .map((node) => ({ id: slug(withoutAccents(textOf(node))), node }))

/** Ids that a directive brings into a page. */
function directiveIds(name: string, label: string, plugin: string, { plugins, core, dataTypes }: References): string[] {
  if (name === 'step') return [`step-${label}`]
  if (name === 'option') return [`option-${label}`]
  if (name === 'options')
    return plugins.find((reference) => reference.plugin === plugin)?.options.map(({ key }) => `option-${key}`) ?? []
  if (name === 'all-options') return [...plugins, core].flatMap(({ options }) => options.map(({ key }) => `all-${key}`))
  if (name === 'data-types') return dataTypes.types.map((type) => `type-${type.name}`)
  if (name === 'assertions') return dataTypes.assertions.map((type) => `type-${type.name}`)
  return []
}

/** Ids that the directives of a page bring into it. */
export function directiveAnchors({ tree }: Pick<PageSource, 'tree'>, references: References): Anchor[] {
  const anchors: Anchor[] = []
  visit(tree, 'leafDirective', (node) => {
    const ids = directiveIds(node.name, textOf(node), node.attributes?.plugin ?? '', references)
    anchors.push(...ids.map((id) => ({ id, node })))
  })
  return anchors
}

/**
 * Every id of a page that a link can lead to.
 * @param page the page
 * @param references what its directives name
 */
export function pageAnchors(page: PageSource, references: References): Set<string> {
  const slugger = new GithubSlugger()
  const headings = headingAnchors(page).map(({ id }) => slugger.slug(id))
  return new Set([...headings, ...directiveAnchors(page, references).map(({ id }) => id)])
}
