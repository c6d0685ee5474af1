import { listen } from '@/lib/listen'
import { addToHead } from '@/lib/load'
import { SITE } from '@/site/site'
import { ANALYTICS_BATCH_DELAY_MS, ANALYTICS_BATCH_SIZE } from '@/site/timings'

export type AnalyticsSettings = { id: string; debug: boolean; host: string }

type ProviderWindow = { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>

const providerWindow = (): ProviderWindow => window as unknown as ProviderWindow

/** Keeps our cookies apart from those of other projects on the same origin. */
const COOKIES = { cookie_prefix: SITE.product, cookie_path: `${SITE.base}/` }

/** The provider's scripts; debug adds Google's Tag Assistant, which shows what is sent. */
const trackerScripts = ({ id, debug, host }: AnalyticsSettings): string[] => {
  const query = `id=${encodeURIComponent(id)}`
  const script = `${host}/gtag/js?${query}`
  return debug ? [`${host}/debug/bootstrap?${query}&src=GTAG&cond=5`, script] : [script]
}

/** The provider only accepts the `arguments` object itself, not an array. */
function callProvider(..._args: unknown[]): void {
  const layer = providerWindow()
  layer.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the provider's protocol
  layer.dataLayer.push(arguments)
}

function loadScript(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return
  const warn = () => console.warn('Analytics: the script of the provider is blocked (an ad blocker?); no hit is sent.')
  void addToHead(Object.assign(document.createElement('script'), { async: true, src }), src).catch(warn)
}

/** The `Domain` attribute for every domain that a cookie of this document may be set for. */
const domainAttributes = (): string[] => {
  const parts = location.hostname.split('.')
  return ['', ...parts.map((_, at) => `; Domain=${parts.slice(at).join('.')}`)]
}

function deleteCookie(name: string): void {
  for (const domain of domainAttributes()) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${name}=; Path=${COOKIES.cookie_path}${domain}; Max-Age=0`
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
 * Loads the provider's script and sends page hits in batches: when a batch is full, or after a delay.
 * @returns `add` counts a page view, `addHelpful` a page that helped; `stop` drops the queue, mutes the script and deletes its cookies
 */
export function startTracker(settings: AnalyticsSettings) {
  const { id, debug } = settings
  providerWindow()[`ga-disable-${id}`] = false
  for (const script of trackerScripts(settings)) loadScript(script)
  callProvider('js', new Date())
  callProvider('config', id, { send_page_view: false, debug_mode: debug || undefined, ...COOKIES })
  const queue: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    sendHits(queue.splice(0))
  }
  const add = (path: string) => {
    queue.push(path)
    if (queue.length >= ANALYTICS_BATCH_SIZE) flush()
    else timer ??= setTimeout(flush, ANALYTICS_BATCH_DELAY_MS)
  }
  const addHelpful = (path: string) => callProvider('event', 'page_helpful', { page_path: path })
  const stopListening = listen(window, { pagehide: flush })
  const stop = () => {
    stopListening()
    clearTimeout(timer)
    providerWindow()[`ga-disable-${id}`] = true
    deleteCookies()
  }
  return { add, addHelpful, stop }
}
