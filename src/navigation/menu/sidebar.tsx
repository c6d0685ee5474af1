import { useEffect, useRef } from 'react'
import type { SitePage } from '@/content/site-page'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { ForkLink } from './fork-link'
import { type SidebarState, WIDE_SCREEN } from './sidebar-state'
import { TopicItem } from './topic-item'
import { useCurrentTopicInView } from './use-current-topic-in-view'
import { useMenu } from './use-menu'

interface SidebarProps {
  page: SitePage
  state: SidebarState
  active?: string
  onClose: () => void
}

/**
 * When the window is turned, a column would become a sheet, or the other way round: it closes. While the menu lies over the
 * page, focus stays in it and in the header, Escape and sections of this page close it, and the page does
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
      // The reader goes on from the heading, not from the button of the menu.
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
