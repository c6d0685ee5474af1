import type { Root } from 'mdast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { keepRecord, type PageRecord } from '@/content/page-record'
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
 * Renders a page and keeps it.
 * @param file its path inside the content folder
 * @param text all of the file
 * @param code a hash of everything else that articles are made of
 * @param parsed its tree where it was parsed for the check; it is changed
 */
export async function renderPage(
  file: string,
  text: string,
  code: string,
  parsed = parsePage(text),
): Promise<PageRecord> {
  const page = new VFile({ value: text, data: { rawDocumentData: { sourceFilePath: file } } })
  const tree = await processor.run(parsed, page)
  const { record } = page.data as { record: Omit<PageRecord, 'html'> }
  return keepRecord(file, text, code, { html: String(processor.stringify(tree, page)), ...record })
}
