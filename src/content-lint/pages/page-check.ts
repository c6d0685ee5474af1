import type { Nodes } from 'mdast'
import { type Problem, pageProblem, type Refusal } from '../problem'
import type { KnownReferences } from '../references/known-references'
import { type NodeOf, nodesIn, type PageSource } from './page-source'

/** Everything that a check of one page may need besides it. */
export interface SiteSource extends KnownReferences {
  pages: PageSource[]
  /** Paths of all files in the content folder. */
  files: Set<string>
  /** Paths of all pages on the site. */
  slugs: Set<string>
  /** The ids of the page at a path of the site; undefined when it could not be read. */
  anchorsOf: (slug: string) => ReadonlySet<string> | undefined
}

export type PageCheck = (page: PageSource, site: SiteSource) => Problem[]

/** A check of every node of a type: what it refuses is a problem where the node begins. */
export const eachNode =
  <T extends Nodes['type']>(
    type: T,
    check: (node: NodeOf<T>, page: PageSource, site: SiteSource) => readonly (Refusal | undefined)[],
  ): PageCheck =>
  (page, site) =>
    nodesIn(page, type).flatMap((node) =>
      check(node, page, site).flatMap((refusal) => (refusal ? [pageProblem(page, node, refusal)] : [])),
    )
