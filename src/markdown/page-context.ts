import { pluginOfPage, type References, readReferences } from '@/content/references'
import { markOfRun, type RunMark, readRuns } from '@/content/runs'
import { type ContentPath, parseContentPath } from '@/content/slug'
import { memoize } from '@/lib/memoize'
import { contentRoot } from '@/site/content-root'

export interface PageContext extends ContentPath {
  /** Path inside the content folder: `plugins/rest.es.md`. */
  file: string
  plugin?: string
  references: References
  /** What is said at an example of the page, given its text; undefined when it was not run as it is. */
  markOf: (example: string) => RunMark | undefined
}

const recordedRuns = memoize(readRuns)

/** @throws when the file is not named like a page */
export function pageContext(file: string): PageContext {
  const parsed = parseContentPath(file)
  if (!parsed) throw new Error(`${file}: a page is named path.es.md or path.en.md`)
  const { path, locale } = parsed
  const references = readReferences()
  const plugin = pluginOfPage(references, path)?.plugin
  const markOf = (example: string) => markOfRun(recordedRuns(contentRoot()), path, locale, example)
  return { file, path, locale, plugin, references, markOf }
}
