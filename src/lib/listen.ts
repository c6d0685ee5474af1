import type { NextRouter } from 'next/router'

type Events = DocumentEventMap & WindowEventMap

type Listeners = { [Type in keyof Events]?: (event: Events[Type]) => void }

/** Adds event listeners. @returns removes all of them */
export function listen(target: EventTarget, listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of entries) target.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener)
  }
}

type RouterEvent = Parameters<NextRouter['events']['on']>[0]

/** Subscribes to events of the router; the handlers get the new address. @returns unsubscribes all of them */
export function followRouter(
  events: NextRouter['events'],
  handlers: Partial<Record<RouterEvent, (address: string) => void>>,
): () => void {
  const entries = Object.entries(handlers) as [RouterEvent, (address: string) => void][]
  for (const [name, handler] of entries) events.on(name, handler)
  return () => {
    for (const [name, handler] of entries) events.off(name, handler)
  }
}

/** Calls a function when an element has been laid out, and when its size changes; without ResizeObserver, never. @returns ends that */
export function onResize(element: Element, run: () => void): () => void {
  const observer = window.ResizeObserver && new ResizeObserver(run)
  observer?.observe(element)
  return () => observer?.disconnect()
}

export const endAll = (ends: readonly (() => void)[]) => () => {
  for (const end of ends) end()
}

/** The target of an event, or its nearest ancestor, that matches a selector. */
export const closestTo = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null

export function afterLoad(run: () => void): () => void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
  return () => window.removeEventListener('load', run)
}
