import { type RefObject, useEffect, useRef } from 'react'
import type { MenuSection, SitePage } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
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

/** The link to the tool's source: small by default, large on the home page. */
export function ForkLink({ size = 'small' }: { size?: 'small' | 'large' }) {
  const { fork, forkTitle } = SHELL_STRINGS.es
  return (
    <a
      className={size === 'small' ? 'fork-link' : 'button secondary'}
      data-size={size}
      href={SITE.repository}
      title={forkTitle}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="fork" />
      {fork}
    </a>
  )
}

/** The menu of the site: a column beside the page on wide screens, a sheet below the header on small ones. */
export function Sidebar({ page, state, active, onClose }: SidebarProps) {
  const sheet = useSheet(state === 'open', onClose)
  const sections = useMenu(page.locale)
  useCurrentTopicInView(sheet, page.slug, state, sections)
  return (
    <aside id="sidebar" className="sidebar" data-state={state} ref={sheet}>
      <nav aria-label={SHELL_STRINGS[page.locale].documentation}>
        {sections.map(({ title, topics }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {topics.map((topic) => (
                <TopicItem key={topic.slug} topic={topic} page={page} active={active} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <ForkLink />
    </aside>
  )
}
