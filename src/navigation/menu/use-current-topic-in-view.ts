import { type RefObject, useEffect } from 'react'
import type { MenuSection } from '@/content/site-page'
import type { SidebarState } from './sidebar-state'

/** How far down the menu the topic of the page stands when it had to be brought into view, as a share of its height. */
const PLACE = 1 / 3

/**
 * Brings the topic of the page into view in a menu that is longer than the window; what is in view stays where it is.
 * @param menu what holds the scrolling list
 * @param slug the page
 * @param state whether the menu is open
 * @param sections what stands in it
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
    const [frame, place] = [list.getBoundingClientRect(), topic.getBoundingClientRect()]
    const isInView = place.top >= frame.top && place.bottom <= frame.bottom
    if (!isInView) list.scrollTop += place.top - frame.top - frame.height * PLACE
  }, [slug, state, sections])
}
