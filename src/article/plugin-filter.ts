import { addressQuery, readQuery, replaceQuery, writeQuery } from '@/lib/address-query'

/** What the address asks for. */
function askedButton(): HTMLElement | undefined {
  const { show } = readQuery(addressQuery(), ['show'])
  return [...document.querySelectorAll<HTMLElement>('[data-filter]')].find(({ dataset }) => dataset.filter === show)
}

/**
 * Shows what a button asks for: the style sheet hides what does not match `data-show`. The address has it, for a reader who opens a
 * plugin and comes back.
 * @param button the one of the address when left out
 */
export function filterPlugins(button = askedButton()): void {
  const group = button?.closest<HTMLElement>('[data-show]')
  if (!button || !group) return
  const { filter = '' } = button.dataset
  group.dataset.show = filter
  for (const other of group.querySelectorAll('[data-filter]'))
    other.setAttribute('aria-pressed', String(other === button))
  replaceQuery(writeQuery({ show: filter }))
}
