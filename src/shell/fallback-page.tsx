import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DocHead } from '@/article/doc-head'
import type { SitePage } from '@/content/site-page'
import { loadDocument } from '@/navigation/recovery'

/** What the browser showed last: an address without its hash, and its page. */
type Shown = { address: string; page?: SitePage }

/** The page that the document shows, as nodes: the security policy would drop the style attributes of HTML. */
function copyOfPage(): Node[] {
  const root = typeof document === 'undefined' ? undefined : document.getElementById('__next')
  return [...(root?.childNodes ?? [])].map((node) => node.cloneNode(true))
}

const withoutHash = (address: string): string => address.split('#')[0] ?? ''

/** Shows everything that a document has without scripts. Nothing is left that only a script could close. */
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

/**
 * Replaces a page that cannot be rendered by what the document already shows, with links that load their page in
 * full. When the page of another address failed, that address is loaded; the same address would only fail again.
 */
function FallbackPage({ address, shown }: { address: string; shown: React.RefObject<Shown> }) {
  // React replaces the page only after this render: it is still in the document.
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
      {/* With HTML set here, React does not touch the children: on hydration the server's HTML stays until it is replaced. */}
      <div ref={place} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </>
  )
}

type ErrorBoundaryProps = { fallback: ReactNode; children: ReactNode }

/** Shows the fallback once its children have failed; React writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override state = { hasFailed: false }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

type SafePageProps = { page: SitePage | undefined; address: string; children: ReactNode }

/** Shows a page; when it fails, what could be read before stays. */
export function SafePage({ page, address: withHash, children }: SafePageProps) {
  const address = withoutHash(withHash)
  const shown = useRef<Shown>({ address, page })
  useEffect(() => {
    if (page) shown.current = { address, page }
  }, [address, page])
  const fallback = <FallbackPage address={address} shown={shown} />
  return page ? <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary> : fallback
}
