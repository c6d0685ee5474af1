/** The id that means "no tracking". */
export const ANALYTICS_PLACEHOLDER = 'G-XXXXXXXXXX'

const debug = process.env.NEXT_PUBLIC_ANALYTICS_DEBUG === 'true'

/** Settings of the tracker (Google's gtag), from the environment of the build. Who debugs it expects an id. */
export const ANALYTICS = {
  id: process.env.NEXT_PUBLIC_ANALYTICS_ID ?? (debug ? '' : ANALYTICS_PLACEHOLDER),
  debug,
  host: 'https://www.googletagmanager.com',
} as const

/** Where the reader's answer is stored; the origin is shared with other projects. */
export const CONSENT_KEY = 'wakamiti-analytics'

/** What an id means for a build: `missing` and `wrong` are mistakes, with which nothing is tracked either. */
type Tracking = 'off' | 'on' | 'missing' | 'wrong'

/**
 * Whether the readers of a build may be tracked.
 * @example trackingOf('G-AB12') // => 'on'
 */
export function trackingOf(id: string): Tracking {
  if (id === ANALYTICS_PLACEHOLDER) return 'off'
  if (!id) return 'missing'
  return /^G-[A-Z0-9]{4,}$/.test(id) ? 'on' : 'wrong'
}
