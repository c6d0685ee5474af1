import { ANALYTICS_PLACEHOLDER } from './analytics-settings'

/* Apart from the settings: those are loaded with every page, this with the analytics. */

/** What an id means for a build: `missing` and `wrong` are mistakes, with which nothing is tracked either. */
type Tracking = 'off' | 'on' | 'missing' | 'wrong'

/** Whether the readers of a build may be tracked. @example trackingOf('G-AB12') // => 'on' */
export function trackingOf(id: string): Tracking {
  if (id === ANALYTICS_PLACEHOLDER) return 'off'
  if (!id) return 'missing'
  return /^G-[A-Z0-9]{4,}$/.test(id) ? 'on' : 'wrong'
}
