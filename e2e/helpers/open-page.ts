import { expect, type Locator, type Page } from 'playwright/test'
import { withBase } from '@/site/site'

/** Waits until the scripts of a page have taken over: only then do clicks stay in the site without a load. */
export async function expectReady(page: Page): Promise<void> {
  // It is `auto` in the document that the host sends.
  await page.waitForFunction(() => /open|closed/.test(document.getElementById('sidebar')?.dataset.state ?? ''))
}

/**
 * Opens a page by its address, as a reader who follows a link from elsewhere.
 * @param path a path of the site
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(withBase(path))
  await expectReady(page)
}

/** Waits until the browser has painted the page and has nothing more to do for it. */
export const expectIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())))
      }),
  )

/** Marks the document, so that a test can tell whether it was loaded anew. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))

/** The document is the one that was marked: the reader moved within it. */
export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-marked', '')

/** Shows the menu, if it is hidden. Just after the load it may have opened by itself in the meantime, and a click closes it: once more. */
export async function openMenu(page: Page): Promise<void> {
  const toggle = page.locator('#sidebar-toggle')
  await expect(async () => {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 })
  }).toPass()
}

/** Makes the window as narrow as a phone; the menu, which would cover the page there, has closed afterwards. */
export async function makeNarrow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await expect(page.locator('#sidebar-toggle')).toHaveAttribute('aria-expanded', 'false')
}

/** Waits until the reader has arrived at a path: the head is that of its page, or of the not-found page. */
export async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === withBase(path))
  await expect(page.locator(`link[rel="canonical"][href$="${withBase(path)}"], meta[name="robots"]`)).toHaveCount(1)
  await expectReady(page)
}

/**
 * The link to a page in the menu, whose section is opened for it.
 * @param path a path of the site
 */
export async function topicLink(page: Page, path: string): Promise<Locator> {
  const link = page.locator(`.topic a[href="${withBase(path)}"]`)
  const section = page.locator('#sidebar details', { has: link })
  if ((await section.getAttribute('open')) === null) await section.locator('summary').click()
  return section.locator(link)
}

/** Follows a topic of the menu. */
export const clickTopic = (page: Page, path: string): Promise<void> =>
  topicLink(page, path).then((link) => link.click())

/**
 * Follows a topic of the menu and arrives there.
 * @param path a path of the site
 */
export async function followTopic(page: Page, path: string): Promise<void> {
  await openMenu(page)
  await clickTopic(page, path)
  await expectArrival(page, path)
}
