import { initialSidebar, type SidebarState, toggledSidebar } from '@/navigation/menu/sidebar-state'

test.each<[string, boolean, string, SidebarState]>([
  ['a documentation page on a wide screen', true, 'doc', 'open'],
  ['a documentation page on a small screen', false, 'doc', 'closed'],
  ['the home page, which has no column for it', true, 'home', 'closed'],
  ['the not-found page', true, 'not-found', 'closed'],
])('%s: %s %s begins %s', (_, isWide, template, state) => {
  expect(initialSidebar(isWide, template)).toBe(state)
})

test.each<[SidebarState, SidebarState]>([
  ['open', 'closed'],
  ['closed', 'open'],
  ['auto', 'open'],
])('the toggle makes %s %s', (before, after) => {
  expect(toggledSidebar(before)).toBe(after)
})
