type Events = DocumentEventMap & WindowEventMap

type Listeners = { [Type in keyof Events]?: (event: Events[Type]) => void }

/**
 * Adds listeners to the document or the window.
 * @returns removes all of them
 * @example useEffect(() => listen(document, { click: onClick, keydown: onKey }), [])
 */
export function listen(target: Document | Window, listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of entries) target.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener)
  }
}

/** The element that an event happened at or in. */
export const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null

export function afterLoad(run: () => void): () => void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
  return () => window.removeEventListener('load', run)
}
