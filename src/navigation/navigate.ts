import type { NextRouter } from 'next/router'
import { loadStyleOf } from '@/lib/full-style'
import { isHome, PAGE_ROUTE } from '@/site/routes'
import type { ChunkFailureReason } from './chunk-failure'
import { pagePath } from './internal-link'
import { checkPageData, loadNewPageData, loadPageData, PageDataError, type PageDataErrorCode } from './page-data'

/** What a navigation needs from the browser. */
export interface NavigationTools {
  router: Pick<NextRouter, 'pathname' | 'prefetch'> & {
    /** Shows a page of the document; `address` is that of the page when another one is shown in its place. */
    push: (page: string, address?: string) => Promise<unknown>
  }
  /** The hash of the document. */
  build: string | undefined
  /** Loads a document in full; `code` says why, if the data of the page is the reason. */
  load: (url: string, code?: PageDataErrorCode) => void
}

let newest: URL | undefined

/**
 * Whether the reader has not asked for another page since.
 * @param address of a page that the router opens
 */
export const isNewest = (address: string): boolean => !newest || pagePath(newest) === pagePath(new URL(address, newest))

/** What is wrong with the page at a path; undefined when it is there and of this build. */
async function problemOf(path: string, build: string | undefined): Promise<PageDataError | undefined> {
  try {
    const data = await loadPageData(path)
    // What was fetched before a deployment says nothing about the page of this build.
    checkPageData(path, data.hash === build ? data : await loadNewPageData(path), build)
    return undefined
  } catch (error) {
    if (error instanceof PageDataError) return error
    throw error
  }
}

/** Whether the style of the page at a path is there. */
const isStyled = (path: string): Promise<boolean> =>
  loadStyleOf(isHome(path) ? 'home' : 'doc').then(
    () => true,
    () => false,
  )

/** Why the module of the pages cannot be had. A document that shows a page has it: only the not-found page has to ask. */
const moduleFailure = async (route: string): Promise<ChunkFailureReason | undefined> =>
  route === PAGE_ROUTE
    ? undefined
    : import('./page-scripts').then(
        ({ pageModuleFailure }) => pageModuleFailure(),
        () => undefined,
      )

/**
 * Follows an internal link: client-side when the page is of this build, as the not-found page under the address of the link
 * when there is none or its module is missing, by a full load in every other case, so that the reader always arrives. The newest
 * click wins.
 * @param url an address of the site, an object of its own
 */
export async function navigate(url: URL, { router, build, load }: NavigationTools): Promise<void> {
  newest = url
  const path = pagePath(url)
  const address = `${path}${url.search}${url.hash}`
  // The page and its data are fetched together; a page that turns out to be of another build is dropped.
  router.prefetch(path).catch(() => {})
  const [problem, hasStyle, failure] = await Promise.all([
    problemOf(path, build),
    isStyled(path),
    moduleFailure(router.pathname),
  ])
  if (url !== newest) return
  if (problem && problem.code !== 'INVALID_HASH') console.error(problem.message)
  if (!hasStyle) load(url.href)
  else if (problem?.code === 'NOT_FOUND') await router.push('/404', address)
  else if (problem) load(url.href, problem.code)
  else if (failure === 'missing') await router.push('/404', address)
  else if (failure === 'timeout') load(url.href)
  else await router.push(address)
}
