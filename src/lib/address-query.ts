import { useCallback, useEffect, useState } from 'react'
import { listen } from './listen'

/**
 * Reads named parameters of a query string; a missing one is empty.
 * @example readQuery('?q=proxy', ['q', 'plugin']) // => { q: 'proxy', plugin: '' }
 */
export function readQuery<Name extends string>(search: string, names: readonly Name[]): Record<Name, string> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>
}

/**
 * Builds a query string from the values that are not empty.
 * @example writeQuery({ q: 'proxy', plugin: '' }) // => '?q=proxy'
 */
export function writeQuery(values: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(values).filter(([, value]) => value))
  return params.size > 0 ? `?${params}` : ''
}

/**
 * Builds the fragment of a link to a tool: what it is to show is in no request, no referrer and no cache.
 * @example writeState({ q: 'proxy' }) // => '#q=proxy'
 */
export const writeState = (values: Record<string, string>): string => writeQuery(values).replace('?', '#')

/** Replaces the address without a new history entry. The router's state is updated too, for going back and forward. */
function replaceAddress(address: string): void {
  history.replaceState({ ...history.state, as: address }, '', address)
}

/**
 * Whether a fragment is the state of a tool: no anchor has an equals sign.
 * @example isState('#q=proxy') // => true
 */
export const isState = (hash: string): boolean => /^#\w+=/.test(hash)

/** The query that the page's address holds: in its fragment, or before it in a link that is older than that. */
export const addressQuery = (): string => (isState(location.hash) ? location.hash.slice(1) : location.search)

/**
 * Puts a query into the fragment of the page's address without a new history entry, so that going back and forward restores it.
 * An anchor stays while the query is empty.
 * @param search with its question mark, as `writeQuery` makes it
 */
export function replaceQuery(search: string): void {
  const { pathname, hash, href } = location
  const address = pathname + (search.replace('?', '#') || (isState(hash) ? '' : hash))
  if (new URL(address, href).href !== href) replaceAddress(address)
}

/** Takes the fragment out of the page's address, once it has been read. */
export const removeFragment = (): void => replaceAddress(location.pathname + location.search)

/** Browsers limit how often the address may change. */
const ADDRESS_PAUSE_MS = 300

/**
 * The state of a tool, kept in the address, so that a link shows the same.
 * @param read the state that a query stands for; the same function at all times
 * @param write the query of a state, with its question mark
 * @returns the state, a function that changes a part of it, and one to be called when the router has changed the address, of which
 * the browser says nothing
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

/**
 * Refuses a query that is too long, so that the field keeps what it had.
 * @returns whether the last one was refused, and the handler to call instead
 */
export function useQueryLimit(onQuery: (query: string) => void): [isRefused: boolean, ask: (query: string) => void] {
  const [isRefused, setRefused] = useState(false)
  const ask = (query: string) => {
    const isTooLong = query.length > LONGEST_QUERY
    setRefused(isTooLong)
    if (!isTooLong) onQuery(query)
  }
  return [isRefused, ask]
}
