type Events = DocumentEventMap & WindowEventMap

type Listeners = { [Type in keyof Events]?: (event: Events[Type]) => void }

/**
 * Adds listeners to the document or the window.
 * @param listeners by the type of their event
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
