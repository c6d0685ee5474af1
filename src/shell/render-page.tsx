import { renderToStaticMarkup } from 'react-dom/server'
import { DocPage } from '@/article/doc-page'
import { type Page, pageAt, recordOf } from '@/content/documents'
import type { PageRecord, SitePage } from '@/content/site-page'
import { docFrame, docPage, plainPage } from '@/content/site-pages'
import { localeOfSlug, slugIn } from '@/content/slug'
import { homeFacts } from '@/home/home-facts'
import { HomePage } from '@/home/home-page'
import { LOCALES } from '@/i18n/locale'

/** A page as browsers get it: some data, and HTML that no script renders again. */
export type RenderedPage = { page: SitePage; html: string }

/** Next.js refuses page data with undefined values. */
const withoutUndefined = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** The article of a page, which the build has rendered; in development it is rendered here. */
async function articleOf(page: Page): Promise<PageRecord> {
  if (process.env.NODE_ENV !== 'development') return recordOf(page)
  const { renderFile } = await import('@/markdown/render-page')
  return renderFile(page._raw.sourceFilePath)
}

export async function renderPage(slug: string): Promise<RenderedPage> {
  const document = pageAt(slug)
  if (!document) {
    const page = plainPage('home', localeOfSlug(slug))
    const home = <HomePage page={page} facts={homeFacts(page.locale)} />
    return { page, html: renderToStaticMarkup(home) }
  }
  const { html: article, headings } = await articleOf(document)
  const others = LOCALES.flatMap((locale) => (locale === document.locale ? [] : (pageAt(slugIn(locale, slug)) ?? [])))
  const translations = await Promise.all(others.map(async (page) => [page.locale, (await articleOf(page)).headings]))
  const page = docPage(document, headings, Object.fromEntries(translations))
  const html = renderToStaticMarkup(<DocPage page={page} frame={docFrame(document, article)} article={article} />)
  return withoutUndefined({ page, html })
}
