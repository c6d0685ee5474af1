/** Hosts that rarely have TLS: `localhost`, an IP address, or a port that does not end in 443. */
const PLAIN_HOST = /^(localhost|[\w.-]+:(?!\d*443\b)\d+|\d{1,3}(\.\d{1,3}){3})(?=[:/]|$)/i
/** A scheme with missing or wrong separators. */
const BROKEN_SCHEME = /^(https?|ftp)(?::?[/\\]{1,3}|:(?=[^\d/]))/i

/**
 * Completes and lowercases the scheme of an address; without one: `usual`, else `http` if the host rarely has TLS.
 * @example correctAddress('localhost:8080') // => 'http://localhost:8080'
 */
export function correctAddress(address: string, usual?: string): string {
  const whole = address.replace(BROKEN_SCHEME, '$1://')
  if (/^[a-z]+:\/\//i.test(whole)) return whole.replace(/^[A-Z]+/i, (scheme) => scheme.toLowerCase())
  return `${usual ?? (PLAIN_HOST.test(whole) ? 'http' : 'https')}://${whole.replace(/^:?\/+/, '')}`
}
