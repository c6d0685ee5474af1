const cache = new Map<string, Promise<unknown>>()

/** Addresses that have failed: hosts let browsers keep a 404 for some minutes, and the next call must not get that copy. */
const failed = new Set<string>()

/** Without a network, the service worker answers with files of the same build only (public/worker.js). */
const buildHeaders = (): HeadersInit => ({ 'x-wakamiti-build': document.documentElement.dataset.build ?? '' })

async function fetchJson<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, { headers: buildHeaders(), ...init })
  if (!response.ok) throw new Error(`Failed to fetch ${url}`)
  return response.json()
}

/**
 * Loads JSON once per address. A failure is not cached: the next call asks the host again, past the browser's copies.
 * @throws whatever `load` throws; by default, when the request fails or the response is not JSON
 */
export function loadJson<T>(url: string, load: (url: string, init: RequestInit) => Promise<T> = fetchJson): Promise<T> {
  const known = cache.get(url)
  if (known) return known as Promise<T>
  const loading = load(url, failed.has(url) ? { cache: 'reload' } : {})
  cache.set(url, loading)
  loading.then(
    () => failed.delete(url),
    () => {
      cache.delete(url)
      failed.add(url)
    },
  )
  return loading
}

/** Files that may have to be fetched again for one import: more than any has. */
const MOST_FILES = 8

/**
 * Loads scripts and styles. A file that failed is asked for past the browser's copies, and then all is loaded again: hosts let
 * browsers keep a 404 for some minutes, so that without this a file that is back would stay missing.
 * @param load imports them; its error names the file as `request`, as the bundler does
 */
export const loadFresh = <T>(load: () => Promise<T>, tries = MOST_FILES): Promise<T> =>
  load().catch(async (error: { request?: unknown }) => {
    const url = error?.request
    if (typeof url !== 'string' || tries === 0) throw error
    const answer = await fetch(url, { cache: 'reload' }).catch(() => undefined)
    if (!answer?.ok) throw error
    return loadFresh(load, tries - 1)
  })

/** Adds an element to the head, and waits for what it loads. @throws as the bundler's imports do, and the element is gone */
export const addToHead = (element: HTMLLinkElement | HTMLScriptElement, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(Object.assign(new Error(`Failed to load ${address}`), { request: address }))
    }
    document.head.append(element)
  })

let fullStyle: Promise<void> | undefined

const ownStyle = () => document.querySelector<HTMLElement>('style[data-full]')?.dataset

/**
 * Adds the whole style sheet to the document, once. A page contains only the rules that pages of its kind use: who shows more,
 * such as a tool or the search, waits for this first. In development nothing is left out, and there is nothing to add.
 * @throws when the sheet cannot be loaded; a later call tries again
 */
export function loadFullStyle(): Promise<void> {
  const href = ownStyle()?.full
  if (!href) return Promise.resolve()
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  fullStyle ??= addToHead(sheet, href).catch((error: unknown) => {
    fullStyle = undefined
    throw error
  })
  return fullStyle
}

/** Makes sure that the document has the style rules of a kind of page. */
export async function loadStyleOf(kind: 'home' | 'doc'): Promise<void> {
  if (ownStyle()?.kind !== kind) await loadFullStyle()
}
