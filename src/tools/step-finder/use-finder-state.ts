import { useRouter } from 'next/router'
import { useCallback, useEffect, useState } from 'react'
import { useAddressQuery } from '@/lib/use-address-query'
import { type FinderState, readFinderState, writeFinderState } from '@/step-language/finder-state'

/** The state of the finder: it begins with the address, the address follows it, and a link to another one leads it. */
export function useFinderState(): [FinderState, (change: Partial<FinderState>) => void] {
  const { events } = useRouter()
  const [state, setState] = useState(() => readFinderState(location.search))
  useAddressQuery(writeFinderState(state))
  useEffect(() => {
    const onArrival = () => setState(readFinderState(location.search))
    events.on('routeChangeComplete', onArrival)
    return () => events.off('routeChangeComplete', onArrival)
  }, [events])
  const change = useCallback((next: Partial<FinderState>) => setState((now) => ({ ...now, ...next })), [])
  return [state, change]
}
