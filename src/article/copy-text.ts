/**
 * The text that a copy button copies: of the nearest `[data-copy]` that stands beside it.
 * @param button a `.copy` button
 * @returns undefined when there is none
 */
export function copyText(button: Element): string | undefined {
  for (let scope = button.parentElement; scope && scope.id !== 'article'; scope = scope.parentElement) {
    const sources = [...scope.querySelectorAll('[data-copy]')]
    const visible = sources.find((source) => source.parentElement === button.parentElement) ?? sources[0]
    if (visible) return visible.textContent?.trim() ?? ''
  }
  return undefined
}
