import { useState } from 'react'
import { DocHead, pageTitle } from '@/article/doc-head'
import { useArticle } from '@/article/use-article'
import type { SitePage } from '@/content/site-page'
import { localeOfSlug, slugIn } from '@/content/slug'
import type { Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames } from '@/lib/class-names'
import { useFocusOnNavigation, useScrollRestoration } from '@/navigation/focus-and-scroll'
import { CONTENTS_LIST_ID, hasContentsList, useActiveHeading } from '@/navigation/heading-list'
import { useAddressCheck, useAddressPath, useNavigation } from '@/navigation/navigate'
import { useChunkReports } from '@/navigation/recovery'
import { Sidebar } from '@/navigation/sidebar'
import { useLinkPrefetch } from '@/navigation/use-link-prefetch'
import { useSidebar } from '@/navigation/use-sidebar'
import { Header, useThemeClass } from './header'
import { AnalyticsMount, LanguageOfferMount } from './late-notices'
import { useSaveOpening, useServiceWorker } from './offline/use-service-worker'

type RootShellProps = { page: SitePage; children: (shown: { page: SitePage; active?: string }) => React.ReactNode }

/** The not-found page in another language, unless the worker has rewritten it, which knows the saved languages. */
const translated = (page: SitePage, locale: Locale): SitePage => {
  const title = SHELL_STRINGS[locale].notFoundTitle
  if (page.title !== SHELL_STRINGS[page.locale].notFoundTitle) return page
  return { ...page, slug: slugIn(locale, page.slug), locale, title, description: title }
}

/** The page in the language of the address: a host has one not-found page for all languages. */
function usePageOfAddress(page: SitePage): SitePage {
  const path = useAddressPath()
  if (page.template !== 'not-found' || path === undefined) return page
  // A typed address may be /EN/.
  const locale = localeOfSlug(path.toLowerCase())
  return locale === page.locale ? page : translated(page, locale)
}

function useSiteBehaviour(page: SitePage) {
  useThemeClass()
  useNavigation()
  useAddressCheck(page)
  useLinkPrefetch()
  useFocusOnNavigation()
  useScrollRestoration()
  useChunkReports()
  useServiceWorker()
}

const CORNER = 'fixed top-2 left-2 z-80 rounded-control bg-brand px-4 py-2.5 font-semibold text-on-brand print:hidden!'

const SKIP_LINK = classNames(CORNER, '-translate-y-[200%] focus:translate-none')

const SHELL = classNames(
  'group/shell mx-auto max-w-[1440px]',
  'lg:grid-cols-[272px_minmax(0,1fr)] lg:data-[sidebar=open]:grid',
  'lg:data-[sidebar=auto]:grid sidebar-closed:lg:data-[sidebar=auto]:block',
  // Without scripts the menu is below the page.
  'no-js:max-lg:flex no-js:max-lg:flex-col',
  'print:block! print:max-w-none',
)

/** Without the sidebar, a documentation page keeps its width and is centred. */
const DOC_CONTENT = classNames(
  'lg:group-data-[sidebar=closed]/shell:mx-auto lg:group-data-[sidebar=closed]/shell:max-w-[1168px]',
  'sidebar-closed:lg:group-data-[sidebar=auto]/shell:mx-auto',
  'sidebar-closed:lg:group-data-[sidebar=auto]/shell:max-w-[1168px]',
)

/** Announces pages opened client-side; the first page is announced by the screen reader itself. */
function PageAnnouncement({ page: { slug, locale, title } }: { page: SitePage }) {
  const [opened, setOpened] = useState({ slug, isFirst: true })
  if (opened.slug !== slug) setOpened({ slug, isFirst: false })
  return (
    <p className="visually-hidden" aria-live="assertive" aria-atomic="true">
      {!opened.isFirst && (
        <span key={slug} lang={locale}>
          {pageTitle(title)}
        </span>
      )}
    </p>
  )
}

export function RootShell({ page: loaded, children }: RootShellProps) {
  const page = usePageOfAddress(loaded)
  useSiteBehaviour(page)
  const copyNotice = useArticle(page)
  const cannotSave = useSaveOpening()
  const sidebar = useSidebar(page)
  const isDoc = page.template === 'doc'
  const active = useActiveHeading(page.headings)
  return (
    <div className="fonts">
      <DocHead page={page} />
      <a className={SKIP_LINK} href="#main">
        {SHELL_STRINGS[page.locale].skip}
      </a>
      {isDoc && hasContentsList(page) && (
        <a className={classNames(SKIP_LINK, 'hidden xl:block')} href={`#${CONTENTS_LIST_ID}`}>
          {SHELL_STRINGS[page.locale].skipToContents}
        </a>
      )}
      <Header page={page} sidebar={sidebar} />
      <div className={SHELL} data-sidebar={sidebar.state}>
        <Sidebar page={page} state={sidebar.state} active={active} onClose={sidebar.close} />
        <div id="content" className={classNames('min-w-0', isDoc && DOC_CONTENT)}>
          {children({ page, active })}
          <AnalyticsMount locale={page.locale} />
          <LanguageOfferMount page={page} />
        </div>
      </div>
      <p className={cannotSave ? CORNER : 'visually-hidden'} role="status">
        {cannotSave ? SHELL_STRINGS[page.locale].cannotSave : copyNotice}
      </p>
      <PageAnnouncement page={page} />
    </div>
  )
}
