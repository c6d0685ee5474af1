/**
 * The named values of an address's query; a name that is not there is the empty text.
 * @example readQuery('?q=proxy', ['q', 'plugin']) // => { q: 'proxy', plugin: '' }
 */
export function readQuery<Name extends string>(search: string, names: readonly Name[]): Record<Name, string> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>
}

/**
 * A query with the values that are not empty.
 * @example writeQuery({ q: 'proxy', plugin: '' }) // => '?q=proxy'
 */
export function writeQuery(values: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(values).filter(([, value]) => value))
  return params.size > 0 ? `?${params}` : ''
}

/**
 * Puts a query into the address of the page, without an entry of its own in the history. What the router keeps there is told,
 * so that going back and forward finds the query again.
 * @param search the query, with its question mark
 */
export function replaceQuery(search: string): void {
  const address = `${location.pathname}${search}${location.hash}`
  history.replaceState({ ...history.state, as: address }, '', address)
}
