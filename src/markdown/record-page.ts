import type { Root as Article } from 'hast'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { PageRecord } from '@/content/page-record'
import { parseContentPath } from '@/content/slug'
import { pageContext } from './page-context'
import { projectFiles, projectOf } from './page-project'
import { headingsOf } from './rehype/article-headings'
import { sectionsOf } from './rehype/article-sections'

type Recorded = { record?: Partial<PageRecord> }

/** Records the files of the project that a page offers, as its fences are written. */
export function remarkRecord() {
  return (tree: Root, file: VFile & { data: Recorded }) => {
    const path = parseContentPath(pageContext(file).file)
    const parts = path ? projectOf({ ...path, text: String(file), tree }) : []
    file.data.record = { files: [...projectFiles(parts)] }
  }
}

/** Records the outline and the text of the finished article. */
export function rehypeRecord() {
  return (tree: Article, file: VFile & { data: Recorded }) => {
    file.data.record = { ...file.data.record, headings: headingsOf(tree), sections: sectionsOf(tree) }
  }
}
