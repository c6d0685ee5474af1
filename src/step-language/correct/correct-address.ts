/** Where there is no encryption, as a rule: `localhost`, a port that is not one of HTTPS, an IP address. */
const PLAIN_HOST = /^(localhost|[\w.-]+:(?!\d*443\b)\d+|\d{1,3}(\.\d{1,3}){3})(?=[:/]|$)/i
/** A scheme whose colon or slashes are not all there, or are the wrong ones. */
const BROKEN_SCHEME = /^(https?|ftp)(?::?[/\\]{1,3}|:(?=[^\d/]))/i

/**
 * Completes the scheme of an address and writes it in lower case. One without any gets `https`, or `http` where there is no encryption.
 * @param usual the scheme that one without any gets instead
 * @example correctAddress('localhost:8080') // => 'http://localhost:8080'
 */
export function correctAddress(address: string, usual?: string): string {
  const whole = address.replace(BROKEN_SCHEME, '$1://')
  if (/^[a-z]+:\/\//i.test(whole)) return whole.replace(/^[A-Z]+/i, (scheme) => scheme.toLowerCase())
  return `${usual ?? (PLAIN_HOST.test(whole) ? 'http' : 'https')}://${whole.replace(/^:?\/+/, '')}`
}
