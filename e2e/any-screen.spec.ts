import type { Page } from 'playwright/test'
import { LOCALES } from '@/i18n/locale'
import { withBase } from '@/site/site'
import { openMenu, openPage } from './helpers/open-page'
import { inLocale, PAGE_TYPES, sitePaths } from './helpers/routes'
import { expect, test } from './helpers/test'

test.use({ serviceWorkers: 'block' })

/** What reaches beyond the right edge, when the page can be scrolled sideways; parts that scroll by themselves may. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element.parentElement),
    )
    return [`${scrollWidth} > ${clientWidth}`, ...beyond.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))]
  })

/** Controls that are smaller than 24 by 24 (WCAG 2.5.8); those of the article may be, when they keep apart: axe checks that. */
const smallTargets = (page: Page) =>
  page.locator('a:visible:not(#article a), button:visible, summary:visible').evaluateAll((all) =>
    all
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(
        ({ element, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 100)}`,
      ),
  )

/** What a reader may ask for (WCAG 1.4.12): more space between lines, letters and words. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

for (const locale of LOCALES)
  test(`no ${locale} page scrolls sideways on a screen of 320`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [
      ...sitePaths().filter((each) => each.startsWith('/en/') === (locale === 'en')),
      inLocale('/404/', locale),
    ]) {
      await page.goto(withBase(path), { waitUntil: 'load' })
      expect.soft(await overflow(page), path).toEqual([])
    }
  })

for (const route of PAGE_TYPES) {
  test(`${route} loses nothing at twice the size, nor with more space between letters`, async ({ page }) => {
    // A screen of 1280 by 800 at 200 % is one of 640 by 400.
    await page.setViewportSize({ width: 640, height: 400 })
    await openPage(page, route)
    expect.soft(await overflow(page)).toEqual([])
    for (const control of await page.locator('.header :is(a, button):visible').all())
      await expect.soft(control).toBeInViewport({ ratio: 1 })
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, SPACED)
    expect.soft(await overflow(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await overflow(page)).toEqual([])
  })

  test(`controls of ${route} are large enough to hit`, async ({ page }) => {
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, route)
      await openMenu(page)
      expect.soft(await smallTargets(page), `${width}`).toEqual([])
    }
  })
}

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/plugins/rest/')
  const moving = await page.locator('*').evaluateAll(
    (all) =>
      all.filter((element) => {
        const { transitionDuration, scrollBehavior } = getComputedStyle(element)
        return Number.parseFloat(transitionDuration) > 0.01 || scrollBehavior === 'smooth'
      }).length,
  )
  expect(moving).toBe(0)
})

test('with forced colours the current heading, the icons and the edges are still there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/plugins/rest/')
  await expect(page.locator('.contents-list .marker')).toBeVisible()
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  for (const icon of await page.locator('.header .icon:visible').all())
    expect(await icon.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(ground)
  await expect(page.locator('.chip').first()).not.toHaveCSS('border-top-width', '0px')
})

for (const theme of ['bright', 'dark'])
  test(`a page printed from ${theme} holds its text on white, and no frame`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await openPage(page, '/plugins/rest/')
    await page.emulateMedia({ media: 'print' })
    for (const selector of ['.header', '#sidebar', '.contents-list', '.page-foot', '.neighbours', '[role="tablist"]'])
      for (const part of await page.locator(selector).all()) await expect(part).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const pane of await page.locator('#article [role="tabpanel"]').all()) await expect(pane).toBeVisible()
    const closed = page.locator('details.example:not([open]) pre').first()
    expect(await closed.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(10)
  })

for (const [from, to] of [
  [768, 1280],
  [1440, 768],
] as const)
  test(`a window that is turned from ${from} to ${to} with its menu open shows the page`, async ({ page }) => {
    await page.setViewportSize({ width: from, height: 900 })
    await openPage(page, '/plugins/rest/')
    await openMenu(page)
    await page.setViewportSize({ width: to, height: 900 })
    await expect(page.locator('#sidebar-toggle')).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('#content')).not.toHaveAttribute('inert')
    await page.getByRole('link', { name: '71 pasos' }).click()
    await expect(page).toHaveURL(/#pasos$/)
  })
