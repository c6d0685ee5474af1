import { renderToStaticMarkup } from 'react-dom/server'
import { DocPage } from '@/article/doc-page'
import { pageAt } from '@/content/documents'
import type { SitePage } from '@/content/site-page'
import { docFrame, docPage, plainPage } from '@/content/site-pages'
import { localeOfSlug } from '@/content/slug'
import { homeExample } from '@/home/home-example'
import { homeFacts } from '@/home/home-facts'
import { HomePage } from '@/home/home-page'

/** A page as the browser gets it: a little data, and HTML that no script needs to make again. */
export interface RenderedPage {
  page: SitePage
  html: string
}

/** Next.js refuses page data with undefined in it, which JSON does not have. */
const plain = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/**
 * Renders the page at a path of the site.
 * @param slug a path with both slashes
 */
export function renderPage(slug: string): RenderedPage {
  const document = pageAt(slug)
  if (!document) {
    const page = plainPage('home', localeOfSlug(slug))
    const home = <HomePage page={page} example={homeExample()} facts={homeFacts(page.locale)} />
    return { page, html: renderToStaticMarkup(home) }
  }
  const page = docPage(document)
  const html = renderToStaticMarkup(<DocPage page={page} frame={docFrame(document)} article={document.body.html} />)
  return plain({ page, html })
}
