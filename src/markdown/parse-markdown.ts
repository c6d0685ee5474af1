import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'

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
