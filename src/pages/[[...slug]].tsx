import type { GetStaticPaths, GetStaticProps } from 'next'
import { allSlugs } from '@/content/site-pages'
import { classNames } from '@/lib/class-names'
import { ContentsList, hasContentsList } from '@/navigation/heading-list'
import { PageBar } from '@/navigation/page-bar'
import { type RenderedPage, renderPage } from '@/shell/render-page'
import { StaticHtml } from '@/shell/static-html'
import { ToolMount } from '@/shell/tool-mount'
import { ROUTES } from '@/site/site'

/** In the inline data of the document the HTML is left out; the shell adds the heading in view. */
type PageProps = Pick<RenderedPage, 'page'> & Partial<RenderedPage> & { active?: string }

const AROUND = 'px-5 pt-6 pb-16 md:px-6 md:pt-8 xl:pt-9 xl:pr-8 xl:pl-9 print:block! print:p-0'

/** The list of headings has its place from the first piece of the document on: it is at the end of it. */
const WITH_CONTENTS = classNames(
  AROUND,
  'gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_180px] 2xl:grid-cols-[minmax(0,1fr)_208px]',
)

export default function Page({ page, html, active }: PageProps) {
  const isDoc = page.template === 'doc'
  const around = hasContentsList(page) ? WITH_CONTENTS : AROUND
  return (
    <>
      {isDoc && <PageBar key={`bar of ${page.slug}`} page={page} active={active} />}
      <div className={isDoc ? around : undefined}>
        <StaticHtml key={page.slug} html={html} />
        {isDoc && <ContentsList page={page} active={active} />}
        <ToolMount key={`tool of ${page.slug}`} locale={page.locale} />
      </div>
    </>
  )
}

/** The not-found pages have separate routes. In development, pages are added after the server has asked for this list. */
export const getStaticPaths: GetStaticPaths = () => ({
  paths: allSlugs().filter((slug) => !slug.endsWith(ROUTES.notFound)),
  fallback: process.env.NODE_ENV === 'development' && 'blocking',
})

export const getStaticProps: GetStaticProps<RenderedPage> = async ({ params }) => {
  const parts = [params?.slug ?? []].flat()
  const slug = `/${parts.map((part) => `${part}/`).join('')}`
  return allSlugs().includes(slug) ? { props: await renderPage(slug) } : { notFound: true }
}
