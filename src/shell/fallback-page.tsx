import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DocHead } from '@/article/doc-head'
import type { SitePage } from '@/content/site-page'
import { loadDocument } from '@/navigation/recovery'

/** The page that was shown last, and its address without the hash. */
type Shown = { address: string; page?: SitePage }

/** Clones the nodes of the page: set as HTML, they would lose their style attributes to the security policy. */
function copyOfPage(): Node[] {
  const root = typeof document === 'undefined' ? undefined : document.getElementById('__next')
  return [...(root?.childNodes ?? [])].map((node) => node.cloneNode(true))
}

/** Shows the document as it is without scripts, so that nothing stays open or closed that only a script could change. */
function showWithoutScripts(): void {
  document.documentElement.classList.remove('js', 'has-sheet')
  document.getElementById('content')?.removeAttribute('inert')
  document.getElementById('sidebar')?.setAttribute('data-state', 'auto')
  document.querySelector('[data-sidebar]')?.setAttribute('data-sidebar', 'auto')
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])'))
    image.src = image.dataset.src ?? ''
  for (const tool of document.querySelectorAll('[data-tool]'))
    tool.innerHTML = tool.querySelector('noscript')?.textContent ?? tool.innerHTML
}

/** Keeps what the document shows in place of a page that fails. Another address is loaded in full; the same one would fail again. */
function FallbackPage({ address, shown }: { address: string; shown: React.RefObject<Shown> }) {
  // The page is still in the document: React replaces it after this render.
  const [copy] = useState(copyOfPage)
  const place = useRef<HTMLDivElement>(null)
  const { page } = shown.current
  useLayoutEffect(() => place.current?.replaceChildren(...copy), [copy])
  useEffect(() => {
    if (shown.current.address === address) showWithoutScripts()
    else loadDocument(location)
  }, [address, shown])
  return (
    <>
      {page && <DocHead page={page} />}
      {/* Where HTML is set, React leaves the children alone: on hydration, the server's HTML stays until it is replaced. */}
      <div ref={place} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </>
  )
}

type ErrorBoundaryProps = { fallback: ReactNode; children: ReactNode }

/** Renders the fallback once its children have thrown; React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override state = { hasFailed: false }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

type SafePageProps = { page: SitePage | undefined; address: string; children: ReactNode }

/** Renders a page; if that throws, what the reader saw before stays. */
export function SafePage({ page, address: withHash, children }: SafePageProps) {
  const [address = ''] = withHash.split('#')
  const shown = useRef<Shown>({ address, page })
  useEffect(() => {
    if (page) shown.current = { address, page }
  }, [address, page])
  const fallback = <FallbackPage address={address} shown={shown} />
  return page ? <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary> : fallback
}
