import { SITE } from '@/site/site'
import { ANALYTICS_BATCH_DELAY_MS, ANALYTICS_BATCH_SIZE } from '@/site/timings'

/**
 * Collects the paths of pages that were opened and sends them in batches: as soon as there are enough, or after a delay; `flush` sends at
 * once what waits, `drop` forgets it.
 */
function createHitQueue(send: (paths: string[]) => void) {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = []
  }
  const flush = () => {
    const batch = waiting
    drop()
    if (batch.length > 0) send(batch)
  }
  const add = (path: string) => {
    waiting.push(path)
    if (waiting.length >= ANALYTICS_BATCH_SIZE) flush()
    else timer ??= setTimeout(flush, ANALYTICS_BATCH_DELAY_MS)
  }
  return { add, flush, drop }
}

export interface AnalyticsSettings {
  id: string
  debug: boolean
  host: string
}

/** Sends page hits until it is stopped. */
export interface Tracker {
  /** Counts a page that was opened, by its path. */
  add: (path: string) => void
  /** Counts a page as helpful. */
  addHelpful: (path: string) => void
  /** What waits is dropped, the provider's script sends nothing more, and its cookies are deleted. */
  stop: () => void
}

type ProviderWindow = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>

const providerWindow = (): ProviderWindow => window as unknown as ProviderWindow

const BLOCKED = 'Analytics: the script of the provider is blocked (an ad blocker?); no hit is sent.'

/** Cookies of this site, told from those of other projects that share its origin. */
const COOKIES = { cookie_prefix: SITE.product, cookie_path: `${SITE.base}/` }

/** The provider's scripts; with debug on there is a second one, which shows what is sent (Google's Tag Assistant). */
const trackerScripts = ({ id, debug, host }: AnalyticsSettings): string[] => {
  const query = `id=${encodeURIComponent(id)}`
  const script = `${host}/gtag/js?${query}`
  return debug ? [`${host}/debug/bootstrap?${query}&src=GTAG&cond=5`, script] : [script]
}

/** The provider reads the arguments object itself, so that it cannot be an array. */
function callProvider(..._args: unknown[]): void {
  const layer = providerWindow()
  layer.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the provider's protocol
  layer.dataLayer.push(arguments)
}

/** Loads a script, once a document. */
function loadScript(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return
  const script = document.createElement('script')
  script.async = true
  script.src = src
  script.onerror = () => console.warn(BLOCKED)
  document.head.append(script)
}

/** Every domain that a cookie of this document may have been set for. */
const domains = (): string[] => {
  const parts = location.hostname.split('.')
  return ['', ...parts.map((_, at) => `; Domain=${parts.slice(at).join('.')}`)]
}

function deleteCookie(name: string): void {
  for (const domain of domains()) {
    const scope = `Path=${COOKIES.cookie_path}${domain}`
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${name}=; ${scope}; Max-Age=0`
  }
}

function deleteCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names) if (name.startsWith(`${COOKIES.cookie_prefix}_ga`)) deleteCookie(name)
}

function sendHits(paths: string[]): void {
  for (const path of paths)
    callProvider('event', 'page_view', { page_path: path, page_location: location.origin + path })
}

/**
 * Starts the tracker: loads the provider's script and sends page hits in batches.
 * @param settings with a well-formed id
 */
export function startTracker(settings: AnalyticsSettings): Tracker {
  const { id, debug } = settings
  providerWindow()[`ga-disable-${id}`] = false
  for (const script of trackerScripts(settings)) loadScript(script)
  callProvider('js', new Date())
  callProvider('config', id, { send_page_view: false, debug_mode: debug || undefined, ...COOKIES })
  const { add, flush, drop } = createHitQueue(sendHits)
  // The last hits are sent when the reader leaves.
  window.addEventListener('pagehide', flush)
  const stop = () => {
    window.removeEventListener('pagehide', flush)
    drop()
    providerWindow()[`ga-disable-${id}`] = true
    deleteCookies()
  }
  const addHelpful = (path: string) => callProvider('event', 'page_helpful', { page_path: path })
  return { add, addHelpful, stop }
}
