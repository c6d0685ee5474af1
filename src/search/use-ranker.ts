import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { loadRanker, type Ranker } from './rank/load-ranker'

/**
 * The index of a language, once it is there.
 * @param locale the language of the page
 * @returns undefined while it is fetched, `failed` when it cannot be
 */
export function useRanker(locale: Locale): Ranker | 'failed' | undefined {
  const [ranker, setRanker] = useState<Ranker | 'failed'>()
  useEffect(() => {
    loadRanker(locale).then(setRanker, (error: unknown) => {
      console.error(error)
      setRanker('failed')
    })
  }, [locale])
  return ranker
}
