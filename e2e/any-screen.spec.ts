import type { Page } from 'playwright/test'
import { withBase } from '@/site/site'
import { expectReady, makeNarrow, openMenu, openPage } from './helpers/open-page'
import { PAGE_TYPES, sitePaths, TYPICAL } from './helpers/routes'
import { expect, oneOfMany, TESTED_LOCALES, TESTS_ALL, test } from './helpers/test'

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

/** Opens pages without fetching others ahead: only what is laid out counts. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }))

for (const locale of TESTED_LOCALES)
  test(`no ${locale} page scrolls sideways on a screen of 320`, async ({ page }) => {
    await saveData(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const all = [...sitePaths(), '/404/', '/en/404/'].filter((each) => each.startsWith('/en/') === (locale === 'en'))
    for (const path of TESTS_ALL ? all : PAGE_TYPES) {
      await page.goto(withBase(path), { waitUntil: 'load' })
      expect.soft(await overflow(page), path).toEqual([])
    }
  })

for (const route of PAGE_TYPES)
  test(
    `${route} loses nothing at twice the size or with more space between letters, and its controls are large`,
    oneOfMany(TYPICAL.includes(route)),
    async ({ page }) => {
      await saveData(page)
      await openPage(page, route)
      await openMenu(page)
      expect.soft(await smallTargets(page), '1440').toEqual([])
      await makeNarrow(page, 390)
      await openMenu(page)
      expect.soft(await smallTargets(page), '390').toEqual([])
      await page.setViewportSize({ width: 320, height: 800 })
      expect.soft(await smallTargets(page), '320').toEqual([])
      // A screen of 1280 by 800 at 200 % is one of 640 by 400.
      await page.setViewportSize({ width: 640, height: 400 })
      await page.reload()
      await expectReady(page)
      expect.soft(await overflow(page)).toEqual([])
      for (const control of await page.locator('header :is(a, button):visible').all())
        await expect.soft(control).toBeInViewport({ ratio: 1 })
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, SPACED)
      expect.soft(await overflow(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await overflow(page)).toEqual([])
    },
  )

test('with reduced motion nothing moves by itself; with forced colours the current heading, the icons and the edges are still there', async ({
  page,
}) => {
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

  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.locator('#contents-list li[aria-hidden]')).toBeVisible()
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  for (const icon of await page.locator('header .icon:visible').all())
    expect(
      await icon.evaluate((element) => [
        getComputedStyle(element).color,
        (element as SVGSVGElement).getBBox().width > 0,
      ]),
    ).toEqual([expect.not.stringMatching(ground.replace(/[()]/g, '.')), true])
  await expect(page.locator('.chip').first()).not.toHaveCSS('border-top-width', '0px')
})

/** What is on the screen of a page and not on its paper. */
const FRAME = ['header', '#sidebar', '#contents-list', '#main > footer', '#main > nav:last-child', '[role="tablist"]']

test('a page printed from either theme holds its text on white, and no frame', async ({ page }) => {
  await openPage(page, '/plugins/rest/')
  for (const theme of ['bright', 'dark']) {
    await page.emulateMedia({ media: 'screen' })
    if (theme === 'dark') await page.locator('header button:has([href="#icon-moon"])').click()
    await expect(page.locator('body')).toHaveClass(theme)
    await page.emulateMedia({ media: 'print' })
    for (const selector of FRAME)
      for (const part of await page.locator(selector).all()) await expect(part, theme).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const pane of await page.locator('#article [role="tabpanel"]').all()) await expect(pane, theme).toBeVisible()
    const closed = page.locator('details.more:not([open]) .grammar').first()
    expect(await closed.evaluate((element) => element.getBoundingClientRect().height), theme).toBeGreaterThan(10)
  }
})

test('a window that is turned with its menu open shows the page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openPage(page, '/plugins/rest/')
  for (const [width, isOpen] of [
    [1280, true],
    [768, false],
  ] as const) {
    await openMenu(page)
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('#sidebar-toggle')).toHaveAttribute('aria-expanded', String(isOpen))
    await expect(page.locator('#content')).not.toHaveAttribute('inert')
    await page.getByRole('link', { name: '71 pasos' }).click()
    await expect(page).toHaveURL(/#pasos$/)
  }
})
