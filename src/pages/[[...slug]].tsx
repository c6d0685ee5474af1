import type { GetStaticPaths, GetStaticProps } from 'next'
import { allSlugs } from '@/content/site-pages'
import { ContentsList } from '@/navigation/heading-list'
import { type RenderedPage, renderPage } from '@/shell/render-page'
import { StaticHtml } from '@/shell/static-html'
import { ToolMount } from '@/shell/tool-mount'
import { ROUTES } from '@/site/routes'

/** In the inline data of the document the HTML is left out; the shell adds the heading in view. */
type PageProps = Pick<RenderedPage, 'page'> & Partial<RenderedPage> & { active?: string }

/** The one route of the site: the home template or the template of the documentation. */
export default function Page({ page, html, active }: PageProps) {
  return (
    <div className={`${page.template}-page`}>
      <StaticHtml key={page.slug} html={html} />
      {page.template === 'doc' && <ContentsList page={page} active={active} />}
      <ToolMount key={`tool of ${page.slug}`} locale={page.locale} />
    </div>
  )
}

/** The not-found pages have separate routes. */
export const getStaticPaths: GetStaticPaths = () => ({
  paths: allSlugs().filter((slug) => !slug.endsWith(ROUTES.notFound)),
  fallback: false,
})

export const getStaticProps: GetStaticProps<RenderedPage> = ({ params }) => {
  const parts = [params?.slug ?? []].flat()
  return { props: renderPage(`/${parts.map((part) => `${part}/`).join('')}`) }
}
