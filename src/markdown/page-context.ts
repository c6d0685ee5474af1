import type { VFile } from 'vfile'
import { pluginOfPage, type References, readReferences } from '@/content/references'
import { markOfRun, type RunMark, readRuns } from '@/content/runs'
import { parseContentPath } from '@/content/slug'
import type { Locale } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { contentRoot } from '@/site/content-root'

export interface PageContext {
  /** Path inside the content folder: `plugins/rest.es.md`. */
  file: string
  locale: Locale
  plugin?: string
  references: References
  /** What is said at an example of the page, given its text; undefined when it was not run as it is. */
  markOf: (example: string) => RunMark | undefined
}

const recordedRuns = memoize(readRuns)

/**
 * Reads the context from the virtual file that Contentlayer passes to its plugins.
 * @throws when the file is not named like a page
 */
export function pageContext(vfile: VFile): PageContext {
  const { sourceFilePath: file = '' } = (vfile.data.rawDocumentData ?? {}) as { sourceFilePath?: string }
  const parsed = parseContentPath(file)
  if (!parsed) throw new Error(`${file}: a page is named path.es.md or path.en.md`)
  const { path, locale } = parsed
  const references = readReferences()
  const plugin = pluginOfPage(references, path)?.plugin
  const markOf = (example: string) => markOfRun(recordedRuns(contentRoot()), path, locale, example)
  return { file, locale, plugin, references, markOf }
}
