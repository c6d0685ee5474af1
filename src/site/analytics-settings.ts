/** The id that means "no tracking". */
export const ANALYTICS_PLACEHOLDER = 'G-XXXXXXXXXX'

const debug = process.env.NEXT_PUBLIC_ANALYTICS_DEBUG === 'true'

/** Settings of the tracker (Google's gtag), from the build's environment. With `debug` on, a missing id is a mistake. */
export const ANALYTICS = {
  id: process.env.NEXT_PUBLIC_ANALYTICS_ID ?? (debug ? '' : ANALYTICS_PLACEHOLDER),
  debug,
  host: 'https://www.googletagmanager.com',
} as const

/** The storage key of the reader's answer; other projects share the origin. */
export const CONSENT_KEY = 'wakamiti-analytics'
