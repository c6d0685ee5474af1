import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'
import { keepJson, keptJson } from '@/lib/node/kept'

/** The Markdown syntax of pages: CommonMark, GitHub's extensions, and directives. */
export const MARKDOWN_SYNTAX: PluggableList = [remarkParse, remarkGfm, remarkDirective]

const parser = unified().use(MARKDOWN_SYNTAX)

/**
 * Parses Markdown exactly as rendering does, for the checks of the content, without React or the highlighter.
 * @param text without front matter
 */
export const parseMarkdown = (text: string): Root => parser.parse(text) as Root

/** The text of a page with its front matter blank, so that every node stands where it stands in the file. */
export const blankFrontMatter = (lines: readonly string[], end: number): string =>
  [...lines.slice(0, end + 1).map((line) => ' '.repeat(line.length)), ...lines.slice(end + 1)].join('\n')

/**
 * Parses a page, or takes the tree that another process of the build has parsed: the check and the rendering work side by side.
 * @param file its path inside the content folder
 * @param body of {@link blankFrontMatter}
 */
export function parsePage(file: string, body: string): Root {
  const name = `trees/${file}`
  return keptJson<Root>(name, [body]) ?? keepJson(name, [body], parseMarkdown(body))
}
