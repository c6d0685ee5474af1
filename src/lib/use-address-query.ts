import { useCallback, useEffect, useState } from 'react'
import { addressQuery, isStateFragment, replaceQuery } from './address-query'
import { listen } from './listen'

/** Browsers limit how often the address may change. */
const ADDRESS_PAUSE_MS = 300

/**
 * Keeps the state of a tool in the address, so that a link shows the same.
 * @param read parses a query; has to be stable @param write formats one, with its question mark
 * @returns the state, its setter, and what to call after the router has changed the address, as the browser fires no event for it
 */
export function useAddressState<State extends object>(
  read: (query: string) => State,
  write: (state: State) => string,
): [state: State, change: (next: Partial<State>) => void, onAddress: () => void] {
  const [state, setState] = useState(() => read(addressQuery()))
  const onAddress = useCallback(() => {
    // An anchor leaves the state as it is.
    if (isStateFragment(location.hash) || location.hash === '') setState(read(addressQuery()))
  }, [read])
  useEffect(() => listen(window, { hashchange: onAddress }), [onAddress])
  const query = write(state)
  useEffect(() => {
    const { pathname, hash } = location
    const timer = setTimeout(() => {
      // The reader may have followed a link meanwhile, within this page or to another one while the tool is still shown.
      if (location.pathname === pathname && location.hash === hash) replaceQuery(query)
    }, ADDRESS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query])
  const change = useCallback((next: Partial<State>) => setState((now) => ({ ...now, ...next })), [])
  return [state, change, onAddress]
}

/** In characters: no sentence is longer, addresses have to stay short, and megabytes would block the page. */
export const LONGEST_QUERY = 500

/** Ignores a query that is too long: the field keeps its text. @returns also whether the last one was ignored */
export function useQueryLimit(onQuery: (query: string) => void): [isRefused: boolean, ask: (query: string) => void] {
  const [isRefused, setRefused] = useState(false)
  const ask = (query: string) => {
    const isTooLong = query.length > LONGEST_QUERY
    setRefused(isTooLong)
    if (!isTooLong) onQuery(query)
  }
  return [isRefused, ask]
}
