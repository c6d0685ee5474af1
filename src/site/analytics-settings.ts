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
