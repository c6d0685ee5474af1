import { useCallback, useEffect, useState } from 'react'
import { runInPieces } from '@/lib/run-in-pieces'
import { type Finder, prepareFinder } from '@/step-language/finder'
import { loadCatalogue } from '@/steps/catalogue'

/** The finder, or how far it is. */
export type FinderLoad =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; finder: Finder }

/** Loads the steps once and prepares them in short pieces, so that the reader can type all along. */
export function useFinder(): FinderLoad {
  const [attempt, setAttempt] = useState(0)
  const [load, setLoad] = useState<FinderLoad>({ status: 'loading' })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    let isGone = false
    const settle = (settled: FinderLoad) => !isGone && setLoad(settled)
    settle({ status: 'loading' })
    loadCatalogue()
      .then((catalogue) => runInPieces(prepareFinder(catalogue)))
      .then(
        (finder) => settle({ status: 'ready', finder }),
        (error: unknown) => {
          console.error(error)
          settle({ status: 'failed', retry })
        },
      )
    return () => {
      isGone = true
    }
  }, [attempt, retry])
  return load
}
