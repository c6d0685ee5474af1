import type { References } from '@/content/references'
import type { PageSource } from './page-source'

/** Everything that a check of one page may need to know of the others. */
export interface SiteSource {
  pages: PageSource[]
  references: References
  /** Paths of all files in the content folder. */
  files: Set<string>
  /** Ids that can be linked to, by the path of their page. */
  anchors: Map<string, Set<string>>
}

/** A check of one page. */
export type PageCheck = (page: PageSource, site: SiteSource) => import('./problem').Problem[]
