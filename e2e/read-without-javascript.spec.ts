import type { Page } from 'playwright/test'
import { withBase } from '@/site/site'
import { clickTopic } from './helpers/open-page'
import { DOC_ROUTES, inLocale, writtenTitle } from './helpers/routes'
import { expect, TESTED_LOCALES, TESTS_ALL, test } from './helpers/test'

test.use({ javaScriptEnabled: false })

/** How many letters of the article are shown, and how many there are; what only scripts can do or show is left out. */
const letters = (page: Page) =>
  page.locator('#article').evaluate((article: HTMLElement) => {
    const count = (text: string | null) => (text ?? '').replace(/\s+/g, '').length
    const alive = article.querySelectorAll('[role="tablist"], button:not([role="tab"]), [hidden]')
    const unused = [...alive].map(({ textContent }) => textContent).join('')
    // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out what is not shown
    return { shown: count(article.innerText), written: count(article.textContent) - count(unused) }
  })

/** Tabs, the grammar of steps, and their list. */
async function expectDetails(page: Page): Promise<void> {
  const panes = page.locator('#article [role="tabpanel"]')
  await expect(panes).toHaveCount(3)
  for (const pane of await panes.all()) {
    await expect(pane.locator('pre')).toBeVisible()
    await expect(pane.locator('.pane-name')).toBeVisible()
  }
  await expect(page.locator('details:not([open]) .grammar').first()).toBeVisible()
  await expect(page.locator('.step-index li')).toHaveCount(71)
  await expect(page.locator('.step-index input')).toBeHidden()
}

for (const locale of TESTED_LOCALES) {
  test(`every ${locale} page shows its whole text: tabs below each other, each under its name, details of steps, images`, async ({
    page,
  }) => {
    for (const route of ['/setup/installation/', '/plugins/rest/', '/plugins/html-reporter/']) {
      const path = inLocale(route, locale)
      await page.goto(withBase(path))
      await expect(page.locator('h1')).toHaveText(writtenTitle(route, locale))
      if (route === '/plugins/rest/') await expectDetails(page)
      await page.locator('details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '')
      })
      await page.locator('.step, .option').evaluateAll((all: HTMLElement[]) => {
        // What is out of view has not been laid out yet.
        for (const each of all) each.style.contentVisibility = 'visible'
      })
      const { shown, written } = await letters(page)
      expect(written, path).toBeGreaterThan(1_000)
      expect(shown, path).toBe(written)
    }
    const image = page.locator('.lazy-image img:visible')
    await expect(image).toHaveCount(1)
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  })

  test(`the ${locale} home page has no field that only a script could read`, async ({ page }) => {
    await page.goto(withBase(inLocale('/', locale)))
    await expect(page.locator('main')).toBeVisible()
    await expect(page.locator('input').filter({ visible: true })).toHaveCount(0)
  })

  test(`links, menu and language of a ${locale} page work`, async ({ page }) => {
    await page.goto(withBase(inLocale('/', locale)))
    await page
      .locator(`main a[href="${withBase(inLocale('/plugins/', locale))}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(withBase(inLocale('/plugins/', locale)))
    await clickTopic(page, inLocale('/setup/usage/', locale))
    await expect(page.locator('h1')).toHaveText(writtenTitle('/setup/usage/', locale))
    await page.locator('a[rel="next"]').click()
    await expect(page).not.toHaveURL(withBase(inLocale('/setup/usage/', locale)))
    const other = locale === 'es' ? 'en' : 'es'
    await page.locator(`header a[hreflang="${other}"]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  })
}

test('on a small screen every page leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const routes = TESTS_ALL ? DOC_ROUTES.filter((each) => each !== '/plugins/') : ['/setup/usage/', '/plugins/email/']
  for (const route of routes) {
    await page.goto(withBase(route))
    await expect(page.locator('#main > nav:last-child a').first()).toBeVisible()
    await expect(page.locator('#main > div:first-child nav a').first()).toBeVisible()
  }
})
