import { useCodeTabs } from '@/article/code-tabs'
import { DocHead } from '@/article/doc-head'
import { useCopyButtons } from '@/article/use-copy-buttons'
import { useFilters } from '@/article/use-filters'
import { useLazyImages } from '@/article/use-lazy-images'
import { useStepDetails } from '@/article/use-step-details'
import { useTypeNotes } from '@/article/use-type-notes'
import type { SitePage } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { useActiveHeading } from '@/navigation/active-heading'
import { useChunkReports } from '@/navigation/chunk-failure'
import { Sidebar } from '@/navigation/sidebar'
import { useArrival } from '@/navigation/use-arrival'
import { useLinkNavigation } from '@/navigation/use-link-navigation'
import { useLinkPrefetch } from '@/navigation/use-link-prefetch'
import { usePlaceKeeping } from '@/navigation/use-place-keeping'
import { useSidebar } from '@/navigation/use-sidebar'
import { usePageViews } from './analytics/use-page-views'
import { FONT_CLASSES } from './fonts'
import { Header } from './header'
import { useOfflineCopy, useServiceWorker } from './offline/use-service-worker'
import { useDocumentLanguage, usePageOfAddress } from './page-language'
import { useThemeClass } from './theme-toggle'

/** What a template gets. */
interface ShownPage {
  page: SitePage
  /** Anchor of the heading in view. */
  active?: string
}

interface RootShellProps {
  page: SitePage
  /** The template of the page. */
  children: (shown: ShownPage) => React.ReactNode
}

/** The behaviour of every page, whatever its template. */
function useSiteBehaviour(page: SitePage) {
  useThemeClass()
  useDocumentLanguage(page.locale)
  useLinkNavigation()
  useLinkPrefetch()
  useArrival()
  usePlaceKeeping()
  useChunkReports()
  useCodeTabs(page.slug)
  useLazyImages(page.slug)
  useFilters()
  useStepDetails()
  useTypeNotes()
  usePageViews()
  useServiceWorker()
  useOfflineCopy(page)
}

/** The frame around every page: skip link, header, sidebar and the page itself. */
export function RootShell({ page: loaded, children }: RootShellProps) {
  const page = usePageOfAddress(loaded)
  useSiteBehaviour(page)
  const notice = useCopyButtons(page.locale)
  const sidebar = useSidebar(page)
  const active = useActiveHeading(page.headings)
  return (
    <div className={FONT_CLASSES}>
      <DocHead page={page} />
      <a className="skip-link" href="#main">
        {SHELL_STRINGS[page.locale].skip}
      </a>
      <Header page={page} sidebar={sidebar} active={active} />
      <div className="shell" data-sidebar={sidebar.state} data-template={page.template}>
        <Sidebar page={page} state={sidebar.state} active={active} onClose={sidebar.close} />
        <div id="content">{children({ page, active })}</div>
      </div>
      <p className="visually-hidden" role="status">
        {notice}
      </p>
    </div>
  )
}
