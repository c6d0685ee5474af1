import { useCallback, useState } from 'react'
import { addressQuery } from '@/lib/address-query'
import { useAddressQuery } from '@/lib/use-address-query'

/**
 * The state of a tool, kept in the address, so that a link shows the same.
 * @param read the state that a query stands for; the same function at all times
 * @param write the query of a state, with its question mark
 * @returns the state, a function that changes a part of it, and one to be called when the router has changed the address
 */
export function useAddressState<State extends object>(
  read: (query: string) => State,
  write: (state: State) => string,
): [state: State, change: (next: Partial<State>) => void, onAddress: () => void] {
  const [state, setState] = useState(() => read(addressQuery()))
  const onAddress = useAddressQuery(
    write(state),
    useCallback(() => setState(read(addressQuery())), [read]),
  )
  const change = useCallback((next: Partial<State>) => setState((now) => ({ ...now, ...next })), [])
  return [state, change, onAddress]
}
