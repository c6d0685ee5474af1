/** Browsers round sizes: a difference this small leaves nothing to scroll. */
const ROUNDING_PX = 1

const isScrolling = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight) > ROUNDING_PX

/** Measures every element before it changes any, so that the page is laid out only once. */
function update(entries: readonly ResizeObserverEntry[]): void {
  const measured = entries.map(({ target }) => [target, isScrolling(target) || target.matches(':focus')] as const)
  for (const [target, isTabStop] of measured)
    if (isTabStop) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
}

let observer: ResizeObserver | undefined

/** Makes an element a tab stop while its content has to be scrolled. @returns stops watching it */
export function focusWhileScrolling(element: Element | null): () => void {
  if (!element || !window.ResizeObserver) return () => {}
  observer ??= new ResizeObserver(update)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
