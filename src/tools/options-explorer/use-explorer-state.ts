import { useCallback, useState } from 'react'
import { readQuery, writeQuery } from '@/lib/address-query'
import { useAddressQuery } from '@/lib/use-address-query'

const NAMES = ['q', 'plugin', 'option'] as const

/** What the explorer shows: the filter, and the option that is open. It is the query of the page's address. */
export type ExplorerState = Record<(typeof NAMES)[number], string>

/** The state of the explorer, kept in the address, so that a link leads to the same list. */
export function useExplorerState(): [ExplorerState, (change: Partial<ExplorerState>) => void] {
  const [state, setState] = useState(() => readQuery(location.search, NAMES))
  useAddressQuery(writeQuery(state))
  const change = useCallback((next: Partial<ExplorerState>) => setState((now) => ({ ...now, ...next })), [])
  return [state, change]
}
