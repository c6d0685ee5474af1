/**
 * The address of a repository as it may be printed: without name, password, token and query. What cannot be parsed as an
 * address loses all before its last `@`: passwords that were not percent-encoded break it.
 * @example withoutCredentials('https://writer:secret@example.org/docs.git') // => 'https://example.org/docs.git'
 * @example withoutCredentials('git@example.org:docs.git') // => 'git@example.org:docs.git'
 */
export function withoutCredentials(repository: string): string {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?([\s\S]*)$/i.exec(repository) ?? []
  const user = rest.lastIndexOf('@')
  if (!scheme) return /^[^/@]*:[^/]*@/.test(rest) ? rest.slice(user + 1) : rest
  const host = user < 0 ? rest : rest.slice(user + 1)
  // The user of ssh is no secret, and the address is none without it.
  const name = /^ssh:/i.test(scheme) ? /^[\w.-]+(?=[:@])/.exec(rest.slice(0, user + 1))?.[0] : undefined
  return `${scheme}${name ? `${name}@` : ''}${host.replace(/[?#][\s\S]*$/, '')}`
}
