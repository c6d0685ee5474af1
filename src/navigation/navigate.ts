import Router, { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import type { SitePage } from '@/content/site-page'
import { loadStyleOf } from '@/lib/load'
import { PAGE_ROUTE, styleKind, withBase } from '@/site/site'
import { isInternalLink, isPlainClick, linkAt, pagePath, pageProblem } from './page-data'
import { chunkFailure, loadDocument, logChunkFailure, mayReload, pageModuleFailure } from './recovery'

let newest: URL | undefined

/** Whether another document is on its way: until it is there, links are the browser's, so that what is followed at once overtakes it. */
let isLeaving = false

function leaveFor(url: Pick<URL, 'href'>): void {
  isLeaving = true
  loadDocument(url)
}

const isStyled = (path: string): Promise<boolean> =>
  loadStyleOf(styleKind(path)).then(
    () => true,
    () => false,
  )

/**
 * Opens a page: client-side when it is of this build, as the not-found page under its address when there is none or its module is
 * missing, by a full load in every other case, so that the reader always arrives. The newest click wins.
 * @param url an address of the site, an object of its own
 * @param method whether it becomes a new entry of the history, or is one that the reader goes back or forward to
 */
async function navigate(url: URL, method: 'push' | 'replace'): Promise<void> {
  newest = url
  const path = pagePath(url)
  const address = `${path}${url.search}${url.hash}`
  // The page and its data are fetched together; a page that turns out to be of another build is dropped.
  Router.prefetch(path).catch(() => {})
  const [problem, hasStyle, failure] = await Promise.all([
    pageProblem(path, document.documentElement.dataset.build),
    isStyled(path),
    // A document that shows a page has the module of the pages: only the not-found page has to ask.
    Router.pathname === PAGE_ROUTE ? undefined : pageModuleFailure(),
  ])
  if (url !== newest) return
  if (problem && problem.code !== 'INVALID_HASH') console.error(problem.message)
  const isMissing = problem ? problem.code === 'NOT_FOUND' : failure === 'missing'
  // The document may have the page still that the reader goes back to: the router knows, and loads it in full if not.
  const isShown = problem ? method === 'replace' && problem.code === 'FETCH_FAILED' : failure !== 'timeout'
  if (!hasStyle || !(isMissing || isShown)) return leaveFor(url)
  await (isMissing ? Router[method]('/404', address) : Router[method](address))
  isLeaving = false
}

const isCancelled = (error: unknown) => (error as { cancelled?: boolean } | null)?.cancelled

/** Writes an error of the router to the console, unless a newer click has cancelled the navigation. */
function report(error: unknown): void {
  const failure = chunkFailure(error)
  if (failure) logChunkFailure(failure, error)
  else if (!isCancelled(error)) console.error(error)
}

/** Navigates, and marks the page as busy meanwhile; the style sheet shows a bar when it takes long. */
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

/** The page that the router shows: a reader may go back before a component gets to know it. */
const shownPath = (): string => pagePath({ pathname: withBase(Router.asPath.split(/[?#]/)[0] ?? '') })

/** Checks the page that a reader goes back or forward to as one whose link is followed, before the router shows it. */
function isForRouter(): boolean {
  if (pagePath(location) === shownPath()) return true
  open(new URL(location.href), 'replace')
  return false
}

/** An error of the router, which loads the page in full. @throws against that when another page has been asked for since */
function onRouteError(error: unknown, address: string): void {
  if (isCancelled(error)) return
  if (newest && pagePath(newest) !== pagePath(new URL(address, newest)))
    throw Object.assign(error as Error, { cancelled: true })
  isLeaving = true
  report(error)
}

/** Follows internal links and steps through the history without loading the document again; everything else is the browser's. */
export function useNavigation(): void {
  useEffect(() => {
    isLeaving = false
    document.addEventListener('click', onClick)
    Router.events.on('routeChangeError', onRouteError)
    Router.beforePopState(isForRouter)
    return () => {
      document.removeEventListener('click', onClick)
      Router.events.off('routeChangeError', onRouteError)
      Router.beforePopState(() => true)
    }
  }, [])
}

/** The path of the address, as it is; only the browser has it, because a host answers with one file for all that do not exist. */
export function useAddressPath(): string | undefined {
  const { asPath } = useRouter()
  const [path, setPath] = useState<string>()
  useEffect(() => setPath(asPath.replace(/[?#].*/, '')), [asPath])
  return path
}

/** The router takes an address that differs in its hash only for a place in the page: the hash goes first and comes back last. */
async function openPageOfAddress(): Promise<void> {
  const { asPath } = Router
  const [path = '', hash] = asPath.split('#')
  if (hash) await Router.replace(path)
  await Router.replace(path)
  if (hash) await Router.replace(asPath)
}

/**
 * Shows the page of the address where the document was made for another one. Without a network, the worker answers with such a
 * document, emptied, when it has kept a page as data only, so that every page is fetched once: the router opens the page in it.
 * A step through the history may also have changed the address before the scripts were there: the document is reloaded.
 */
export function useAddressCheck({ slug, template }: Pick<SitePage, 'slug' | 'template'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at load only
  useEffect(() => {
    if ('shell' in document.documentElement.dataset) openPageOfAddress().catch(report)
    else if (template !== 'not-found' && pagePath(location) !== slug && mayReload()) leaveFor(location)
  }, [])
}
