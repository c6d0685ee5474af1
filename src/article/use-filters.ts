import { useEffect } from 'react'

/** Handles the filters of all grids with one listener: the style sheet hides what does not match `data-show`. */
export function useFilters(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-filter]') : null
      const group = button?.closest<HTMLElement>('[data-show]')
      if (!button || !group) return
      group.dataset.show = button.dataset.filter
      for (const other of group.querySelectorAll('[data-filter]'))
        other.setAttribute('aria-pressed', String(other === button))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
