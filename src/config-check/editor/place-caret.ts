import type { FindingPlace, Fix } from './finding'

/** How much of the editor stays visible above the line that is jumped to. */
const SHARE_ABOVE = 1 / 3

/**
 * Puts the selection of a text field on a stretch of its text and brings the line into view.
 * @param area the text field; it scrolls inside its parent's parent
 */
export function placeCaret(area: HTMLTextAreaElement, { from, to, line }: FindingPlace): void {
  area.focus({ preventScroll: true })
  area.setSelectionRange(from, to)
  const frame = area.parentElement?.parentElement
  if (!frame) return
  const row = Number.parseFloat(getComputedStyle(area).lineHeight) || 0
  frame.scrollTop = (line - 1) * row - frame.clientHeight * SHARE_ABOVE
  frame.scrollLeft = 0
}

/**
 * Types a change into a text field, so that it can be undone like any other typing.
 * @returns false when the browser does not offer that
 */
export function typeFix(area: HTMLTextAreaElement, { from, to, insert }: Fix): boolean {
  area.focus({ preventScroll: true })
  area.setSelectionRange(from, to)
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, insert)
}
