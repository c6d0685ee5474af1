import { ArrowLeft, ArrowRight, ChevronRight } from 'lucide-react'
import type { DocFrame, SitePage } from '@/content/site-page'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { SITE, withBase } from '@/site/site'
import { PluginHead } from './plugin-head'

interface DocPageProps {
  page: SitePage
  frame: DocFrame
  /** The HTML of the article. */
  article: string
}

/** The path to the page in the menu; the last entry is the page itself. */
export function Breadcrumbs({ frame, locale }: { frame: DocFrame; locale: Locale }) {
  return (
    <nav className="breadcrumbs" aria-label={PAGE_STRINGS[locale].breadcrumbs}>
      {frame.crumbs.map(({ title, slug }, index) => (
        <span key={title}>
          {index > 0 && <ChevronRight size={14} aria-hidden="true" />}
          {slug ? <a href={withBase(slug)}>{title}</a> : title}
        </span>
      ))}
    </nav>
  )
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

/** The pages before and after, in the order of the menu. */
export function Neighbours({ frame, locale }: { frame: DocFrame; locale: Locale }) {
  const words = PAGE_STRINGS[locale]
  if (!frame.previous && !frame.next) return null
  return (
    <nav className="neighbours" aria-label={words.neighbours}>
      {frame.previous?.slug && (
        <a href={withBase(frame.previous.slug)} rel="prev">
          <small>
            <ArrowLeft size={14} aria-hidden="true" /> {words.previous}
          </small>
          {frame.previous.title}
        </a>
      )}
      {frame.next?.slug && (
        <a href={withBase(frame.next.slug)} rel="next">
          <small>
            {words.next} <ArrowRight size={14} aria-hidden="true" />
          </small>
          {frame.next.title}
        </a>
      )}
    </nav>
  )
}

/** The template of every documentation page. It is rendered only in the build: readers get its HTML. */
export function DocPage({ page, frame, article }: DocPageProps) {
  const { locale, title, description } = page
  return (
    <main id="main" tabIndex={-1}>
      <Breadcrumbs frame={frame} locale={locale} />
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      {frame.plugin && <PluginHead plugin={frame.plugin} locale={locale} />}
      <div id="article" className="article" data-layout={frame.layout} dangerouslySetInnerHTML={{ __html: article }} />
      <PageFoot page={page} frame={frame} />
      <Neighbours frame={frame} locale={locale} />
    </main>
  )
}
