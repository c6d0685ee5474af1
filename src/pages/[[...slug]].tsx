import type { GetStaticPaths, GetStaticProps } from 'next'
import { allSlugs } from '@/content/site-pages'
import { classNames } from '@/lib/class-names'
import { ContentsList, hasContentsList } from '@/navigation/heading-list'
import { PageBar } from '@/navigation/page-bar'
import { type RenderedPage, renderPage } from '@/shell/render-page'
import { StaticHtml } from '@/shell/static-html'
import { ToolMount } from '@/shell/tool-mount'
import { ROUTES } from '@/site/site'

/** The inline data of the document leaves out `html` (see `_document`); the shell adds the heading in view. */
type PageProps = Pick<RenderedPage, 'page'> & Partial<RenderedPage> & { active?: string }

const SPACING = 'px-5 pt-6 pb-16 md:px-6 md:pt-8 xl:pt-9 xl:pr-8 xl:pl-9 print:block! print:p-0'

/** The list of headings has its space from the start: it comes at the end of the document. */
const WITH_CONTENTS = classNames(
  SPACING,
  'gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_180px] 2xl:grid-cols-[minmax(0,1fr)_208px]',
)

export default function Page({ page, html, active }: PageProps) {
  const isDoc = page.template === 'doc'
  const docSpacing = hasContentsList(page) ? WITH_CONTENTS : SPACING
  return (
    <>
      {isDoc && <PageBar key={`bar of ${page.slug}`} page={page} active={active} />}
      <div className={isDoc ? docSpacing : undefined}>
        <StaticHtml key={page.slug} html={html} />
        {isDoc && <ContentsList page={page} active={active} />}
        <ToolMount key={`tool of ${page.slug}`} locale={page.locale} />
      </div>
    </>
  )
}

/** Not-found pages are routes of their own. In development, pages may be added after the server has read this list. */
export const getStaticPaths: GetStaticPaths = () => ({
  paths: allSlugs().filter((slug) => !slug.endsWith(ROUTES.notFound)),
  fallback: process.env.NODE_ENV === 'development' && 'blocking',
})

export const getStaticProps: GetStaticProps<RenderedPage> = async ({ params }) => {
  const parts = [params?.slug ?? []].flat()
  const slug = `/${parts.map((part) => `${part}/`).join('')}`
  return allSlugs().includes(slug) ? { props: await renderPage(slug) } : { notFound: true }
}
