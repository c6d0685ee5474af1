import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { PageRecord } from '@/content/page-record'
import { contentRoot } from '@/site/content-root'
import { blankFrontMatter, parseMarkdown } from './parse-markdown'
import { renderMarkdown } from './render-markdown'

const processor = unified()
renderMarkdown(processor)

/** The tree of a page, which is parsed whole: its front matter is no Markdown. */
function parsePage(text: string): Root {
  const lines = text.split('\n')
  return parseMarkdown(blankFrontMatter(lines, lines.indexOf('---', 1)))
}

/**
 * Renders a page.
 * @param file its path inside the content folder
 * @param text all of the file
 * @param parsed its tree where it was parsed for the check; it is changed
 */
export async function renderPage(file: string, text: string, parsed = parsePage(text)): Promise<PageRecord> {
  const page = new VFile({ value: text, data: { rawDocumentData: { sourceFilePath: file } } })
  const tree = await processor.run(parsed, page)
  const { record } = page.data as { record: Omit<PageRecord, 'html'> }
  return { html: String(processor.stringify(tree, page)), ...record }
}

/** Renders a page as it is on disk. */
export const renderFile = (file: string): Promise<PageRecord> =>
  renderPage(file, readFileSync(join(contentRoot(), file), 'utf8'))
