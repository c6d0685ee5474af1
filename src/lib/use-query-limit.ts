import { useState } from 'react'

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
