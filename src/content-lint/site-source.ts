import type { KnownReferences } from './known-references'
import type { PageSource } from './page-source'
import type { Problem } from './problem'

/** Everything that a check of one page may need to know of the others. */
export interface SiteSource extends KnownReferences {
  pages: PageSource[]
  /** Paths of all files in the content folder. */
  files: Set<string>
  /** Paths of all pages on the site. */
  slugs: Set<string>
  /** Ids that can be linked to, by the path of their page; none for a page that could not be read. */
  anchors: Map<string, Set<string>>
}

/** A check of one page. */
export type PageCheck = (page: PageSource, site: SiteSource) => Problem[]
