import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import type { Code, InlineCode, Root as Markdown, Nodes } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { type Handlers, type State, toHast } from 'mdast-util-to-hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { PageRecord } from '@/content/documents'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { STEP_STRINGS } from '@/i18n/step-strings'
import { contentRoot } from '@/site/content-root'
import { codeBlock, codeTabs } from './code-block'
import { languageOfCode } from './code-language'
import { LEAF_DIRECTIVES } from './leaf-directives'
import { blankFrontMatter, MARKDOWN_SYNTAX, parseMarkdown } from './nodes'
import { type PageContext, pageContext } from './page-context'
import { rehypeRecord, remarkRecord } from './record-page'
import {
  rehypeHeadingAnchors,
  rehypeHeadingLinks,
  rehypeLazyImages,
  rehypeLinks,
  rehypeTables,
  rehypeTypeNotes,
} from './rehype-plugins'
import {
  type CodeGroup,
  remarkBasePath,
  remarkSections,
  remarkSiteDirectives,
  type StepSection,
} from './remark-plugins'
import { rehypeStepIndex, stepSection } from './step-section'

const contextOf = (state: State): PageContext => {
  if (!state.options.file) throw new Error('An article is rendered from a file')
  return pageContext(state.options.file)
}

const childrenOf = (state: State, node: Nodes | StepSection): ElementContent[] =>
  state.all(node as Nodes) as ElementContent[]

/** `:::note` and `:::caution`: the word is in the gutter, the text next to it. */
function callout(state: State, node: ContainerDirective): Element {
  const { locale } = contextOf(state)
  const word = node.name === 'note' ? ARTICLE_STRINGS[locale].note : STEP_STRINGS[locale].caution
  return h('div', { class: `callout ${node.name}` }, [
    h('p', { class: 'gutter' }, word),
    h('div', childrenOf(state, node)),
  ])
}

const handlers = {
  code: (state: State, node: Code) => codeBlock(node, contextOf(state)),
  codeGroup: (state: State, node: CodeGroup) => codeTabs(node.fences, node.name, contextOf(state)),
  containerDirective: callout,
  inlineCode: (state: State, { value }: InlineCode) =>
    h('code', { lang: languageOfCode(value, contextOf(state).locale) }, value),
  leafDirective: (state: State, node: LeafDirective & { data?: { level?: number } }) =>
    LEAF_DIRECTIVES[node.name]?.(node, contextOf(state)),
  stepSection: (state: State, node: StepSection) => stepSection(node, childrenOf(state, node), contextOf(state)),
} as Handlers

const remarkArticle = () => (tree: Markdown, file: VFile) => toHast(tree, { file, handlers }) as Root

/**
 * The pipeline from Markdown to an article. Raw HTML is dropped: a page may contain only Markdown and the site's own
 * directives.
 */
const processor = unified()
  .use(MARKDOWN_SYNTAX)
  .use(remarkRecord)
  .use(remarkSiteDirectives)
  .use(remarkBasePath)
  .use(remarkSections)
  .use(remarkArticle)
  .use(rehypeHeadingAnchors)
  .use(rehypeStepIndex)
  .use(rehypeTypeNotes)
  .use(rehypeHeadingLinks)
  .use(rehypeLinks)
  .use(rehypeTables)
  .use(rehypeLazyImages)
  .use(rehypeRecord)
  .use(rehypeStringify)

/** The tree of a page, which is parsed whole: its front matter is no Markdown. */
function parsePage(text: string): Markdown {
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

export const renderFile = (file: string): Promise<PageRecord> =>
  renderPage(file, readFileSync(join(contentRoot(), file), 'utf8'))
