import { useEffect } from 'react'
import { replaceQuery } from './address-query'

/** Browsers allow few changes of the address a second. */
const ADDRESS_PAUSE_MS = 300

/**
 * Lets the address follow, after a pause, so that a link leads to what is shown.
 * @param search the query, with its question mark
 */
export function useAddressQuery(search: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (search !== location.search) replaceQuery(search)
    }, ADDRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search])
}
