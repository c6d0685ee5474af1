import { ANALYTICS_BATCH_DELAY_MS, ANALYTICS_BATCH_SIZE } from '@/site/timings'
import { createHitQueue, type HitQueue } from './hit-queue'

/** What the build was told about analytics. */
export interface AnalyticsSettings {
  id: string
  debug: boolean
  host: string
}

type Layer = { dataLayer?: unknown[] }

const WRONG_ID =
  'Analytics: the tracking id is not of the form G-XXXXXXX; no hit is sent. Check NEXT_PUBLIC_ANALYTICS_ID.'
const BLOCKED = 'Analytics: the script of the provider is blocked (an ad blocker?); no hit is sent.'

/** The provider's script; the debug variant writes what it does to the console. */
export const trackerScript = ({ id, debug, host }: AnalyticsSettings): string =>
  `${host}/gtag/js?id=${encodeURIComponent(id)}${debug ? '&gtm_debug=x' : ''}`

/** The provider reads the arguments object itself, so that it cannot be an array. */
function tell(..._words: unknown[]): void {
  const layer = window as Layer
  layer.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the provider's protocol
  layer.dataLayer.push(arguments)
}

function loadScript(settings: AnalyticsSettings): void {
  const script = document.createElement('script')
  script.async = true
  script.src = trackerScript(settings)
  script.onerror = () => console.warn(BLOCKED)
  document.head.append(script)
}

/**
 * Starts the tracker: loads the provider's script and takes page hits in batches.
 * @returns undefined, with a warning, when the id cannot be right
 */
export function startTracker(settings: AnalyticsSettings): HitQueue | undefined {
  if (!/^G-[A-Z0-9]{4,}$/.test(settings.id)) {
    console.warn(WRONG_ID)
    return undefined
  }
  loadScript(settings)
  tell('js', new Date())
  tell('config', settings.id, { send_page_view: false, debug_mode: settings.debug || undefined })
  const send = (paths: string[]) => {
    for (const path of paths) tell('event', 'page_view', { page_path: path, page_location: location.origin + path })
  }
  const queue = createHitQueue(send, ANALYTICS_BATCH_SIZE, ANALYTICS_BATCH_DELAY_MS)
  // The last hits leave with the reader.
  window.addEventListener('pagehide', queue.flush)
  return queue
}
