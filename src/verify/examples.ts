import { readContentFiles } from '@/build/read-content-files'
import { readSources } from '@/content-lint/files/read-sources'
import { type PageExample, pageExamples } from '@/content-lint/page-examples'
import { headingsIn } from '@/content-lint/pages/page-source'
import type { Locale } from '@/i18n/locale'
import { type ProjectPart, projectOf, projectParts } from '@/markdown/page-project'

/** The examples of a page in one language. */
export interface ExamplePage {
  /** Path inside the content folder without language and extension. */
  path: string
  locale: Locale
  file: string
  examples: PageExample[]
  /** What the page tells its readers to do, if it offers its project. */
  project: ProjectPart[]
  /** The same of any page, and where its sections begin. */
  parts: ProjectPart[]
  sections: number[]
}

/**
 * The examples of all pages that have any.
 * @param root the content folder
 */
export function readExamples(root: string): ExamplePage[] {
  const { pages } = readSources(readContentFiles(root).files, (file) => file.endsWith('.md'))
  return pages
    .map((page) => ({
      path: page.path,
      locale: page.locale,
      file: page.file,
      examples: pageExamples(page),
      project: projectOf(page),
      parts: projectParts(page.tree),
      sections: headingsIn(page).flatMap(({ depth, position }) =>
        depth === 2 && position ? [position.start.line] : [],
      ),
    }))
    .filter(({ examples }) => examples.length > 0)
    .sort((one, other) => one.file.localeCompare(other.file))
}
