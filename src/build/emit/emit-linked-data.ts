import { type Page, pageAt } from '@/content/documents'
import { docFrame } from '@/content/site-pages'
import { absoluteUrl } from '@/site/site'
import { type Pages, routeOfFile } from '../exported/files'

/** What search engines read: a page, and its place in the documentation. */
function linkedData(page: Page): string {
  const { title, description, locale, slug } = page
  const { crumbs, updated } = docFrame(page)
  const path = crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    ...{ position: index + 1, name: crumb.title },
    ...(crumb.slug && { item: absoluteUrl(crumb.slug) }),
  }))
  const article = {
    '@type': 'TechArticle',
    ...{ headline: title, description, inLanguage: locale, url: absoluteUrl(slug) },
    ...(updated && { dateModified: updated }),
  }
  const graph = [article, { '@type': 'BreadcrumbList', itemListElement: path }]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

/** Puts the linked data of each article into the head of its document: what is loaded by a click has no use for it. */
export const withLinkedData = (pages: Pages): Pages =>
  new Map(
    [...pages].map(([file, html]) => {
      const page = pageAt(routeOfFile(file))
      const script = page && `<script type="application/ld+json">${linkedData(page)}</script>`
      return [file, script ? html.replace('</head>', () => `${script}</head>`) : html]
    }),
  )
