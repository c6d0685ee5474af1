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
 * Replaces the query of the page's address without a new history entry. The router's state is updated too, so that going
 * back and forward restores the query.
 * @param search with its question mark
 */
export function replaceQuery(search: string): void {
  const address = `${location.pathname}${search}${location.hash}`
  history.replaceState({ ...history.state, as: address }, '', address)
}
