import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type PluggableList, unified } from 'unified'

/** The Markdown that a page may be written in: CommonMark, GitHub's tables, and directives. */
export const MARKDOWN_SYNTAX: PluggableList = [remarkParse, remarkGfm, remarkDirective]

const parser = unified().use(MARKDOWN_SYNTAX)

/**
 * Parses Markdown exactly as it is rendered, for the checks of the content: it needs neither React nor the highlighter.
 * @param text without front matter
 */
export const parseMarkdown = (text: string): Root => parser.parse(text) as Root
