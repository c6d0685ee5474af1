import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { LOCALES } from '@/i18n/locale'
import { withBase } from '@/site/site'
import { PREFETCH_BUDGET_BYTES, PREFETCH_DELAY_MS } from '@/site/timings'
import { exported } from './helpers/exported'
import { openPage } from './helpers/open-page'
import { inLocale } from './helpers/routes'
import { expect, test } from './helpers/test'

test.use({ serviceWorkers: 'block' })

const dataOf = (path: string) => `${withBase('/assets/data')}${path}index.json`

/** How often the page data of a path was asked for. */
const dataRequests = (requests: string[], path: string) => requests.filter((address) => address.endsWith(dataOf(path)))

/** The whole pages that were asked for, by their files in the export. */
const wholePages = (requests: string[]) =>
  requests.filter((address) => address.includes('/_next/data/')).map((address) => new URL(address).pathname)

const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))

for (const locale of LOCALES)
  test(`a link of a ${locale} page is fetched when it has been in view for 250 ms, and no sooner`, async ({
    page,
    reader,
  }) => {
    const next = inLocale('/plugins/cucumber-exporter/', locale)
    await page.clock.install()
    await page.setViewportSize({ width: 390, height: 700 })
    await openPage(page, inLocale('/plugins/html-reporter/', locale))
    await page.clock.pauseAt(Date.now() + 60_000)
    await scrollTo(page, '.neighbours')
    await page.waitForTimeout(300)
    await page.clock.runFor(PREFETCH_DELAY_MS - 1)
    await page.waitForTimeout(100)
    expect(dataRequests(reader.requests, next)).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => dataRequests(reader.requests, next)).toHaveLength(1)
    await expect.poll(() => wholePages(reader.requests).join()).toContain(`${next.slice(0, -1)}.json`)
  })

test('a link that leaves the view before is not fetched', async ({ page, reader }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 700 })
  await openPage(page, '/plugins/html-reporter/')
  await page.clock.pauseAt(Date.now() + 60_000)
  await scrollTo(page, '.neighbours')
  await page.waitForTimeout(300)
  await page.clock.runFor(PREFETCH_DELAY_MS - 50)
  await scrollTo(page, 'h1')
  await page.waitForTimeout(300)
  await page.clock.runFor(1_000)
  await page.waitForTimeout(100)
  expect(dataRequests(reader.requests, '/plugins/cucumber-exporter/')).toEqual([])
})

test('every path is fetched once, however many links lead to it and however often they come into view', async ({
  page,
  reader,
}) => {
  await openPage(page, '/plugins/')
  for (const selector of ['.neighbours', 'h1', '.neighbours', 'h1']) {
    await scrollTo(page, selector)
    await page.waitForTimeout(PREFETCH_DELAY_MS + 150)
  }
  const data = reader.requests.filter((address) => address.includes('/assets/data/'))
  expect(data.length).toBeGreaterThan(15)
  expect(new Set(data).size).toBe(data.length)
  expect(new Set(wholePages(reader.requests)).size).toBe(wholePages(reader.requests).length)
})

test('pages fetched ahead stay within their budget', async ({ page, reader }) => {
  await openPage(page, '/plugins/')
  await scrollTo(page, '.neighbours')
  await page.waitForTimeout(2_000)
  const sizes = wholePages(reader.requests).map((path) => gzipSync(exported(path.slice(withBase('').length))).length)
  expect(sizes.length).toBeGreaterThan(0)
  // The last page may go over it, because its size is not known before.
  expect(sizes.slice(0, -1).reduce((sum, size) => sum + size, 0)).toBeLessThan(PREFETCH_BUDGET_BYTES)
})

const REACHES: Record<string, (page: Page, selector: string) => Promise<void>> = {
  'pointed at': (page, selector) => page.locator(selector).hover(),
  focused: (page, selector) => page.locator(selector).focus(),
}

for (const [name, reach] of Object.entries(REACHES))
  test(`a link of the menu is fetched whole at once when it is ${name}`, async ({ page, reader }) => {
    await openPage(page, '/setup/usage/')
    await page.waitForTimeout(PREFETCH_DELAY_MS + 150)
    expect(wholePages(reader.requests).join()).not.toContain('/plugins/modbus')
    await reach(page, `#sidebar a[href="${withBase('/plugins/modbus/')}"]`)
    await expect.poll(() => wholePages(reader.requests).join()).toContain('/plugins/modbus.json')
    expect(dataRequests(reader.requests, '/plugins/modbus/')).toHaveLength(1)
  })

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }])
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page, reader }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
      connection,
    )
    await openPage(page, '/plugins/')
    await page.locator('.plugin-grid a').first().hover()
    await page.waitForTimeout(PREFETCH_DELAY_MS + 300)
    expect(reader.requests.filter((address) => /\/assets\/data\/|\/_next\/data\//.test(address))).toEqual([])
  })
