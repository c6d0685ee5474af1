import { renderToStaticMarkup } from 'react-dom/server'
import { DocPage } from '@/article/doc-page'
import { type Page, pageAt } from '@/content/documents'
import type { SitePage } from '@/content/site-page'
import { docFrame, docPage, plainPage } from '@/content/site-pages'
import { localeOfSlug, slugIn } from '@/content/slug'
import { homeFacts } from '@/home/home-facts'
import { HomePage } from '@/home/home-page'
import { LOCALES } from '@/i18n/locale'

/** A page as browsers get it: some data, and HTML that no script renders again. */
export type RenderedPage = { page: SitePage; html: string }

/** Next.js refuses page data with undefined values. */
const withoutUndefined = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** The document at a path, with its article; in development, where documents have none, it is rendered here. */
async function articleAt(slug: string): Promise<Page | undefined> {
  const page = pageAt(slug)
  if (!page || process.env.NODE_ENV !== 'development') return page
  const { renderFile } = await import('@/markdown/render-page')
  const { html, headings } = await renderFile(page._raw.sourceFilePath)
  return { ...page, headings, body: { ...page.body, html } }
}

export async function renderPage(slug: string): Promise<RenderedPage> {
  const document = await articleAt(slug)
  if (!document) {
    const page = plainPage('home', localeOfSlug(slug))
    const home = <HomePage page={page} facts={homeFacts(page.locale)} />
    return { page, html: renderToStaticMarkup(home) }
  }
  const others = LOCALES.filter((locale) => locale !== document.locale)
  const found = await Promise.all(others.map((locale) => articleAt(slugIn(locale, slug))))
  const translations = found.filter((translation) => translation !== undefined)
  const page = docPage(document, translations)
  const html = renderToStaticMarkup(<DocPage page={page} frame={docFrame(document)} article={document.body.html} />)
  return withoutUndefined({ page, html })
}
