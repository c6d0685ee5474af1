import rehypeStringify from 'rehype-stringify'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import type { Processor } from 'unified'
import { handlers } from './handlers'
import { rehypeHeadingAnchors } from './rehype-heading-anchors'
import { rehypeLazyImages } from './rehype-lazy-images'
import { rehypeLinks } from './rehype-links'
import { rehypeTables } from './rehype-tables'
import { remarkBasePath } from './remark-base-path'
import { remarkSections } from './remark-sections'
import { remarkSiteDirectives } from './remark-site-directives'

/**
 * The one way from Markdown to an article. Raw HTML is dropped on the way; what may stand in a page is Markdown and the
 * directives of the content guide.
 */
export function renderMarkdown(builder: Processor): void {
  builder
    .use(remarkFrontmatter)
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkSiteDirectives)
    .use(remarkBasePath)
    .use(remarkSections)
    .use(remarkRehype, { handlers })
    .use(rehypeHeadingAnchors)
    .use(rehypeLinks)
    .use(rehypeTables)
    .use(rehypeLazyImages)
    .use(rehypeStringify)
}
