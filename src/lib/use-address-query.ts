import { useCallback, useEffect, useState } from 'react'
import { addressQuery, isState, replaceQuery } from './address-query'
import { listen } from './listen'

/** Browsers limit how often the address may change. */
const ADDRESS_PAUSE_MS = 300

/**
 * The state of a tool, kept in the address, so that a link shows the same.
 * @param read the state that a query stands for; the same function at all times
 * @param write the query of a state, with its question mark
 * @returns the state, a function that changes a part of it, and one to be called when the router has changed the address, for which
 * the browser fires no event
 */
export function useAddressState<State extends object>(
  read: (query: string) => State,
  write: (state: State) => string,
): [state: State, change: (next: Partial<State>) => void, onAddress: () => void] {
  const [state, setState] = useState(() => read(addressQuery()))
  const onAddress = useCallback(() => {
    // An anchor says nothing about the query.
    if (isState(location.hash) || location.hash === '') setState(read(addressQuery()))
  }, [read])
  useEffect(() => listen(window, { hashchange: onAddress }), [onAddress])
  const query = write(state)
  useEffect(() => {
    const { pathname, hash } = location
    const timer = setTimeout(() => {
      // A link may have been followed meanwhile: to the next page, before the tool is gone from the screen, or within this one.
      if (location.pathname === pathname && location.hash === hash) replaceQuery(query)
    }, ADDRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query])
  const change = useCallback((next: Partial<State>) => setState((now) => ({ ...now, ...next })), [])
  return [state, change, onAddress]
}

/** Characters of a query: no sentence is that long, an address has to stay short, and megabytes would block the page. */
export const LONGEST_QUERY = 500

/** Refuses a query that is too long: the field keeps what it had. @returns also whether the last one was refused */
export function useQueryLimit(onQuery: (query: string) => void): [isRefused: boolean, ask: (query: string) => void] {
  const [isRefused, setRefused] = useState(false)
  const ask = (query: string) => {
    const isTooLong = query.length > LONGEST_QUERY
    setRefused(isTooLong)
    if (!isTooLong) onQuery(query)
  }
  return [isRefused, ask]
}
