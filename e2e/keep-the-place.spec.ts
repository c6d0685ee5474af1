import type { Page } from 'playwright/test'
import { withBase } from '@/site/site'
import { expectSameDocument, followTopic, markDocument, openMenu, openPage } from './helpers/open-page'
import { inLocale } from './helpers/routes'
import { expect, oneOfMany, TESTED_LOCALES, test } from './helpers/test'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

for (const locale of TESTED_LOCALES) {
  test(`a new page in ${locale} begins at its top with the focus, and going back returns to the place that was left`, async ({
    page,
  }) => {
    await openPage(page, inLocale('/plugins/rest/', locale))
    await markDocument(page)
    await scrollTo(page, 1700)
    await expect.poll(() => scrollY(page)).toBe(1700)
    await followTopic(page, inLocale('/plugins/database/', locale))
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(page.locator('#main')).toBeFocused()
    await scrollTo(page, 900)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('REST')
    await expect.poll(() => scrollY(page)).toBe(1700)
    await page.goForward()
    await expect.poll(() => scrollY(page)).toBe(900)
    await expectSameDocument(page)
  })

  test(`going back in ${locale} from a section of a page returns to where its link was`, async ({ page }) => {
    await openPage(page, inLocale('/plugins/rest/', locale))
    await scrollTo(page, 300)
    await page.locator('#contents-list a').nth(3).click()
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1000)
    await page.goBack()
    await expect.poll(() => scrollY(page)).toBe(300)
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
    // So does an address.
    await openPage(page, `${inLocale('/plugins/rest/', locale)}#option-rest.timeout`)
    const option = page.locator('[id="option-rest.timeout"]')
    await expect(option).toBeInViewport()
    expect(await option.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(60)
  })
}

/** The entry at the top of the window, and how far below it, in pixels. */
const place = (page: Page) =>
  page.evaluate(() => {
    const entries = [...document.querySelectorAll('#article :is(.step, .option)')]
    const entry = entries.find((each) => each.getBoundingClientRect().bottom > 100)
    return { id: entry?.id ?? '', top: entry?.getBoundingClientRect().top ?? 0 }
  })

/** The place once the page stands still. */
async function settledPlace(page: Page) {
  const places = [await place(page)]
  await expect
    .poll(async () => {
      places.push(await place(page))
      const [before, now] = places.slice(-2)
      return before?.id === now?.id && before?.top === now?.top
    })
    .toBe(true)
  return place(page)
}

/** Waits until the page stands at a place, give or take a rounded pixel. */
const expectPlace = (page: Page, { id, top }: { id: string; top: number }, when: string) =>
  expect
    .poll(async () => {
      const now = await place(page)
      return now.id === id && Math.abs(now.top - top) <= 2 ? 'there' : `${now.id} at ${now.top}, not ${id} at ${top}`
    }, when)
    .toBe('there')

/** Counts in the document how often the wheel was turned. */
const countTurns = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    addEventListener('wheel', () => (dataset.turns = String(Number(dataset.turns ?? 0) + 1)), { passive: true })
  })

for (const width of [1440, 390])
  test(
    `who comes back to a long page is at the same entry, ${width} wide`,
    oneOfMany(width === 1440),
    async ({ page, reader }) => {
      // A file that is no page names no icon.
      reader.expects(/404/)
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, '/plugins/database/')
      const turns = 20
      await countTurns(page)
      for (let turn = 0; turn < turns; turn += 1) {
        await page.mouse.wheel(0, 900)
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      // A busy browser scrolls later than it is told to.
      await expect(page.locator('html')).toHaveAttribute('data-turns', String(turns))
      await expect.poll(() => scrollY(page)).toBeGreaterThan(10_000)
      const left = await settledPlace(page)
      await page.reload()
      await expectPlace(page, left, 'loaded again')
      await page.goto(withBase('/robots.txt'))
      await page.goBack()
      await expectPlace(page, left, 'back from elsewhere')
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page.locator('header[data-template="home"]')).toBeVisible()
      await page.goBack()
      await expectPlace(page, left, 'back within the site')
    },
  )

test('a linked entry is reached at once, and shown to be the one', async ({ page }) => {
  await openPage(page, '/plugins/database/#step-db.assert.table.exists.row.one.column')
  const entry = page.locator('[id="step-db.assert.table.exists.row.one.column"]')
  await expect(entry).toBeInViewport()
  // Below the header; browsers scroll to whole pixels, and what is above has fractions of them.
  const distance = () => entry.evaluate((element) => Math.abs(element.getBoundingClientRect().top - 84))
  await expect.poll(distance).toBeLessThanOrEqual(1)
  expect(await entry.evaluate((element) => getComputedStyle(element).animationName)).toBe('linked')
})

const SCREENS = [
  { name: 'a wide', width: 1440, atLoad: 'true' },
  { name: 'a small', width: 390, atLoad: 'false' },
]

for (const { name, width, atLoad } of SCREENS)
  test(`on ${name} screen the menu is ${atLoad === 'true' ? 'open' : 'closed'} at load, and so it is on every next page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/setup/usage/')
    const toggle = page.locator('#sidebar-toggle')
    await expect(toggle).toHaveAttribute('aria-expanded', atLoad)
    for (const path of ['/plugins/email/', '/setup/installation/']) {
      await followTopic(page, path)
      await expect(toggle).toHaveAttribute('aria-expanded', atLoad)
    }
    await openMenu(page)
    await page.goBack()
    await expect(toggle).toHaveAttribute('aria-expanded', atLoad)
    // The button shows and hides it.
    await openMenu(page)
    await expect(page.locator('#sidebar')).toBeVisible()
    await page.locator('#sidebar-toggle').click()
    await expect(page.locator('#sidebar')).toBeHidden()
  })
