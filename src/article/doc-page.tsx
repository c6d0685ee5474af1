import type { SitePage } from '@/content/site-page'
import type { DocFrame } from '@/content/site-pages'
import { LANGUAGE_TAGS, type Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { writeQuery } from '@/lib/address-query'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { absoluteUrl, markdownRoute, SITE, withBase } from '@/site/site'
import { PageTitle } from './not-found-page'
import { PluginHead } from './plugin-head'

type DocPageProps = { page: SitePage; frame: DocFrame; article: string }

const Breadcrumbs = ({ frame, locale }: { frame: DocFrame; locale: Locale }) => (
  <nav
    className="flex min-w-0 flex-wrap items-center gap-x-2 text-small leading-[1.3] text-ink-3 pointer-coarse:-my-2.25"
    aria-label={PAGE_STRINGS[locale].breadcrumbs}
  >
    {frame.crumbs.map(({ title, slug }, index) => (
      <span
        key={title}
        className="flex items-center gap-2"
        aria-current={index === frame.crumbs.length - 1 ? 'page' : undefined}
      >
        {index > 0 && <Icon name="chevron" className="size-3.5" />}
        {slug ? (
          <a
            className="py-1 text-ink-2 hover:text-ink hover:underline hover:underline-offset-3 pointer-coarse:py-3.25"
            href={withBase(slug)}
          >
            {title}
          </a>
        ) : (
          title
        )}
      </span>
    ))}
  </nav>
)

/** Copies the page as Markdown; without scripts, links to it. */
function CopyMarkdown({ page: { slug, locale } }: { page: SitePage }) {
  const { copyMarkdown, markdown } = PAGE_STRINGS[locale]
  const address = withBase(markdownRoute(slug))
  return (
    <>
      <button
        type="button"
        className="copy -my-1.75 -mr-2 shrink-0 gap-x-2 px-2 pointer-coarse:-my-2.25"
        data-from={address}
        aria-label={copyMarkdown}
      >
        <span className="max-md:hidden">{copyMarkdown}</span>
      </button>
      <a className="shrink-0 text-small text-ink-2 underline underline-offset-3 js:hidden" href={address}>
        {markdown}
      </a>
    </>
  )
}

/** @example dayInWords('2026-11-20', 'en') // => '20 November 2026' */
const dayInWords = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

function issueUrl({ locale, title, slug }: SitePage): string {
  const words = PAGE_STRINGS[locale]
  const query = writeQuery({ title: words.documentation(title), body: `${words.issuePage} ${absoluteUrl(slug)}\n\n` })
  return `${SITE.repository}/issues/new${query}`
}

const FOOT_LINK = 'py-0.5 underline underline-offset-3'

const ANSWER = classNames(FOOT_LINK, 'inline-grid min-h-11 min-w-11 place-items-center hover:text-ink')

function PageFoot({ page, frame }: Pick<DocPageProps, 'page' | 'frame'>) {
  const words = PAGE_STRINGS[page.locale]
  return (
    <footer className="mt-13 flex flex-wrap items-center gap-x-6 gap-y-1 text-small text-ink-3 print:hidden!">
      {frame.edit && (
        <a
          className={classNames(FOOT_LINK, 'text-accent pointer-coarse:py-2.75')}
          href={frame.edit}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.edit}
        </a>
      )}
      {frame.updated && (
        <span>
          {words.updated} <time dateTime={frame.updated}>{dayInWords(frame.updated, page.locale)}</time>
        </span>
      )}
      <p className="no-js:hidden flex items-baseline gap-x-3">
        {words.helpful}
        <button type="button" className={ANSWER} data-thanks={words.thanks}>
          {words.yes}
        </button>
        <a className={ANSWER} href={issueUrl(page)} target="_blank" rel="noopener noreferrer">
          {words.no}
        </a>
      </p>
      <span className="md:ml-auto">{frame.engine}</span>
    </footer>
  )
}

const NEIGHBOUR = 'py-1 hover:text-accent'
const DIRECTION = 'flex items-center gap-2 text-small font-normal text-ink-3'

function Neighbours({ frame, locale }: { frame: DocFrame; locale: Locale }) {
  const words = PAGE_STRINGS[locale]
  if (!frame.previous && !frame.next) return null
  return (
    <nav
      className="mt-4 flex justify-between gap-6 border-t border-line pt-4 font-semibold print:hidden!"
      aria-label={words.neighbours}
    >
      {frame.previous?.slug && (
        <a className={NEIGHBOUR} href={withBase(frame.previous.slug)} rel="prev">
          <small className={DIRECTION}>
            <Icon name="previous" className="size-3.5" /> {words.previous}
          </small>
          {frame.previous.title}
        </a>
      )}
      {frame.next?.slug && (
        <a className={classNames(NEIGHBOUR, 'ml-auto text-right')} href={withBase(frame.next.slug)} rel="next">
          <small className={classNames(DIRECTION, 'justify-end')}>
            {words.next} <Icon name="next" className="size-3.5" />
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
    <main
      id="main"
      className={classNames(
        'relative',
        // Room for the keywords left of the text, which is centred while there is no sidebar.
        frame.layout !== 'wide' && 'max-w-[720px] md:max-lg:mx-auto md:pl-20 lg:max-w-[768px] lg:pl-[108px] 2xl:pl-32',
        'print:max-w-none print:pl-[26mm]',
      )}
      tabIndex={-1}
    >
      <div className="flex items-center justify-between gap-4 print:hidden!">
        <Breadcrumbs frame={frame} locale={locale} />
        <CopyMarkdown page={page} />
      </div>
      <PageTitle>{title}</PageTitle>
      <p className="max-w-[32em] text-lead leading-normal text-ink-2">{description}</p>
      {frame.plugin && <PluginHead plugin={frame.plugin} locale={locale} />}
      <div id="article" className="article" data-layout={frame.layout} dangerouslySetInnerHTML={{ __html: article }} />
      <PageFoot page={page} frame={frame} />
      <Neighbours frame={frame} locale={locale} />
    </main>
  )
}
