import { useEffect } from 'react'
import { closestTo, listen } from '@/lib/listen'
import { readStored, toText, writeStored } from '@/lib/storage'

/** Where the last chosen tab is stored. */
const TAB_KEY = 'code-tab'

const tabsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>('[role="tab"]')]

/** Shows the tab with a name; a group without such a tab stays as it is. */
function selectTab(group: Element, name: string): void {
  const tabs = tabsOf(group)
  if (!tabs.some((tab) => tab.dataset.tab === name)) return
  for (const tab of tabs) {
    const isSelected = tab.dataset.tab === name
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
    const pane = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    pane?.toggleAttribute('data-active', isSelected)
  }
}

/** The tab that a key moves to from the one in focus: ArrowLeft, ArrowRight, Home or End. */
function neighbourTab(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = tab.parentElement ? tabsOf(tab.parentElement) : []
  const at = tabs.indexOf(tab)
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }
  const target = targets[key]
  return target === undefined ? undefined : tabs.at(target % tabs.length)
}

/** Groups that share the choice of a tab; a group with `data-tabs="here"` has a separate one. */
const groups = () => [...document.querySelectorAll('[data-tabs=""]')]

/** Shows the chosen tab in every group that has it, and stores the choice for other pages. */
function choose(tab: HTMLElement) {
  const name = tab.dataset.tab ?? ''
  const own = tab.closest('[data-tabs="here"]')
  if (own) {
    selectTab(own, name)
    return
  }
  for (const group of groups()) selectTab(group, name)
  writeStored('localStorage', TAB_KEY, name)
}

/**
 * Handles the tabs of all code blocks with one listener, and shows the stored one.
 * @param slug the page: a new one has new tabs
 */
export function useCodeTabs(slug: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new tabs
  useEffect(() => {
    const name = readStored('localStorage', TAB_KEY, toText)
    if (name !== null) for (const group of groups()) selectTab(group, name)
  }, [slug])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const tab = closestTo(event, '[data-tab]')
      if (tab) choose(tab)
    }
    const onKey = (event: KeyboardEvent) => {
      const tab = closestTo(event, '[data-tab]')
      const next = tab && neighbourTab(tab, event.key)
      if (!next) return
      event.preventDefault()
      choose(next)
      next.focus()
    }
    return listen(document, { click: onClick, keydown: onKey })
  }, [])
}
