import Router, { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import type { SitePage } from '@/content/site-page'
import { loadStyleOf } from '@/lib/load'
import { PAGE_ROUTE, styleKind, withBase } from '@/site/site'
import { isInternalLink, isPlainClick, linkAt, pagePath, pageProblem } from './page-data'
import { chunkFailure, loadDocument, logChunkFailure, mayReload, pageModuleFailure } from './recovery'

let newest: URL | undefined

/** Whether another document is loading. The browser then handles clicks, so that the next link overtakes it. */
let isLeaving = false

function leaveFor(url: Pick<URL, 'href'>): void {
  isLeaving = true
  loadDocument(url)
}

/**
 * Opens a page: client-side if it belongs to this build; as the not-found page, under its address, if it or its module is missing; by a
 * full load in every other case, so that the reader always arrives. The newest call wins.
 * @param url an address of the site; a new object for each call, which is compared by identity
 * @param method `push` adds an entry to the history, `replace` is for going back and forward
 */
async function navigate(url: URL, method: 'push' | 'replace'): Promise<void> {
  newest = url
  const path = pagePath(url)
  const address = `${path}${url.search}${url.hash}`
  // The page is fetched together with its data, and dropped if it turns out to be of another build.
  Router.prefetch(path).catch(() => {})
  const [problem, styleError, failure] = await Promise.all([
    pageProblem(path, document.documentElement.dataset.build),
    loadStyleOf(styleKind(path)).catch((error: unknown) => error),
    // Every page has loaded the module of the pages; only the not-found page has to check it.
    Router.pathname === PAGE_ROUTE ? undefined : pageModuleFailure(),
  ])
  if (url !== newest) return
  if (problem && problem.code !== 'INVALID_HASH') console.error(problem.message)
  const isMissing = problem ? problem.code === 'NOT_FOUND' : failure === 'missing'
  // Going back offline, the router may have the page in memory; if not, it loads the page in full.
  const isShown = problem ? method === 'replace' && problem.code === 'FETCH_FAILED' : failure !== 'timeout'
  if (styleError || !(isMissing || isShown)) return leaveFor(url)
  await (isMissing ? Router[method]('/404', address) : Router[method](address))
  isLeaving = false
}

const isCancelled = (error: unknown) => (error as { cancelled?: boolean } | null)?.cancelled

/** Logs an error of the router, unless a newer navigation has caused it. */
function report(error: unknown): void {
  const failure = chunkFailure(error)
  if (failure) logChunkFailure(failure, error)
  else if (!isCancelled(error)) console.error(error)
}

/** Navigates, and marks the page as busy meanwhile: the style sheet shows a progress bar if it takes long. */
function open(url: URL, method: 'push' | 'replace'): void {
  const content = document.getElementById('content')
  content?.setAttribute('aria-busy', 'true')
  const end = () => {
    if (url === newest) content?.removeAttribute('aria-busy')
  }
  navigate(url, method).finally(end).catch(report)
}

function onClick(event: MouseEvent): void {
  const link = linkAt(event)
  if (isLeaving || !link || !isPlainClick(event) || !isInternalLink(link)) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  open(new URL(link.href), 'push')
}

/** Checks the page when the reader goes back or forward, as after a click. @returns whether the router may handle it */
function onPopState(): boolean {
  // The router shows this page, even before components have rendered it.
  const shown = pagePath({ pathname: withBase(Router.asPath.split(/[?#]/)[0] ?? '') })
  if (pagePath(location) === shown) return true
  open(new URL(location.href), 'replace')
  return false
}

/** After an error, the router loads the page in full. @throws to prevent that, if the reader has asked for another page */
function onRouteError(error: unknown, address: string): void {
  if (isCancelled(error)) return
  if (newest && pagePath(newest) !== pagePath(new URL(address, newest)))
    throw Object.assign(error as Error, { cancelled: true })
  isLeaving = true
  report(error)
}

/** Opens internal links and history entries client-side; everything else is left to the browser. */
export function useNavigation(): void {
  useEffect(() => {
    isLeaving = false
    document.addEventListener('click', onClick)
    Router.events.on('routeChangeError', onRouteError)
    Router.beforePopState(onPopState)
    return () => {
      document.removeEventListener('click', onClick)
      Router.events.off('routeChangeError', onRouteError)
      Router.beforePopState(() => true)
    }
  }, [])
}

/** The path in the address bar; undefined on the server, because hosts have one file for all missing pages. */
export function useAddressPath(): string | undefined {
  const { asPath } = useRouter()
  const [path, setPath] = useState<string>()
  useEffect(() => setPath(asPath.replace(/[?#].*/, '')), [asPath])
  return path
}

/** Removes the hash first and restores it last: the router would not load an address that differs only in its hash. */
async function openPageOfAddress(): Promise<void> {
  const { asPath } = Router
  const [path = '', hash] = asPath.split('#')
  if (hash) await Router.replace(path)
  await Router.replace(path)
  if (hash) await Router.replace(asPath)
}

/** Opens the page of the address in a document that the worker has emptied; reloads if the reader went back before the scripts ran. */
export function useAddressCheck({ slug, template }: Pick<SitePage, 'slug' | 'template'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at load only
  useEffect(() => {
    if ('shell' in document.documentElement.dataset) openPageOfAddress().catch(report)
    else if (template !== 'not-found' && pagePath(location) !== slug && mayReload()) leaveFor(location)
  }, [])
}
