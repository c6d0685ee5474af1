import { useEffect } from 'react'
import { listen } from '@/lib/listen'

/** Space to what is around a note, in pixels. */
const GAP_PX = 8

/** The note of a chip: `#type-text` leads to the type, `note-text` is the note on it. */
const noteOf = (chip: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(chip.hash.replace('#type-', 'note-'))

/** Puts a note below its chip, or above where there is no room, never out of the window. */
function place(note: HTMLElement, chip: Element) {
  const { left, top, bottom } = chip.getBoundingClientRect()
  const { width, height } = note.getBoundingClientRect()
  const furthest = document.documentElement.clientWidth - width - GAP_PX
  const below = bottom + GAP_PX
  note.style.left = `${Math.max(GAP_PX, Math.min(left, furthest))}px`
  note.style.top = `${below + height > window.innerHeight ? top - height - GAP_PX : below}px`
}

/** Shows the note on a data type while its chip has the pointer or the focus; Escape hides it. One listener serves all chips. */
export function useTypeNotes(): void {
  useEffect(() => {
    let shown: HTMLElement | null = null
    const show = (chip: HTMLAnchorElement | null) => {
      if (shown) shown.hidden = true
      shown = chip && noteOf(chip)
      if (!chip || !shown) return
      shown.hidden = false
      chip.setAttribute('aria-describedby', shown.id)
      place(shown, chip)
    }
    const onReach = ({ target }: Event) => {
      // The pointer may move over the note itself.
      if (!(target instanceof Element) || target === shown || shown?.contains(target)) return
      show(target.closest<HTMLAnchorElement>('a.chip'))
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') show(null)
    }
    return listen(window, { pointerover: onReach, focusin: onReach, keydown: onKey, scroll: () => show(null) })
  }, [])
}
