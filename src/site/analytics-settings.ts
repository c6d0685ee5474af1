/** The id that means "no tracking". */
export const ANALYTICS_PLACEHOLDER = 'G-XXXXXXXXXX'

/** Settings of the tracker (Google's gtag), from the environment of the build. */
export const ANALYTICS = {
  id: process.env.NEXT_PUBLIC_ANALYTICS_ID ?? ANALYTICS_PLACEHOLDER,
  debug: process.env.NEXT_PUBLIC_ANALYTICS_DEBUG === 'true',
  host: 'https://www.googletagmanager.com',
} as const
