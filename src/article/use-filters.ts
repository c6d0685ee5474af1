import { useEffect } from 'react'
import { closestTo, listen } from '@/lib/listen'
import { loadFresh } from '@/lib/load-fresh'

/** Shows what a button asks for: the style sheet hides what does not match `data-show`. */
function choose(button: HTMLElement) {
  const group = button.closest<HTMLElement>('[data-show]')
  if (!group) return
  group.dataset.show = button.dataset.filter
  for (const other of group.querySelectorAll('[data-filter]'))
    other.setAttribute('aria-pressed', String(other === button))
}

/** Handles the filters of all grids and of the indexes of steps with one listener each. */
export function useFilters(): void {
  useEffect(() => {
    const onClick = (event: Event) => {
      const button = closestTo(event, '[data-filter]')
      if (button) choose(button)
    }
    const onInput = (event: Event) => {
      const index = closestTo(event, '.step-index')
      // Few readers filter: its script is fetched for them only.
      if (index) loadFresh(() => import('./step-filter')).then(({ filterSteps }) => filterSteps(index), console.warn)
    }
    return listen(document, { click: onClick, input: onInput })
  }, [])
}
