/** @example readQuery('?q=proxy', ['q', 'plugin']) // => { q: 'proxy', plugin: '' } */
export function readQuery<Name extends string>(search: string, names: readonly Name[]): Record<Name, string> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>
}

/** @example writeQuery({ q: 'proxy', plugin: '' }) // => '?q=proxy' */
export function writeQuery(values: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(values).filter(([, value]) => value))
  return params.size > 0 ? `?${params}` : ''
}

/** Builds the fragment that links to the state of a tool. Unlike a query, it reaches no server, referrer or cache. */
export const stateFragment = (values: Record<string, string>): string => writeQuery(values).replace('?', '#')

/** Replaces the current history entry. The router reads `as` when the reader goes back or forward. */
function replaceAddress(address: string): void {
  history.replaceState({ ...history.state, as: address }, '', address)
}

/** Whether a fragment holds the state of a tool: an anchor never contains an equals sign. */
export const isStateFragment = (hash: string): boolean => /^#\w+=/.test(hash)

/** The query in the page's address: its fragment or, in older links, its search part. */
export const addressQuery = (): string => (isStateFragment(location.hash) ? location.hash.slice(1) : location.search)

/** Writes a query into the fragment without adding a history entry. An empty query leaves an anchor alone. */
export function replaceQuery(search: string): void {
  const { pathname, hash, href } = location
  const address = pathname + (search.replace('?', '#') || (isStateFragment(hash) ? '' : hash))
  if (new URL(address, href).href !== href) replaceAddress(address)
}

/** Removes the fragment, once it has been read. */
export const removeFragment = (): void => replaceAddress(location.pathname + location.search)
