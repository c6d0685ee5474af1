import type { SitePage } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { SIDEBAR_HEADING_DEPTH } from '@/site/timings'
import { listedAnchor } from './active-heading'
import { HeadingList } from './heading-list'

/** The headings of the page beside it, on wide screens. */
export function ContentsList({ page, active }: { page: SitePage; active?: string }) {
  const headings = page.headings.filter(({ depth }) => depth <= SIDEBAR_HEADING_DEPTH)
  if (headings.length < 2) return null
  return (
    <nav className="contents-list" aria-label={SHELL_STRINGS[page.locale].contents}>
      <h2>{SHELL_STRINGS[page.locale].contents}</h2>
      <HeadingList headings={headings} active={listedAnchor(page.headings, active)} locale={page.locale} />
    </nav>
  )
}
