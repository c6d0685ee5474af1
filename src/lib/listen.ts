import type { NextRouter } from 'next/router'

type Events = DocumentEventMap & WindowEventMap

type Listeners = { [Type in keyof Events]?: (event: Events[Type]) => void }

/** Adds listeners to the document or the window. @returns removes all of them */
export function listen(target: Document | Window, listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of entries) target.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener)
  }
}

type RouterEvents = NextRouter['events']

/** Adds handlers to events of the router, which get the new address. @returns removes all of them */
export function followRouter(
  events: RouterEvents,
  handlers: Partial<Record<Parameters<RouterEvents['on']>[0], (address: string) => void>>,
): () => void {
  const entries = Object.entries(handlers) as [Parameters<RouterEvents['on']>[0], (address: string) => void][]
  for (const [name, handler] of entries) events.on(name, handler)
  return () => {
    for (const [name, handler] of entries) events.off(name, handler)
  }
}

export const endAll = (ends: readonly (() => void)[]) => () => {
  for (const end of ends) end()
}

/** The element that an event happened at or in. */
export const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null

export function afterLoad(run: () => void): () => void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
  return () => window.removeEventListener('load', run)
}
