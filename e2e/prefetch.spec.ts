import { gzipSync } from 'node:zlib'
import type { Locator, Page } from 'playwright/test'
import { withBase } from '@/site/site'
import { PREFETCH_BUDGET_BYTES, PREFETCH_DELAY_MS } from '@/site/timings'
import { exported } from './helpers/exported'
import { openPage, topicLink } from './helpers/open-page'
import { inLocale } from './helpers/routes'
import { expect, oneOfMany, TESTED_LOCALES, test } from './helpers/test'

const dataOf = (path: string) => `${withBase('/assets/data')}${path}index.json`

/** How often the page data of a path was asked for. */
const dataRequests = (requests: string[], path: string) => requests.filter((address) => address.endsWith(dataOf(path)))

/** The whole pages that were asked for, by their files in the export. */
const wholePages = (requests: string[]) =>
  requests.filter((address) => address.includes('/_next/data/')).map((address) => new URL(address).pathname)

/** Scrolls to an element and waits until every observer has been told what is in view. */
const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate(
    (element) =>
      new Promise<void>((done) => {
        element.scrollIntoView({ behavior: 'instant' })
        // Observers are called in the order of their making: after this one, all others have been.
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          done()
        })
        observer.observe(element)
      }),
  )

/** Opens a page with a clock that stands still once everything in view has been there for long. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Lets the time go by for which links have to be in view. */
async function passDelay(page: Page, ms = PREFETCH_DELAY_MS): Promise<void> {
  await page.clock.runFor(ms)
  await page.evaluate(() => undefined)
}

for (const locale of TESTED_LOCALES)
  test(`a link of a ${locale} page is fetched when it has been in view for 250 ms, no sooner, and not when it leaves before`, async ({
    page,
    reader,
  }) => {
    const next = inLocale('/plugins/cucumber-exporter/', locale)
    await page.setViewportSize({ width: 390, height: 700 })
    await openWithClock(page, inLocale('/plugins/html-reporter/', locale))
    await scrollTo(page, '#main > nav:last-child')
    await passDelay(page, PREFETCH_DELAY_MS - 50)
    await scrollTo(page, 'h1')
    await passDelay(page, 1_000)
    await scrollTo(page, '#main > nav:last-child')
    await passDelay(page, PREFETCH_DELAY_MS - 1)
    expect(dataRequests(reader.requests, next)).toEqual([])
    await passDelay(page, 1)
    await expect.poll(() => dataRequests(reader.requests, next)).toHaveLength(1)
    await expect.poll(() => wholePages(reader.requests).join()).toContain(`${next.slice(0, -1)}.json`)
  })

/** How often the requests are counted until nothing new is asked for. */
const COUNT_INTERVALS_MS = [500]

/** Waits until nothing more is asked for. */
async function expectQuiet(requests: string[]): Promise<void> {
  let counted = 0
  const isQuiet = () => {
    const before = counted
    counted = requests.length
    return counted === before
  }
  await expect.poll(isQuiet, { intervals: COUNT_INTERVALS_MS }).toBe(true)
}

test('every path is fetched once, however many links lead to it and however often they come into view', async ({
  page,
  reader,
}) => {
  await openWithClock(page, '/plugins/')
  for (const selector of ['#main > nav:last-child', 'h1', '#main > nav:last-child', 'h1']) {
    await scrollTo(page, selector)
    await passDelay(page)
  }
  const data = () => reader.requests.filter((address) => address.includes('/assets/data/'))
  await expect.poll(() => data().length).toBeGreaterThan(15)
  await expectQuiet(reader.requests)
  expect(new Set(data()).size).toBe(data().length)
  const whole = wholePages(reader.requests)
  expect(new Set(whole).size).toBe(whole.length)
})

test('pages fetched ahead stay within their budget', async ({ page, reader }) => {
  // What was spent is counted from the times of the browser: its clock has to run.
  await openPage(page, '/plugins/')
  await scrollTo(page, '#main > nav:last-child')
  await expect.poll(() => wholePages(reader.requests).length).toBeGreaterThan(0)
  await expectQuiet(reader.requests)
  const sizes = wholePages(reader.requests).map((path) => gzipSync(exported(path.slice(withBase('').length))).length)
  // The last page may go over it, because its size is not known before.
  expect(sizes.slice(0, -1).reduce((sum, size) => sum + size, 0)).toBeLessThan(PREFETCH_BUDGET_BYTES)
})

test('a link of the menu is fetched whole at once when it is pointed at or focused, and not before', async ({
  page,
  reader,
}) => {
  await openWithClock(page, '/setup/usage/')
  const reaches = {
    '/plugins/modbus/': (link: Locator) => link.hover(),
    '/plugins/jacoco/': (link: Locator) => link.focus(),
  }
  for (const [path, reach] of Object.entries(reaches)) {
    expect(wholePages(reader.requests).join()).not.toContain(path.slice(0, -1))
    await reach(await topicLink(page, path))
    await expect.poll(() => wholePages(reader.requests).join()).toContain(`${path.slice(0, -1)}.json`)
    expect(dataRequests(reader.requests, path)).toHaveLength(1)
  }
})

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }])
  test(
    `nothing is fetched ahead with ${JSON.stringify(connection)}`,
    oneOfMany('saveData' in connection),
    async ({ page, reader }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
        connection,
      )
      await openWithClock(page, '/plugins/')
      await page.locator('.plugin-grid a').first().hover()
      await passDelay(page)
      expect(reader.requests.filter((address) => /\/assets\/data\/|\/_next\/data\//.test(address))).toEqual([])
    },
  )
