const cache = new Map<string, Promise<unknown>>()

/** URLs that failed. Hosts let browsers cache a 404 for some minutes: a retry has to bypass that copy. */
const failed = new Set<string>()

/** Makes the service worker (public/worker.js) answer only with files of the page's own build when it is offline. */
const buildHeaders = (): HeadersInit => ({ 'x-wakamiti-build': document.documentElement.dataset.build ?? '' })

async function fetchJson<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, { headers: buildHeaders(), ...init })
  if (!response.ok) throw new Error(`Failed to fetch ${url}`)
  return response.json()
}

/** Loads JSON once per URL. A failure is not cached: the next call bypasses the browser's cache. @throws what `load` throws */
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

/** More files than any single import loads. */
const MAX_RETRIES = 8

/**
 * Imports scripts and styles. When a file fails, it is fetched past the browser's cache, where hosts let a 404 stay for some minutes,
 * and the import is retried. @param load imports them; its error names the file as `request`, as the bundler does
 */
export const loadFresh = <T>(load: () => Promise<T>, retries = MAX_RETRIES): Promise<T> =>
  load().catch(async (error: { request?: unknown }) => {
    const url = error?.request
    if (typeof url !== 'string' || retries === 0) throw error
    const answer = await fetch(url, { cache: 'reload' }).catch(() => undefined)
    if (!answer?.ok) throw error
    return loadFresh(load, retries - 1)
  })

/** Adds a link or a script to the head, and waits for it to load. @throws as the bundler's imports do, after removing it */
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
 * Adds the whole style sheet to the document, once. A page has only the rules for its kind: whatever shows more, such as a tool or the
 * search, awaits this first. In development pages have all rules. @throws if the sheet cannot be loaded; a later call tries again
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

/** Ensures that the document has the style rules for a kind of page. */
export async function loadStyleOf(kind: 'home' | 'doc'): Promise<void> {
  if (ownStyle()?.kind !== kind) await loadFullStyle()
}
