import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { ROUTES } from '@/site/routes'
import { withBase } from '@/site/site'
import { type Bench, runBench } from './run-bench'

/*
 * npm run bench:pages
 *
 * Prints what a first visit to pages of the last build takes on a phone, and the bytes of a session of ten pages. The network
 * and the machine are slowed down as Lighthouse does for phones; times vary with what else the machine does, bytes do not.
 */

const PAGES = ['/', ROUTES.gettingStarted, '/plugins/rest/', '/plugins/database/']

/** The pages of the session, opened by clicks in the menu. */
const SESSION = [
  '/plugins/rest/',
  '/plugins/',
  '/plugins/database/',
  ROUTES.installation,
  ROUTES.configuration,
  '/plugins/email/',
  '/plugins/amqp/',
  ROUTES.dataTypes,
  ROUTES.architecture,
  ROUTES.gettingStarted,
]

const RUNS = 3
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const DESK = { viewport: { width: 1280, height: 800 } }

/** Nothing has been sent for so long: the page has what it needs. */
const QUIET_MS = 1_000
/** What a task takes beyond this blocks the reader. */
const BLOCKING_MS = 50

/** What the browser says about a page: times since the navigation, in milliseconds. */
interface Figures {
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

/** Collects what the browser reports from the first moment of a document on. */
const watchPage = (context: BrowserContext) =>
  context.addInitScript((blockingMs) => {
    const figures = { fcp: 0, lcp: 0, tbt: 0, cls: 0 }
    Object.assign(window, { figures })
    const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') figures.fcp = startTime
    })
    watch('largest-contentful-paint', ({ startTime }) => {
      figures.lcp = startTime
    })
    watch('longtask', ({ startTime, duration }) => {
      // Before there is something to see, nobody is kept waiting by it.
      if (figures.fcp && startTime + duration > figures.fcp) figures.tbt += duration - blockingMs
    })
    watch('layout-shift', ({ value = 0 }) => {
      figures.cls += value
    })
  }, BLOCKING_MS)

/** Waits until the host has sent nothing more for a while. */
async function quiet(page: Page, bytesSent: Bench['bytesSent']): Promise<void> {
  let before = -1
  while (before !== bytesSent()) {
    before = bytesSent()
    await page.waitForTimeout(QUIET_MS)
  }
}

/** Does something in a slow browser without anything in its cache. */
async function inSlowPage<T>(
  { browser }: Bench,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options)
  await watchPage(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return use(page).finally(() => context.close())
}

/** The figures of a first visit, and the bytes that are sent for it. */
const firstVisit = (bench: Bench, path: string): Promise<Figures & { bytes: number }> =>
  inSlowPage(bench, PHONE, async (page) => {
    const before = bench.bytesSent()
    await page.goto(bench.at(path), { waitUntil: 'load' })
    await quiet(page, bench.bytesSent)
    const figures = await page.evaluate(() => (window as unknown as { figures: Figures }).figures)
    return { ...figures, bytes: bench.bytesSent() - before }
  })

/** The bytes of the session: all, and those of the first page. */
const session = (bench: Bench): Promise<{ all: number; first: number }> =>
  inSlowPage(bench, DESK, async (page) => {
    const before = bench.bytesSent()
    const [landing = '', ...rest] = SESSION
    await page.goto(bench.at(landing), { waitUntil: 'load' })
    await quiet(page, bench.bytesSent)
    const first = bench.bytesSent() - before
    for (const path of rest) {
      await page.locator(`#sidebar .topic a[href="${withBase(path)}"]`).click()
      await page.waitForURL(`**${withBase(path)}`)
      await quiet(page, bench.bytesSent)
    }
    return { all: bench.bytesSent() - before, first }
  })

const median = (numbers: number[]): number => numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

runBench(async (bench) => {
  const rows: Record<string, Record<string, string>> = {}
  for (const path of PAGES) {
    const visits: Awaited<ReturnType<typeof firstVisit>>[] = []
    for (let run = 0; run < RUNS; run += 1) visits.push(await firstVisit(bench, path))
    const ms = (name: 'fcp' | 'lcp' | 'tbt') => `${median(visits.map((visit) => visit[name])).toFixed(0)} ms`
    const cls = median(visits.map((visit) => visit.cls)).toFixed(3)
    const bytes = kb(median(visits.map((visit) => visit.bytes)))
    rows[path] = { FCP: ms('fcp'), LCP: ms('lcp'), TBT: ms('tbt'), CLS: cls, bytes }
  }
  console.table(rows)
  const { all, first } = await session(bench)
  console.log(`a session of ${SESSION.length} pages: ${kb(all)}, ${kb(first)} of them for ${SESSION[0]}`)
})
