import { unified } from 'unified'
import { VFile } from 'vfile'
import { keepRecord, type PageRecord } from '@/content/page-record'
import { blankFrontMatter, parsePage } from './parse-markdown'
import { renderMarkdown } from './render-markdown'

const processor = unified()
renderMarkdown(processor)

/**
 * Renders a page and keeps it.
 * @param file its path inside the content folder
 * @param text all of the file
 * @param code a hash of everything else that articles are made of
 */
export async function renderPage(file: string, text: string, code: string): Promise<PageRecord> {
  const page = new VFile({ value: text, data: { rawDocumentData: { sourceFilePath: file } } })
  const lines = text.split('\n')
  const body = blankFrontMatter(lines, lines.indexOf('---', 1))
  const tree = await processor.run(parsePage(file, body), page)
  const { record } = page.data as { record: Omit<PageRecord, 'html'> }
  return keepRecord(file, text, code, { html: String(processor.stringify(tree, page)), ...record })
}
