import type { TextEdit, TextPlace, TextRange } from '@/lib/finding'

/** How much of the editor, and of the window, stays visible above a line that was out of view. */
const SHARE_ABOVE = 1 / 3

/** Brings a line into view: in the editor, which scrolls, and in the window. */
function showLine(frame: Element, line: number, row: number): void {
  const top = (line - 1) * row
  if (top < frame.scrollTop || top + 2 * row > frame.scrollTop + frame.clientHeight)
    frame.scrollTop = top - frame.clientHeight * SHARE_ABOVE
  const inWindow = frame.getBoundingClientRect().top + top - frame.scrollTop
  if (inWindow < 0 || inWindow + row > innerHeight) window.scrollBy?.({ top: inWindow - innerHeight * SHARE_ABOVE })
}

/**
 * Selects the words of a finding and brings them into view; the focus stays where it is.
 * @param area the text field; it scrolls inside its parent's parent
 */
export function showPlace(area: HTMLTextAreaElement, { from, to, line }: TextRange & TextPlace): void {
  area.setSelectionRange(from, to)
  const frame = area.parentElement?.parentElement
  if (!frame) return
  showLine(frame, line, Number.parseFloat(getComputedStyle(area).lineHeight) || 0)
  frame.scrollLeft = 0
}

/**
 * Types a change into a text field, so that it can be undone like any other typing; the focus stays where it is.
 * @returns false when the browser does not offer that
 */
export function typeFix(area: HTMLTextAreaElement, { from, to, insert }: TextEdit): boolean {
  const focused = document.activeElement
  area.focus({ preventScroll: true })
  area.setSelectionRange(from, to)
  const isTyped = typeof document.execCommand === 'function' && document.execCommand('insertText', false, insert)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isTyped
}
