import { memo, useEffect, useState } from 'react'
import type { MenuSection, SitePage, Topic } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { SITE, withBase } from '@/site/site'
import { HeadingList, hasContentsList, listedAnchor, listedHeadings } from './heading-list'
import { useMenu } from './use-menu'
import { type SidebarState, useFolds, useSheet } from './use-sidebar'

interface TopicItemProps {
  topic: Topic
  /** Set for the topic of the shown page only: the others need not render again for a new page or heading. */
  page: SitePage | undefined
  active: string | undefined
}

/** A link; for the shown page also its headings behind a chevron, unless the contents list beside the page has them. */
const TopicItem = memo(function TopicItem({ topic, page, active }: TopicItemProps) {
  const [isClosed, setClosed] = useState(false)
  const headings = page ? listedHeadings(page) : []
  const inContents = page && hasContentsList(page) ? 'xl:hidden' : undefined
  return (
    <li>
      <div className="topic">
        <a href={withBase(topic.slug)} aria-current={page ? 'page' : undefined}>
          {topic.title}
          {topic.count && <small>{topic.count}</small>}
        </a>
        {page && headings.length > 0 && (
          <button
            type="button"
            className={inContents}
            aria-expanded={!isClosed}
            aria-label={`${SHELL_STRINGS[page.locale].headingsOf} ${topic.title}`}
            onClick={() => setClosed(!isClosed)}
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      {page && headings.length > 0 && !isClosed && (
        <HeadingList
          headings={headings}
          active={listedAnchor(page.headings, active)}
          // One line each: the page has the full titles.
          className={classNames('lg:[&_span]:truncate', inContents)}
        />
      )}
    </li>
  )
})

const SUMMARY = classNames(
  'flex min-h-11 items-center justify-between font-semibold text-ink-3 hover:text-ink max-lg:text-ui lg:min-h-8 lg:text-label',
  '[&::-webkit-details-marker]:hidden',
)

interface SectionItemProps {
  section: MenuSection
  page: SitePage
  active: string | undefined
  isOpen: boolean
  onFold: (isOpen: boolean) => void
}

/** A section of the menu, which folds even without scripts. */
const SectionItem = ({ section: { title, topics }, page, active, isOpen, onFold }: SectionItemProps) => (
  <details
    open={isOpen}
    // The early script may have opened or closed it.
    suppressHydrationWarning
    className="group/section not-first:mt-1 lg:not-first:mt-2"
    // Also fires when the section opens for the page: only the reader's choice is stored.
    onToggle={({ currentTarget: { open } }) => open !== isOpen && onFold(open)}
  >
    <summary className={SUMMARY}>
      <h2>{title}</h2>
      <Icon name="chevron" className="size-4 transition-transform group-open/section:rotate-90" />
    </summary>
    <ul className="lg:mb-3">
      {topics.map((topic) =>
        topic.slug === page.slug ? (
          // A key of its own: on the next visit, headings that the reader has closed are open.
          <TopicItem key={`${topic.slug} shown`} {...{ topic, page, active }} />
        ) : (
          <TopicItem key={topic.slug} topic={topic} page={undefined} active={undefined} />
        ),
      )}
    </ul>
  </details>
)

type SidebarProps = { page: SitePage; state: SidebarState; active?: string; onClose: () => void }

const FOOT = classNames(
  'flex h-13 shrink-0 items-center justify-between border-t border-line bg-bg text-ink-2',
  'pr-2 pl-5 text-body font-semibold lg:pl-10 lg:text-small lg:font-normal',
)

const SMALL_FORK = 'inline-flex min-h-11 items-center gap-2.5 hover:text-ink'

/** Not shown where the site cannot be saved, which the early script knows before the first paint. */
const SAVE_BUTTON = 'hidden size-11 place-items-center rounded-control hover:bg-hover hover:text-ink workers:grid'

const LARGE_FORK =
  'inline-flex min-h-11 items-center gap-2.5 px-1.5 text-note text-ink-2 hover:text-ink hover:underline'

/** The link to the tool's source: small by default, large beside the buttons of the home page. */
export function ForkLink({ size = 'small' }: { size?: 'small' | 'large' }) {
  const { fork, forkTitle } = SHELL_STRINGS.es
  const isSmall = size === 'small'
  return (
    <a
      className={isSmall ? SMALL_FORK : LARGE_FORK}
      data-size={size}
      href={SITE.repository}
      title={forkTitle}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="fork" className={isSmall ? 'size-4' : undefined} />
      {fork}
    </a>
  )
}

const SIDEBAR = classNames(
  'hidden flex-col text-ui data-[state=open]:flex',
  'lg:data-[state=auto]:flex sidebar-closed:lg:data-[state=auto]:hidden',
  'max-lg:data-[state=open]:fixed max-lg:data-[state=open]:inset-x-0 max-lg:data-[state=open]:top-15',
  'max-lg:data-[state=open]:bottom-0 max-lg:data-[state=open]:z-40 max-lg:data-[state=open]:bg-bg',
  'lg:sticky lg:top-15 lg:h-[calc(100vh-60px)] lg:border-r lg:border-line',
  // Without scripts, no button opens the menu: it is below the page.
  'no-js:max-lg:order-1 no-js:max-lg:block no-js:max-lg:p-5',
  'print:hidden!',
)

/** The menu of the site: a column beside the page on wide screens, a sheet below the header on small ones. */
export function Sidebar({ page, state, active, onClose }: SidebarProps) {
  const sheet = useSheet(state === 'open', onClose)
  const sections = useMenu(page.locale)
  const { isOpen, fold } = useFolds(page.slug, sections)
  const { documentation, saveSite } = SHELL_STRINGS[page.locale]
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may have put the topic of the page out of view
  useEffect(() => {
    sheet.current?.querySelector('.topic [aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [page.slug, state, sections])
  return (
    <aside id="sidebar" className={SIDEBAR} data-state={state} ref={sheet}>
      <nav className="flex-1 overflow-y-auto px-5 pt-7 pb-5 lg:pt-6 lg:pr-4 lg:pl-10" aria-label={documentation}>
        {sections.map((section, index) => (
          <SectionItem
            key={section.title}
            section={section}
            page={page}
            active={active}
            isOpen={isOpen(index)}
            onFold={(open) => fold(index, open)}
          />
        ))}
      </nav>
      <div className={FOOT}>
        <ForkLink />
        <button type="button" className={SAVE_BUTTON} data-save="" aria-label={saveSite} title={saveSite}>
          <Icon name="save" className="size-5" />
        </button>
      </div>
    </aside>
  )
}
