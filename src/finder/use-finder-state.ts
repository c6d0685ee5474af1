import { useRouter } from 'next/router'
import { useCallback, useEffect, useState } from 'react'
import { replaceQuery } from '@/lib/address-query'
import { type FinderState, readFinderState, writeFinderState } from './finder-state'

/** The address follows the reader after this pause: browsers allow few changes of it a second. */
const ADDRESS_PAUSE_MS = 300

/** The state of the finder: it begins with the address, the address follows it, and a link to another one leads it. */
export function useFinderState(): [FinderState, (change: Partial<FinderState>) => void] {
  const { events } = useRouter()
  const [state, setState] = useState(() => readFinderState(location.search))
  useEffect(() => {
    const timer = setTimeout(() => {
      const search = writeFinderState(state)
      if (search !== location.search) replaceQuery(search)
    }, ADDRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => {
    const onArrival = () => setState(readFinderState(location.search))
    events.on('routeChangeComplete', onArrival)
    return () => events.off('routeChangeComplete', onArrival)
  }, [events])
  const change = useCallback((next: Partial<FinderState>) => setState((now) => ({ ...now, ...next })), [])
  return [state, change]
}
