import type { Page } from 'playwright/test'
import { LOCALES } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { openPage } from './helpers/open-page'
import { inLocale, PAGE_TYPES } from './helpers/routes'
import { expect, test } from './helpers/test'

test.use({ serviceWorkers: 'block' })

/** What has the focus: its place on the screen, and what is painted over its middle. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { left, top, width, height } = element.getBoundingClientRect()
    const header = document.querySelector('.header')
    const isInFrame = Boolean(element.closest('.header, .skip-link, #sidebar, .contents-list, dialog'))
    const covered = isInFrame ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
    const { outlineStyle } = getComputedStyle(element)
    return {
      name: `${element.tagName} ${element.id} ${element.textContent?.slice(0, 30) ?? ''}`,
      isVisible: width > 0 && height > 0 && top + height > covered && top < innerHeight && left < innerWidth,
      isCovered: top < covered - 1 && height < 200,
      hasRing: outlineStyle !== 'none',
    }
  })

/** Goes through a page with the Tab key until the focus comes back to its beginning. */
async function tabThrough(page: Page, key: string, limit: number) {
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = []
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

for (const route of PAGE_TYPES)
  for (const width of [1440, 390])
    test(`every stop of the keyboard on ${route} can be seen at ${width}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, inLocale(route, 'en'))
      const stops = [...(await tabThrough(page, 'Tab', 70)), ...(await tabThrough(page, 'Shift+Tab', 30))]
      expect(stops.length).toBeGreaterThan(6)
      expect(stops.filter(({ isVisible, isCovered, hasRing }) => !isVisible || isCovered || !hasRing)).toEqual([])
    })

for (const locale of LOCALES)
  test(`the first stop of a ${locale} page leads to its content`, async ({ page }) => {
    await openPage(page, inLocale('/setup/usage/', locale))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: SHELL_STRINGS[locale].skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)
  })

test('a reader can go through a whole page and leave it: there is no trap', async ({ page }) => {
  await openPage(page, '/plugins/cucumber-exporter/')
  const stops = await tabThrough(page, 'Tab', 250)
  expect(stops.length).toBeGreaterThan(20)
  expect(stops.length).toBeLessThan(250)
})

test('Escape closes the menu of a small screen, and the focus goes back to its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/setup/usage/')
  const toggle = page.getByRole('button', { name: SHELL_STRINGS.es.openMenu })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#sidebar a').first()).toBeFocused()
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#content')))).toBe(false)
  }
  await page.locator('#sidebar a').nth(3).focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('#sidebar')).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('reaching the header does not move the page', async ({ page }) => {
  await openPage(page, '/plugins/rest/')
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  for (const control of await page.locator('.header :is(a, button):visible').all()) {
    await control.evaluate((element) => element.focus())
    await page.waitForTimeout(100)
    expect(await page.evaluate(() => window.scrollY)).toBe(1500)
  }
})

test('links, buttons and tabs work with the keyboard', async ({ page }) => {
  await openPage(page, '/plugins/rest/')
  await page.getByRole('button', { name: SHELL_STRINGS.es.useDark }).press('Enter')
  await expect(page.locator('body')).toHaveClass('dark')
  await page.locator('details:not([open]) summary').first().press('Enter')
  await page.locator('.contents-list a').nth(3).press('Enter')
  await expect(page).toHaveURL(/#/)
  await page.locator('#sidebar .topic a').first().press('Enter')
  await expect(page).toHaveURL(/what-is-wakamiti/)
  await expect(page.locator('#main')).toBeFocused()
})
