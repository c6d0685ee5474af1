const withKeyword = (text: string, keyword: string | null): string => (keyword ? `${keyword} ${text}` : text)

/**
 * The text that a copy button copies: of the nearest `[data-copy]` that stands beside it, after its keyword if it has one.
 * @param button a `.copy` button
 * @returns undefined when there is none
 */
export function copyText(button: Element): string | undefined {
  for (let scope = button.parentElement; scope && scope.id !== 'article'; scope = scope.parentElement) {
    const sources = [...scope.querySelectorAll('[data-copy]')]
    const visible = sources.find((source) => source.parentElement === button.parentElement) ?? sources[0]
    if (visible) return withKeyword(visible.textContent?.trim() ?? '', button.getAttribute('data-keyword'))
  }
  return undefined
}
