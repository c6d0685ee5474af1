import { type RefObject, useEffect, useRef } from 'react'
import type { MenuSection, SitePage } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames } from '@/lib/class-names'
import { Icon } from '@/lib/icon'
import { SITE } from '@/site/site'
import { TopicItem } from './topic-item'
import { useMenu } from './use-menu'
import { type SidebarState, WIDE_SCREEN } from './use-sidebar'

interface SidebarProps {
  page: SitePage
  state: SidebarState
  active?: string
  onClose: () => void
}

/**
 * Closes the menu when the screen becomes wide or narrow, because a column would become a sheet or vice versa. While the menu
 * covers the page, focus stays in it and in the header, Escape and links to sections of this page close it, and the page does
 * not scroll.
 */
function useSheet(isOpen: boolean, onClose: () => void) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const wide = matchMedia(WIDE_SCREEN)
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [isOpen, onClose])
  useEffect(() => {
    if (!isOpen || matchMedia(WIDE_SCREEN).matches) return
    const behind = document.getElementById('content')
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    const menu = sheet.current
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[href^="#"]') : null
      // The focus continues from the heading, not from the button of the menu.
      link?.blur()
      if (link) onClose()
    }
    behind?.setAttribute('inert', '')
    document.documentElement.classList.add('has-sheet')
    document.addEventListener('keydown', onKey)
    menu?.addEventListener('click', onClick)
    menu?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    return () => {
      behind?.removeAttribute('inert')
      document.documentElement.classList.remove('has-sheet')
      document.removeEventListener('keydown', onKey)
      menu?.removeEventListener('click', onClick)
      if (menu?.contains(document.activeElement)) document.getElementById('sidebar-toggle')?.focus()
    }
  }, [isOpen, onClose])
  return sheet
}

/** Where a topic outside the view is scrolled to, as a share of the menu's height. */
const TOPIC_PLACE = 1 / 3

/**
 * Scrolls the topic of the page into view in a menu that is longer than the window, unless it is in view.
 * @param menu the element with the scrolling list
 * @param slug the page
 * @param state whether the menu is open
 * @param sections its contents
 */
export function useCurrentTopicInView(
  menu: RefObject<HTMLElement | null>,
  slug: string,
  state: SidebarState,
  sections: readonly MenuSection[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may have put the topic elsewhere
  useEffect(() => {
    const list = menu.current?.querySelector('nav')
    const topic = list?.querySelector('.topic [aria-current]')
    if (!list || !topic) return
    const [frame, box] = [list.getBoundingClientRect(), topic.getBoundingClientRect()]
    const isInView = box.top >= frame.top && box.bottom <= frame.bottom
    if (!isInView) list.scrollTop += box.top - frame.top - frame.height * TOPIC_PLACE
  }, [slug, state, sections])
}

const FOOT = classNames(
  'h-13 items-center gap-2.5 border-t border-line bg-bg text-ink-2 hover:text-ink',
  'max-lg:px-5 max-lg:text-body max-lg:font-semibold lg:shrink-0 lg:pl-10 lg:text-small',
)

const SMALL_FORK = classNames('flex', FOOT)

/** Hidden where the site cannot be saved; the script in the head knows before anything is painted. */
const SAVE_BUTTON = classNames('hidden workers:flex', FOOT)

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
  // Without scripts there is no button that opens the menu: it is below the page.
  'no-js:max-lg:order-1 no-js:max-lg:block no-js:max-lg:p-5',
  'print:hidden!',
)

/** The menu of the site: a column beside the page on wide screens, a sheet below the header on small ones. */
export function Sidebar({ page, state, active, onClose }: SidebarProps) {
  const sheet = useSheet(state === 'open', onClose)
  const sections = useMenu(page.locale)
  useCurrentTopicInView(sheet, page.slug, state, sections)
  return (
    <aside id="sidebar" className={SIDEBAR} data-state={state} ref={sheet}>
      <nav
        className="flex-1 overflow-y-auto px-5 pt-7 pb-5 lg:pt-6 lg:pr-4 lg:pl-10"
        aria-label={SHELL_STRINGS[page.locale].documentation}
      >
        {sections.map(({ title, topics }) => (
          <section key={title} className="not-first:mt-6">
            <h2 className="mb-1 text-label font-semibold text-ink-3">{title}</h2>
            <ul>
              {topics.map((topic) => (
                <TopicItem key={topic.slug} topic={topic} page={page} active={active} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <button type="button" className={SAVE_BUTTON} data-save="">
        <Icon name="save" className="size-4" />
        {SHELL_STRINGS[page.locale].saveSite}
      </button>
      <ForkLink />
    </aside>
  )
}
