/** The id that means "no tracking": the specification's placeholder. */
export const ANALYTICS_PLACEHOLDER = 'G-XXXXXXXXXX'

/** The settings of the tracker, from the environment of the build; the provider is Google's gtag. */
export const ANALYTICS = {
  id: process.env.NEXT_PUBLIC_ANALYTICS_ID ?? ANALYTICS_PLACEHOLDER,
  debug: process.env.NEXT_PUBLIC_ANALYTICS_DEBUG === 'true',
  host: 'https://www.googletagmanager.com',
} as const
