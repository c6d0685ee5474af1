import type { Page } from 'playwright/test'
import { LOCALES } from '@/i18n/locale'
import { withBase } from '@/site/site'
import { expectSameDocument, followTopic, markDocument, openMenu, openPage } from './helpers/open-page'
import { inLocale } from './helpers/routes'
import { expect, test } from './helpers/test'

test.use({ serviceWorkers: 'block' })

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

for (const locale of LOCALES) {
  test(`a new page in ${locale} begins at its top, and going back returns to the place that was left`, async ({
    page,
  }) => {
    await openPage(page, inLocale('/plugins/rest/', locale))
    await markDocument(page)
    await scrollTo(page, 1700)
    await expect.poll(() => scrollY(page)).toBe(1700)
    await followTopic(page, inLocale('/plugins/database/', locale))
    await expect.poll(() => scrollY(page)).toBe(0)
    await scrollTo(page, 900)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('REST')
    await expect.poll(() => scrollY(page)).toBe(1700)
    await page.goForward()
    await expect.poll(() => scrollY(page)).toBe(900)
    await expectSameDocument(page)
  })

  test(`a link to a section in ${locale} leads to its heading, below the header, with the focus`, async ({ page }) => {
    await openPage(page, inLocale('/', locale))
    await markDocument(page)
    const link = page.locator(`main a[href^="${withBase(inLocale('/plugins/rest/', locale))}#step-"]`).first()
    const anchor = (await link.getAttribute('href'))?.split('#')[1] ?? ''
    await link.click()
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`))
    const target = page.locator(`[id="${anchor}"]`)
    await expect(target).toBeFocused()
    await expect(target).toBeInViewport()
    const top = await target.evaluate((element) => element.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(60)
    await expectSameDocument(page)
  })

  test(`a ${locale} address with a section opens at it`, async ({ page }) => {
    await openPage(page, `${inLocale('/plugins/rest/', locale)}#option-rest.timeout`)
    const target = page.locator('[id="option-rest.timeout"]')
    await expect(target).toBeInViewport()
    expect(await target.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(60)
  })
}

test('the focus goes along to the beginning of a new page', async ({ page }) => {
  await openPage(page, '/setup/usage/')
  await followTopic(page, '/plugins/rest/')
  await expect(page.locator('h1')).toHaveText('REST')
  await expect(page.locator('#main')).toBeFocused()
})

const SCREENS = [
  { name: 'a wide', width: 1440, atLoad: 'true' },
  { name: 'a small', width: 390, atLoad: 'false' },
]

for (const { name, width, atLoad } of SCREENS) {
  test(`on ${name} screen the menu is ${atLoad === 'true' ? 'open' : 'closed'} at load and closes on every change of page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/setup/usage/')
    const toggle = page.locator('#sidebar-toggle')
    await expect(toggle).toHaveAttribute('aria-expanded', atLoad)
    for (const path of ['/plugins/rest/', '/plugins/', '/setup/installation/']) {
      await followTopic(page, path)
      await expect(page.locator('#sidebar')).toBeHidden()
    }
    await openMenu(page)
    await page.goBack()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  test(`on ${name} screen the button shows and hides the menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/en/setup/usage/')
    await openMenu(page)
    await expect(page.locator('#sidebar')).toBeVisible()
    await page.locator('#sidebar-toggle').click()
    await expect(page.locator('#sidebar')).toBeHidden()
  })
}
