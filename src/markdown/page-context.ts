import type { VFile } from 'vfile'
import type { References } from '@/content/references'
import { readReferences } from '@/content/references'
import { parseContentPath } from '@/content/slug'
import type { Locale } from '@/i18n/locale'

/** The page that the handlers work on. */
export interface PageContext {
  /** Path inside the content folder: `plugins/rest.es.md`. */
  file: string
  locale: Locale
  /** The plugin of the page, if it is about one. */
  plugin?: string
  references: References
}

/**
 * Reads the context from the virtual file that Contentlayer passes to its plugins.
 * @throws when the file is not named like a page
 */
export function pageContext(vfile: VFile): PageContext {
  const { sourceFilePath: file = '' } = (vfile.data.rawDocumentData ?? {}) as { sourceFilePath?: string }
  const parsed = parseContentPath(file)
  if (!parsed) throw new Error(`${file}: a page is named path.es.md or path.en.md`)
  const references = readReferences()
  const name = parsed.path.replace(/^plugins\//, '')
  const plugin = references.plugins.some((reference) => reference.plugin === name) ? name : undefined
  return { file, locale: parsed.locale, plugin, references }
}
