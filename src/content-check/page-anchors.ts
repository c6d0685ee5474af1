import GithubSlugger from 'github-slugger'
import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { References } from '@/content/references'
import { withoutAccents } from '@/markdown/rehype-heading-anchors'
import type { PageSource } from './page-source'

/** The headings of a page in their order, wherever they stand. */
export function headingsIn({ tree }: Pick<PageSource, 'tree'>): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'heading', (heading) => void headings.push(heading))
  return headings
}

/** Ids that a directive brings into a page. */
function directiveAnchors(name: string, label: string, plugin: string, { plugins, dataTypes }: References): string[] {
  if (name === 'step') return [`step-${label}`]
  if (name === 'option') return [`option-${label}`]
  if (name === 'options')
    return plugins.find((reference) => reference.plugin === plugin)?.options.map(({ key }) => `option-${key}`) ?? []
  if (name === 'data-types') return [...dataTypes.types, ...dataTypes.assertions].map((type) => `type-${type.name}`)
  return []
}

/**
 * Every id of a page that a link can lead to.
 * @param page the page
 * @param references what its directives name
 */
export function pageAnchors(page: PageSource, references: References): Set<string> {
  const slugger = new GithubSlugger()
  const anchors = headingsIn(page)
    .filter(({ depth }) => depth > 1 && depth < 5)
    .map((heading) => slugger.slug(withoutAccents(textOf(heading))))
  visit(page.tree, 'leafDirective', (directive) => {
    anchors.push(...directiveAnchors(directive.name, textOf(directive), directive.attributes?.plugin ?? '', references))
  })
  return new Set(anchors)
}
