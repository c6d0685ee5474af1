import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Code, InlineCode, Nodes } from 'mdast'
import { type Handlers, type State, toHast } from 'mdast-util-to-hast'
import type { PageRecord } from '@/content/site-page'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, otherLanguage, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import { contentRoot } from '@/site/content-root'
import { isForeign } from '@/step-language/words/terms'
import { STEP_KEYWORDS, TITLE_KEYWORDS } from '@/steps/feature-line'
import { addAnchors, addTypeNotes, completeLinks, makeImagesLazy, wrapTables } from './article-tree'
import { codeBlock, codeTabs } from './code-block'
import { projectFiles, projectOf } from './fence'
import { type Directive, LEAF_DIRECTIVES } from './leaf-directives'
import { blankFrontMatter, type NodeOf, parseMarkdown } from './nodes'
import { pageMarkdown } from './page-markdown'
import type { CodeGroup, PageContext, StepSection } from './page-tree'
import { addBasePath, linkDirectives, makeSections, pageContext } from './page-tree'
import { headingsOf, sectionsOf } from './record-page'
import { addStepIndex, stepSection } from './step-section'

const isKeyword = (text: string, language: StepLanguage): boolean =>
  [...STEP_KEYWORDS[language], ...Object.values(TITLE_KEYWORDS[language]).flat()].includes(text)

/** Three words in a row make a sentence. Keys, paths and flags are in no language. */
const SENTENCE = /[a-z']{2,}(?:[\s:,]+[a-z']{2,}){2}/i

/**
 * The language of code (a keyword or a message) that is not in that of its page, for screen readers. The tool's messages are in English,
 * even those without a word that only English has. @example languageOfCode('Cuando', 'en') // => 'es'
 */
function languageOfCode(text: string, locale: Locale): StepLanguage | undefined {
  const own = stepLanguageOf(locale)
  const other = otherLanguage(own)
  const isOther = isKeyword(text, other) && !isKeyword(text, own)
  return isOther || (SENTENCE.test(text) && isForeign(text, locale, other === 'en' ? 0 : 1)) ? other : undefined
}

const childrenOf = (state: State, node: Nodes | StepSection): ElementContent[] =>
  state.all(node as Nodes) as ElementContent[]

/** `:::note` and `:::caution`, with the word in the gutter. */
function callout(state: State, node: NodeOf<'containerDirective'>, locale: Locale): Element {
  const word = node.name === 'note' ? ARTICLE_STRINGS[locale].note : STEP_STRINGS[locale].caution
  return h('div', { class: `callout ${node.name}` }, [
    h('p', { class: 'gutter' }, word),
    h('div', childrenOf(state, node)),
  ])
}

/** There is none for raw HTML, which is dropped: a page contains only Markdown and the site's own directives. */
const handlersIn = (context: PageContext) =>
  ({
    code: (_, node: Code) => codeBlock(node, context),
    codeGroup: (_: State, node: CodeGroup) => codeTabs(node.fences, node.name, context),
    containerDirective: (state, node: NodeOf<'containerDirective'>) => callout(state, node, context.locale),
    inlineCode: (_, { value }: InlineCode) => h('code', { lang: languageOfCode(value, context.locale) }, value),
    leafDirective: (_, node: Directive) => LEAF_DIRECTIVES[node.name]?.(node, context),
    stepSection: (state: State, node: StepSection) =>
      stepSection(node, (children) => childrenOf(state, { ...node, children }), context),
  }) as Handlers

function parsePage(text: string) {
  const lines = text.split('\n')
  return parseMarkdown(blankFrontMatter(lines, lines.indexOf('---', 1)))
}

/** Renders a page. @param tree the parsed text, if the caller has it; it is modified */
export async function renderPage(file: string, text: string, tree = parsePage(text)): Promise<PageRecord> {
  const context = pageContext(file)
  const { locale } = context
  const files = [...projectFiles(projectOf({ ...context, text, tree }))]
  linkDirectives(tree, text, context)
  addBasePath(tree)
  makeSections(tree)
  const article = toHast(tree, { handlers: handlersIn(context) }) as Root
  addStepIndex(article, locale)
  addAnchors(article, locale)
  addTypeNotes(article, context)
  completeLinks(article)
  wrapTables(article, locale)
  makeImagesLazy(article)
  const record = { markdown: pageMarkdown(article), headings: headingsOf(article), sections: sectionsOf(article) }
  return { html: toHtml(article), ...record, files }
}

export const renderFile = (file: string): Promise<PageRecord> =>
  renderPage(file, readFileSync(join(contentRoot(), file), 'utf8'))
