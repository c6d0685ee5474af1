import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { forgetPagefind, loadPagefind } from './load-pagefind'
import { type PageAnswer, searchPages } from './page-hits'

/** The full-text index is queried after this pause in typing. */
const PAUSE_MS = 80

interface PageState {
  /** The latest answer, possibly to an earlier query. */
  answer?: PageAnswer
  /** The query of the answer. */
  query?: string
  isMissing: boolean
}

const askOnce = async (query: string, locale: Locale): Promise<PageAnswer> =>
  searchPages(await loadPagefind(locale), query)

/** Queries the index, and a freshly loaded one when it fails. */
const askTwice = (query: string, locale: Locale): Promise<PageAnswer> =>
  askOnce(query, locale).catch(() => {
    forgetPagefind(locale)
    return askOnce(query, locale)
  })

/**
 * Queries the full-text index without delaying typing; an empty query only prefetches it.
 */
export function usePageAnswer(query: string, locale: Locale): PageState {
  const [state, setState] = useState<PageState>({ isMissing: false })
  useEffect(() => {
    const asked = query.trim()
    if (!asked) {
      setState(({ isMissing }) => ({ isMissing }))
      loadPagefind(locale).catch(() => undefined)
      return
    }
    let isCancelled = false
    const ask = async () => {
      try {
        const answer = await askTwice(asked, locale)
        if (!isCancelled) setState({ answer, query, isMissing: false })
      } catch (error) {
        console.warn(error)
        if (!isCancelled) setState({ query, isMissing: true })
      }
    }
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [query, locale])
  return state
}
