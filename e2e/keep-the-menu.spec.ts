import type { Page } from 'playwright/test'
import { withBase } from '@/site/site'
import { expectArrival, expectSameDocument, followTopic, markDocument, openPage } from './helpers/open-page'
import { inLocale } from './helpers/routes'
import { shiftsOf, watchShifts } from './helpers/shifts'
import { expect, oneOfMany, TESTED_LOCALES, test } from './helpers/test'

/** From the narrowest screen with a column to the common wide one; from 1200 on there is the contents list, too. */
const WIDTHS = [1024, 1200, 1320, 1440]

const toggle = (page: Page) => page.locator('#sidebar-toggle')

/** Where the header, the menu and the content are, in pixels from the left. */
const columns = (page: Page) =>
  page
    .locator('header [data-search], #sidebar, #content')
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)))

/** Waits for the fonts of the site, which change widths in the header. */
const waitForFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined))

/** Counts what moves outside of the menu, whose topics open and close, however long a page takes. */
const countShifts = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { shifted: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element && !element.closest('#sidebar'))
            (window as unknown as { shifted: string[] }).shifted.push(element.outerHTML.slice(0, 80))
        }
    }).observe({ type: 'layout-shift' })
  })

const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)

for (const width of WIDTHS)
  test(
    `on a screen of ${width} the menu stays open from page to page, and nothing moves beside it`,
    oneOfMany(width === 1024),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, '/plugins/rest/')
      await waitForFonts(page)
      await markDocument(page)
      await countShifts(page)
      const before = await columns(page)
      for (const path of ['/plugins/database/', '/setup/usage/', '/plugins/amqp/']) {
        await followTopic(page, path)
        await expect(page.locator('#sidebar')).toBeVisible()
        await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', withBase(path))
        await expect(page.locator('#sidebar [aria-current="page"]')).toBeInViewport()
        await expect(page.locator('#sidebar .rail [aria-current="true"]')).toHaveCount(1)
        expect(await columns(page)).toEqual(before)
      }
      await page.goBack()
      await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', withBase('/setup/usage/'))
      await expect(page.locator('#sidebar')).toBeVisible()
      expect(await shifted(page)).toEqual([])
      await expectSameDocument(page)
    },
  )

for (const locale of TESTED_LOCALES)
  test(`a menu that the reader has closed on a wide ${locale} page stays closed, also after a reload`, async ({
    page,
  }) => {
    await watchShifts(page)
    await openPage(page, inLocale('/plugins/rest/', locale))
    await toggle(page).click()
    await page.locator('a[rel="next"]').click()
    await expectArrival(page, inLocale('/plugins/database/', locale))
    await expect(page.locator('#sidebar')).toBeHidden()
    // From the top: deep in a page, heights are only known as it scrolls.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.reload()
    await expect(page.locator('#sidebar')).toHaveAttribute('data-state', 'closed')
    expect(await shiftsOf(page)).toEqual([])
    const margins = await page.locator('#content').evaluate((content) => {
      const { left, right } = content.getBoundingClientRect()
      return [left, document.documentElement.clientWidth - right].map(Math.round)
    })
    expect(margins[0], 'the page is in the middle').toBe(margins[1])
    await toggle(page).click()
    await expect(page.locator('#sidebar')).toBeVisible()
  })

for (const path of TESTED_LOCALES.flatMap((locale) => [inLocale('/', locale), inLocale('/404/', locale)]))
  test(`the menu is open when ${path} is loaded on a wide screen, and nothing moves for it`, async ({ page }) => {
    await watchShifts(page)
    await openPage(page, path)
    await expect(page.locator('#sidebar')).toBeVisible()
    await expect(page.locator('#sidebar')).toHaveAttribute('data-state', 'open')
    expect(await shiftsOf(page)).toEqual([])
  })

test('the menu stays as the reader left it between the home page and an article', async ({ page }) => {
  await openPage(page, '/')
  await page.locator('#main > ul a').first().click()
  await expect(page.locator('header[data-template="doc"]')).toBeVisible()
  await expect(page.locator('#sidebar')).toBeVisible()
  await toggle(page).click()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.locator('header[data-template="home"]')).toBeVisible()
  await expect(page.locator('#sidebar')).toBeHidden()
})

for (const width of [1024, 1200, 1440])
  test(
    `on a screen of ${width} the title and the columns of the home page hold beside the open menu`,
    oneOfMany(width === 1024),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, '/')
      await expect(page.locator('#sidebar')).toBeVisible()
      const overflowing = await page
        .locator('#main :is(h1, h1 em, p, li, form, figure, section)')
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            const own = element.getBoundingClientRect()
            const around = element.parentElement?.getBoundingClientRect()
            return around && own.right > around.right + 1 ? [element.outerHTML.slice(0, 80)] : []
          }),
        )
      expect(overflowing).toEqual([])
      const column = await page.locator('#main h1').boundingBox()
      expect(column?.width).toBeGreaterThan(340)
    },
  )

test('just below the width of a column the menu covers the page, and closes with it', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 })
  await openPage(page, '/plugins/rest/')
  await followTopic(page, '/plugins/database/')
  await expect(page.locator('#sidebar')).toBeHidden()
})
