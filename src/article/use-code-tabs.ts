import { useEffect } from 'react'
import { neighbourTab, selectTab, TAB_KEY } from './code-tabs'

/** Groups whose choice is remembered; those with `data-tabs="here"` keep theirs to themselves. */
const groups = () => [...document.querySelectorAll('[data-tabs=""]')]

const remembered = (): string | null => {
  try {
    return localStorage.getItem(TAB_KEY)
  } catch {
    return null
  }
}

/** Shows the chosen tab in every group that has it, and keeps the choice for other pages where storage allows. */
function choose(tab: HTMLElement) {
  const name = tab.dataset.tab ?? ''
  const own = tab.closest('[data-tabs="here"]')
  if (own) {
    selectTab(own, name)
    return
  }
  for (const group of groups()) selectTab(group, name)
  try {
    localStorage.setItem(TAB_KEY, name)
  } catch {
    // Without storage the choice holds for this page.
  }
}

/**
 * Serves the tabs of all code blocks with one listener, and shows the remembered one.
 * @param slug the page: a new one has new tabs
 */
export function useCodeTabs(slug: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new tabs
  useEffect(() => {
    const name = remembered()
    if (name) for (const group of groups()) selectTab(group, name)
  }, [slug])
  useEffect(() => {
    const tabOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-tab]') : null)
    const onClick = (event: MouseEvent) => {
      const tab = tabOf(event)
      if (tab) choose(tab)
    }
    const onKey = (event: KeyboardEvent) => {
      const tab = tabOf(event)
      const next = tab && neighbourTab(tab, event.key)
      if (!next) return
      event.preventDefault()
      choose(next)
      next.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}
