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

/** Replaces the address without a new history entry. The router's state is updated too, for going back and forward. */
function replaceAddress(address: string): void {
  history.replaceState({ ...history.state, as: address }, '', address)
}

/**
 * Replaces the query of the page's address without a new history entry, so that going back and forward restores it.
 * @param search with its question mark
 */
export const replaceQuery = (search: string): void => replaceAddress(`${location.pathname}${search}${location.hash}`)

/** Takes the fragment out of the page's address, once it has been read. */
export const removeFragment = (): void => replaceAddress(location.pathname + location.search)
