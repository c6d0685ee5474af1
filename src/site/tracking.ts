import { ANALYTICS_PLACEHOLDER } from './analytics-settings'

/* Apart from the settings, which every page loads: this is loaded with the analytics. */

/** `missing` and `wrong` are mistakes in the settings; nothing is tracked then, either. */
type Tracking = 'off' | 'on' | 'missing' | 'wrong'

/** What a tracking id means for a build. @example trackingOf('G-AB12') // => 'on' */
export function trackingOf(id: string): Tracking {
  if (id === ANALYTICS_PLACEHOLDER) return 'off'
  if (!id) return 'missing'
  return /^G-[A-Z0-9]{4,}$/.test(id) ? 'on' : 'wrong'
}
