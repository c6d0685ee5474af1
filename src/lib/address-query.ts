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

/** Builds the fragment of a link to a tool: what the tool is to show is then in no request, no referrer and no cache. */
export const writeState = (values: Record<string, string>): string => writeQuery(values).replace('?', '#')

/** Replaces the address without a new history entry. The router's state is updated too, for going back and forward. */
function replaceAddress(address: string): void {
  history.replaceState({ ...history.state, as: address }, '', address)
}

/** Whether a fragment is the state of a tool: no anchor has an equals sign. */
export const isState = (hash: string): boolean => /^#\w+=/.test(hash)

/** The query that the page's address holds: in its fragment, or before it in a link that is older than that. */
export const addressQuery = (): string => (isState(location.hash) ? location.hash.slice(1) : location.search)

/** Puts a query into the fragment of the address, without a new history entry. An anchor stays while the query is empty. */
export function replaceQuery(search: string): void {
  const { pathname, hash, href } = location
  const address = pathname + (search.replace('?', '#') || (isState(hash) ? '' : hash))
  if (new URL(address, href).href !== href) replaceAddress(address)
}

/** Takes the fragment out of the page's address, once it has been read. */
export const removeFragment = (): void => replaceAddress(location.pathname + location.search)
