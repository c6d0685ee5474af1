import type { DocFrame, SitePage } from '@/content/site-page'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { Breadcrumbs } from '@/navigation/menu/breadcrumbs'
import { Neighbours } from '@/navigation/menu/neighbours'
import { SITE } from '@/site/site'
import { PluginHead } from './plugin-head'

interface DocPageProps {
  page: SitePage
  frame: DocFrame
  /** The HTML of the article. */
  article: string
}

function PageFoot({ page, frame }: Pick<DocPageProps, 'page' | 'frame'>) {
  const words = PAGE_STRINGS[page.locale]
  return (
    <footer className="page-foot">
      <a href={`${SITE.editBase}${frame.source}`} target="_blank" rel="noopener noreferrer">
        {words.edit}
      </a>
      {frame.updated && (
        <span>
          {words.updated} <time dateTime={frame.updated}>{frame.updated}</time>
        </span>
      )}
    </footer>
  )
}

/** The one template of every documentation page. It renders in the build and nowhere else: readers get its HTML. */
export function DocPage({ page, frame, article }: DocPageProps) {
  const { locale, title, description } = page
  return (
    <main id="main" tabIndex={-1} data-pagefind-body="">
      <Breadcrumbs frame={frame} locale={locale} />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      {frame.plugin && <PluginHead plugin={frame.plugin} locale={locale} />}
      <div
        id="article"
        className="article prose"
        data-layout={frame.layout}
        dangerouslySetInnerHTML={{ __html: article }}
      />
      <PageFoot page={page} frame={frame} />
      <Neighbours frame={frame} locale={locale} />
    </main>
  )
}
