import { ANALYTICS_PLACEHOLDER } from './analytics-settings'

/* Apart from the settings, which every page loads: this is loaded with the analytics. */

/** What a tracking id means for a build; `missing` and `wrong` are mistakes. @example trackingOf('G-AB12') // => 'on' */
export function trackingOf(id: string): 'off' | 'on' | 'missing' | 'wrong' {
  if (id === ANALYTICS_PLACEHOLDER) return 'off'
  if (!id) return 'missing'
  return /^G-[A-Z0-9]{4,}$/.test(id) ? 'on' : 'wrong'
}
