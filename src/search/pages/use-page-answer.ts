import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { forgetPagefind, loadPagefind } from './load-pagefind'
import { type PageAnswer, searchPages } from './page-hits'

/** The full-text index is asked after this pause in typing. */
const PAUSE_MS = 80

/** What the text of the pages says about what is typed. */
export interface PageState {
  /** The newest answer, which may be to an earlier query. */
  answer?: PageAnswer
  /** The query that the answer is to. */
  query?: string
  isMissing: boolean
}

const askOnce = async (query: string, locale: Locale): Promise<PageAnswer> =>
  searchPages(await loadPagefind(locale), query)

/** Asks the index, and a new one when it does not answer. */
const askTwice = (query: string, locale: Locale): Promise<PageAnswer> =>
  askOnce(query, locale).catch(() => {
    forgetPagefind(locale)
    return askOnce(query, locale)
  })

/**
 * Asks the full-text index, without ever holding up typing.
 * @param query as typed; nothing is asked for an empty one
 * @param locale the language of the page
 */
export function usePageAnswer(query: string, locale: Locale): PageState {
  const [state, setState] = useState<PageState>({ isMissing: false })
  useEffect(() => {
    const asked = query.trim()
    if (!asked) {
      setState(({ isMissing }) => ({ isMissing }))
      // The index is fetched while the reader makes up their mind.
      loadPagefind(locale).catch(() => undefined)
      return
    }
    let isGone = false
    const ask = async () => {
      try {
        const answer = await askTwice(asked, locale)
        if (!isGone) setState({ answer, query, isMissing: false })
      } catch (error) {
        console.warn(error)
        if (!isGone) setState({ query, isMissing: true })
      }
    }
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [query, locale])
  return state
}
