/** Sizes are rounded: so many pixels are no reason to scroll. */
const ROUNDING_PX = 1

const isScrolling = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight) > ROUNDING_PX

/** Everything is measured before anything is changed, so that the page is laid out once. */
function update(entries: readonly ResizeObserverEntry[]): void {
  const measured = entries.map(({ target }) => ({ target, isStop: isScrolling(target) || target.matches(':focus') }))
  for (const { target, isStop } of measured)
    if (isStop) target.setAttribute('tabindex', '0')
    else target.removeAttribute('tabindex')
}

let observer: ResizeObserver | undefined

/**
 * Keeps an element among the stops of the keyboard exactly as long as something of it has to be scrolled into view. What is
 * hidden or far away is measured when it is laid out, not before.
 * @returns stops it
 */
export function focusWhileScrolling(element: Element | null): () => void {
  if (!element || !window.ResizeObserver) return () => {}
  observer ??= new ResizeObserver(update)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
