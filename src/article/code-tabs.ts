/** Where the tab that a reader chose last is kept. */
export const TAB_KEY = 'code-tab'

const tabsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>('[role="tab"]')]

/**
 * Shows one tab of a group.
 * @param group the element with `data-tabs`
 * @param name the words on the tab
 * @returns whether the group has such a tab
 */
export function selectTab(group: Element, name: string): boolean {
  const tabs = tabsOf(group)
  if (!tabs.some((tab) => tab.dataset.tab === name)) return false
  for (const tab of tabs) {
    const isSelected = tab.dataset.tab === name
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
    const pane = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    pane?.toggleAttribute('data-active', isSelected)
  }
  return true
}

/**
 * The tab that a key leads to.
 * @param tab the one in focus
 * @param key ArrowLeft, ArrowRight, Home or End
 * @returns undefined for every other key
 */
export function neighbourTab(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = tab.parentElement ? tabsOf(tab.parentElement) : []
  const at = tabs.indexOf(tab)
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }
  const target = targets[key]
  return target === undefined ? undefined : tabs.at(target % tabs.length)
}
