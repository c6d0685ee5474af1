import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { runMain } from '@/lib/node/command'
import { ROUTES, SITE, withBase } from '@/site/site'
import { PUBLISHED } from '../exported/files'
import { launchOptions } from '../exported/find-browser'
import { serveSite } from '../exported/serve-site'
import { benchTyping } from './typing'

/** The last build as a host serves it, and a browser. */
export interface Site {
  browser: Browser
  at: (path: string) => string
  /** Bytes that the host has sent so far, headers included, to pages and workers. */
  bytesSent: () => number
}

const PAGES = ['/', ROUTES.gettingStarted, '/plugins/rest/', '/plugins/database/']

/** The pages of a session. */
const FIRST_PAGE = '/plugins/rest/'
const OTHER_PAGES = [
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
/** As Lighthouse throttles for phones. Times vary with the load of the machine, bytes do not. */
const CPU_SLOWDOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const DESK = { viewport: { width: 1280, height: 800 } }

/** A page that receives nothing for this long has all it needs. */
const QUIET_MS = 1_000

async function waitUntilQuiet(page: Page, bytesSent: Site['bytesSent']): Promise<void> {
  for (let before = -1; before !== bytesSent(); ) {
    before = bytesSent()
    await page.waitForTimeout(QUIET_MS)
  }
}

async function inThrottledPage<T>(site: Site, options: BrowserContextOptions, use: (page: Page) => Promise<T>) {
  const context = await site.browser.newContext(options)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return use(page).finally(() => context.close())
}

const REPORTED = ['longtask', 'layout-shift', 'largest-contentful-paint']

/** The metrics of a page since the navigation, in milliseconds. */
const figuresOf = (page: Page) =>
  page.evaluate(async (types) => {
    // No named functions here: the transpiler would call a helper that the page does not have.
    const [tasks = [], shifts = [], paints = []] = await Promise.all(
      types.map(
        (type) =>
          new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
            // Nothing is reported of a type that has no entries.
            setTimeout(() => resolve([]), 500)
          }),
      ),
    )
    const FCP = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return {
      FCP,
      LCP: paints.at(-1)?.startTime ?? 0,
      // Only after the first paint is anybody kept waiting, by what a task takes beyond 50 ms.
      TBT: tasks.reduce((sum, { startTime, duration }) => sum + (startTime + duration > FCP ? duration - 50 : 0), 0),
      CLS: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    }
  }, REPORTED)

const firstVisit = (site: Site, path: string) =>
  inThrottledPage(site, PHONE, async (page) => {
    const before = site.bytesSent()
    await page.goto(site.at(path), { waitUntil: 'load' })
    await waitUntilQuiet(page, site.bytesSent)
    return { bytes: site.bytesSent() - before, ...(await figuresOf(page)) }
  })

async function openInMenu(page: Page, path: string): Promise<void> {
  const section = page.locator('#sidebar details', { has: page.locator(`.topic a[href="${withBase(path)}"]`) })
  const link = section.locator(`a[href="${withBase(path)}"]`)
  if (!(await link.isVisible())) await section.locator('summary').click()
  await link.click()
}

const sessionBytes = (site: Site): Promise<number> =>
  inThrottledPage(site, DESK, async (page) => {
    const before = site.bytesSent()
    await page.goto(site.at(FIRST_PAGE), { waitUntil: 'load' })
    for (const path of OTHER_PAGES) {
      await waitUntilQuiet(page, site.bytesSent)
      await openInMenu(page, path)
      await page.waitForURL(`**${withBase(path)}`)
    }
    await waitUntilQuiet(page, site.bytesSent)
    return site.bytesSent() - before
  })

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

async function benchPages(site: Site): Promise<void> {
  const rows: Record<string, Record<string, string>> = {}
  for (const path of PAGES) {
    const visits: Awaited<ReturnType<typeof firstVisit>>[] = []
    for (let run = 0; run < RUNS; run += 1) visits.push(await firstVisit(site, path))
    const medianOf = (name: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[name]))
    const ms = (name: 'FCP' | 'LCP' | 'TBT') => `${medianOf(name).toFixed(0)} ms`
    const [CLS, bytes] = [medianOf('CLS').toFixed(3), kb(medianOf('bytes'))]
    rows[path] = { FCP: ms('FCP'), LCP: ms('LCP'), TBT: ms('TBT'), CLS, bytes }
  }
  console.table(rows)
  console.log(`a session of ${1 + OTHER_PAGES.length} pages: ${kb(await sessionBytes(site))}`)
}

/** Of first visits on a phone and the bytes of a session, and of keystrokes in the fields of tools. */
const BENCHES: Record<string, (site: Site) => Promise<void>> = {
  pages: benchPages,
  search: benchTyping('search'),
  finder: benchTyping('finder'),
  'feature-check': benchTyping('feature-check'),
}

async function bench(names: string[]): Promise<void> {
  if (names.length === 0 || names.some((name) => !(name in BENCHES)))
    throw new Error(`Name benchmarks: npm run bench -- ${Object.keys(BENCHES).join(' ')}`)
  const server = await serveSite(PUBLISHED, 0, join(tmpdir(), `wakamiti-site-${process.pid}`))
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch(launchOptions())
  const bytesSent = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
  const at = (path: string) => `http://localhost:${port}${SITE.base}${path}`
  try {
    for (const name of names) await BENCHES[name]?.({ browser, at, bytesSent })
  } finally {
    await browser.close()
    server.close()
  }
}

void runMain(() => bench(process.argv.slice(2)))
