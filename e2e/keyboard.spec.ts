import type { Page } from 'playwright/test'
import { LANGUAGE_OFFER } from '@/i18n/notice-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { expectIdle, openPage } from './helpers/open-page'
import { inLocale, PAGE_TYPES } from './helpers/routes'
import { expect, oneOfMany, test } from './helpers/test'

/** A place that the keyboard has reached: whether it is seen, and what is painted over it. */
interface Stop {
  name: string
  isInContent: boolean
  isVisible: boolean
  isCovered: boolean
  hasRing: boolean
}

/** Notes every stop of the keyboard on the pages that are opened from now on. */
const noteStops = (page: Page) =>
  page.addInitScript(() => {
    const stops: (Stop | undefined)[] = []
    Object.assign(window, { stops })
    const stopAt = (element: Element): Stop => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
      const header = document.querySelector('header')
      const offer = document.querySelector('[data-offer]')
      const bar = offer?.contains(element) ? undefined : offer?.getBoundingClientRect()
      const isBelowBar = bar !== undefined && bottom > bar.top + 1 && right > bar.left + 1
      const isInFrame = Boolean(
        element.closest('header, [href="#main"], [href="#contents-list"], #sidebar, #contents-list, dialog'),
      )
      const covered = isInFrame ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
      return {
        name: `${element.tagName} ${element.id} ${element.textContent?.slice(0, 30) ?? ''}`,
        isInContent: element.closest('#content') !== null,
        isVisible: width > 0 && height > 0 && top + height > covered && top < innerHeight && left < innerWidth,
        isCovered: (top < covered - 1 || isBelowBar) && height < 200,
        hasRing: getComputedStyle(element).outlineStyle !== 'none',
      }
    }
    addEventListener('keyup', ({ key }) => {
      const { activeElement } = document
      if (key === 'Tab')
        stops.push(activeElement && activeElement !== document.body ? stopAt(activeElement) : undefined)
    })
  })

/** More than a page has. */
const MOST_STOPS = 120

/** Presses a key many times; where it led, with nothing where the focus left the page. */
async function pressTimes(page: Page, key: string, times: number): Promise<(Stop | undefined)[]> {
  await page.evaluate(() => {
    ;(window as unknown as { stops: Stop[] }).stops.length = 0
  })
  for (let step = 0; step < times; step += 1) await page.keyboard.press(key)
  return page.evaluate(() => (window as unknown as { stops: (Stop | undefined)[] }).stops)
}

/** The stops up to the end of the page. */
async function tabThrough(page: Page, key: string, times: number): Promise<Stop[]> {
  const stops = await pressTimes(page, key, times)
  const end = stops.indexOf(undefined)
  return stops.slice(0, end < 0 ? stops.length : end).flatMap((stop) => stop ?? [])
}

/** Stops that a reader does not see. */
const lostOf = (stops: Stop[]) =>
  stops.filter(({ isVisible, isCovered, hasRing }) => !isVisible || isCovered || !hasRing)

for (const route of PAGE_TYPES)
  test(
    `the first stop of ${route} leads to its content, whose stops can be seen, and on a small screen those of its header`,
    oneOfMany(route === '/plugins/rest/'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await noteStops(page)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await openPage(page, inLocale(route, 'en'))
        if (width === 1440) {
          await page.keyboard.press('Tab')
          await expect(page.getByRole('link', { name: SHELL_STRINGS.en.skip })).toBeInViewport()
          await page.keyboard.press('Enter')
          await expect(page.locator('#main')).toBeFocused()
        }
        const stops = [...(await tabThrough(page, 'Tab', 25)), ...(await tabThrough(page, 'Shift+Tab', 15))]
        expect(stops.length, `${width}`).toBeGreaterThan(6)
        expect(stops[0]?.isInContent, `${width}`).toBe(width === 1440)
        expect(lostOf(stops), `${width}`).toEqual([])
      }
    },
  )

test('a reader can go through a whole page, its header and menu included, see every stop and leave it: there is no trap', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteStops(page)
  await openPage(page, '/en/plugins/cucumber-exporter/')
  const stops = await tabThrough(page, 'Tab', MOST_STOPS)
  expect(stops.length).toBeGreaterThan(20)
  expect(stops.length).toBeLessThan(MOST_STOPS)
  expect(lostOf(stops)).toEqual([])
})

test('Escape closes the menu of a small screen, and the focus goes back to its button', async ({ page }) => {
  await noteStops(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/setup/usage/')
  const toggle = page.getByRole('button', { name: SHELL_STRINGS.es.openMenu })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#sidebar :focus')).toBeInViewport()
  const stops = await pressTimes(page, 'Tab', MOST_STOPS)
  expect(stops).toHaveLength(MOST_STOPS)
  expect(stops.filter((stop) => stop?.isInContent)).toEqual([])
  await page.locator('#sidebar a').nth(3).focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('#sidebar')).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('reaching the header does not move the page', async ({ page }) => {
  await openPage(page, '/plugins/rest/')
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  for (const control of await page.locator('header :is(a, button):visible').all()) {
    await control.evaluate((element) => element.focus())
    await expectIdle(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(1500)
  }
})

test('links, buttons and tabs work with the keyboard', async ({ page }) => {
  await openPage(page, '/plugins/rest/')
  await page.getByRole('button', { name: SHELL_STRINGS.es.useDark }).press('Enter')
  await expect(page.locator('body')).toHaveClass('dark')
  await page.locator('#article details:not([open]) summary').first().press('Enter')
  await page.locator('#contents-list a').nth(3).press('Enter')
  await expect(page).toHaveURL(/#/)
  await page.locator('#sidebar summary').first().press('Enter')
  await page.locator('#sidebar .topic a').first().press('Enter')
  await expect(page).toHaveURL(/what-is-wakamiti/)
  await expect(page.locator('#main')).toBeFocused()
})

test('the line that offers English covers nothing that the keyboard reaches', async ({ browser }) => {
  for (const width of [1440, 390]) {
    const viewport = { width, height: 800 }
    const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', viewport })
    await noteStops(page)
    await openPage(page, '/')
    await page.getByRole('link', { name: LANGUAGE_OFFER.readInEnglish }).waitFor()
    expect(lostOf(await tabThrough(page, 'Tab', 60)), `${width}`).toEqual([])
    await page.close()
  }
})
