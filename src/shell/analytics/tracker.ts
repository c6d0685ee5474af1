import { ANALYTICS_BATCH_DELAY_MS, ANALYTICS_BATCH_SIZE } from '@/site/timings'

/** A queue of page hits that are sent in batches. */
interface HitQueue {
  /** Adds the path of a page that was opened. */
  add: (path: string) => void
  /** Sends the waiting hits at once. */
  flush: () => void
}

/**
 * Collects hits and sends them in batches: as soon as there are enough, or after a delay.
 * @param send sends a batch
 * @param size hits in a batch
 * @param delayMs how long the first one waits, in milliseconds
 */
export function createHitQueue(send: (paths: string[]) => void, size: number, delayMs: number): HitQueue {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting
    waiting = []
    if (batch.length > 0) send(batch)
  }
  const add = (path: string) => {
    waiting.push(path)
    if (waiting.length >= size) flush()
    else timer ??= setTimeout(flush, delayMs)
  }
  return { add, flush }
}

/** The analytics settings of a build. */
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
function callProvider(..._args: unknown[]): void {
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
 * Starts the tracker: loads the provider's script and sends page hits in batches.
 * @returns undefined, with a warning, when the id is malformed
 */
export function startTracker(settings: AnalyticsSettings): HitQueue | undefined {
  if (!/^G-[A-Z0-9]{4,}$/.test(settings.id)) {
    console.warn(WRONG_ID)
    return undefined
  }
  loadScript(settings)
  callProvider('js', new Date())
  callProvider('config', settings.id, { send_page_view: false, debug_mode: settings.debug || undefined })
  const send = (paths: string[]) => {
    for (const path of paths)
      callProvider('event', 'page_view', { page_path: path, page_location: location.origin + path })
  }
  const queue = createHitQueue(send, ANALYTICS_BATCH_SIZE, ANALYTICS_BATCH_DELAY_MS)
  // The last hits are sent when the reader leaves.
  window.addEventListener('pagehide', queue.flush)
  return queue
}
