import { DocHead } from '@/article/doc-head'
import { useCodeTabs } from '@/article/use-code-tabs'
import { useCopyButtons } from '@/article/use-copy-buttons'
import { useFilters } from '@/article/use-filters'
import { useLazyImages } from '@/article/use-lazy-images'
import type { SitePage } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { useArrival } from '@/navigation/links/use-arrival'
import { useLinkNavigation } from '@/navigation/links/use-link-navigation'
import { useLinkPrefetch } from '@/navigation/links/use-link-prefetch'
import { usePlaceKeeping } from '@/navigation/links/use-place-keeping'
import { Sidebar } from '@/navigation/menu/sidebar'
import { useActiveHeading } from '@/navigation/menu/use-active-heading'
import { useSidebar } from '@/navigation/menu/use-sidebar'
import { useChunkReports } from '@/navigation/page-data/use-chunk-reports'
import { usePageViews } from './analytics/use-page-views'
import { FONT_CLASSES } from './fonts'
import { Header } from './header'
import { useServiceWorker } from './offline/use-service-worker'
import { useVisitKeeping } from './offline/use-visit-keeping'
import { useAskedPage } from './use-asked-page'
import { useDocumentLanguage } from './use-document-language'
import { useThemeClass } from './use-theme-class'

/** What a template is told of its page. */
export interface ShownPage {
  page: SitePage
  /** Anchor of the heading in view. */
  active?: string
}

interface RootShellProps {
  page: SitePage
  /** The template of the page. */
  children: (shown: ShownPage) => React.ReactNode
}

/** What every page listens for, whatever its template. */
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
  usePageViews()
  useServiceWorker()
  useVisitKeeping(page)
}

/** The frame around every page: skip link, header, sidebar and the page itself. */
export function RootShell({ page: loaded, children }: RootShellProps) {
  const page = useAskedPage(loaded)
  useSiteBehaviour(page)
  const notice = useCopyButtons(page.locale)
  const sidebar = useSidebar(page.template)
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
