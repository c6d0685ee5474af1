import type { NextRouter } from 'next/router'
import { checkPageData } from '../page-data/fetch-page-data'
import { cachedPageData } from '../page-data/page-data-cache'
import { PageDataError } from '../page-data/page-data-error'
import { pagePath } from './internal-link'

/** What a navigation needs of the browser; given, so that a test can watch it. */
export interface NavigationTools {
  router: Pick<NextRouter, 'push'>
  /** The hash that the document carries. */
  build: string | undefined
  /** Loads an address as the browser does. */
  load: (url: string) => void
}

let newest = 0

/** The page is there and of this build: undefined. Otherwise what is wrong. */
async function problemOf(path: string, build: string | undefined): Promise<PageDataError | undefined> {
  try {
    checkPageData(path, await cachedPageData(path), build)
    return undefined
  } catch (error) {
    if (error instanceof PageDataError) return error
    throw error
  }
}

/**
 * Follows an internal link (spec sections 2 and 8): client-side when the page is of this build, as the not-found page under
 * the asked address when there is none, by a full load in every other case, so that the reader always arrives. The newest
 * click wins.
 * @param url an address of the site
 */
export async function navigate(url: URL, { router, build, load }: NavigationTools): Promise<void> {
  newest += 1
  const turn = newest
  const path = pagePath(url)
  const problem = await problemOf(path, build)
  if (turn !== newest) return
  if (problem && problem.code !== 'INVALID_HASH') console.error(problem.message)
  if (problem?.code === 'NOT_FOUND') await router.push('/404', `${path}${url.search}${url.hash}`)
  else if (problem) load(url.href)
  else await router.push(`${path}${url.search}${url.hash}`)
}
