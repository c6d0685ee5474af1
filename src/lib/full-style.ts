let loading: Promise<void> | undefined

function fetchSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(Object.assign(new Error(`The style sheet failed to load: ${href}`), { request: href }))
    }
    document.head.append(link)
  })
}

const own = () => document.querySelector<HTMLElement>('style[data-full]')?.dataset

/**
 * Adds the whole style sheet to the document, once. A page contains only the rules that pages of its kind use: who shows more,
 * such as a tool or the search, waits for this first. In development nothing is left out, and there is nothing to add.
 * @throws when the sheet cannot be loaded; a later call tries again
 */
export function loadFullStyle(): Promise<void> {
  const href = own()?.full
  if (!href) return Promise.resolve()
  loading ??= fetchSheet(href).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * Sees that the document has the rules of a kind of page.
 * @throws when they cannot be loaded
 */
export async function loadStyleOf(kind: 'home' | 'doc'): Promise<void> {
  if (own()?.kind !== kind) await loadFullStyle()
}
