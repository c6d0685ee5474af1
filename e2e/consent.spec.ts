import { rmSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { Locale } from '@/i18n/locale'
import { CONSENT_STRINGS } from '@/i18n/notice-strings'
import { ANALYTICS, CONSENT_KEY } from '@/site/analytics-settings'
import { violations } from './helpers/axe'
import { makeTrackedBuild } from './helpers/builds'
import type { Host } from './helpers/host'
import { expectIdle, expectReady, followTopic } from './helpers/open-page'
import { reach } from './helpers/reach'
import { inLocale } from './helpers/routes'
import { shiftsOf, watchShifts } from './helpers/shifts'
import { expect, oneOfMany, type Reader, TESTED_LOCALES, test } from './helpers/test'

const TRACKED = `test-results/tracked/${process.pid}`
test.beforeAll(() => makeTrackedBuild(TRACKED))
test.afterAll(() => rmSync(TRACKED, { recursive: true, force: true }))

/** The provider does not hear of these tests. */
async function open(page: Page, host: Host, path: string): Promise<void> {
  await page.route(`${ANALYTICS.host}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await host.publish(TRACKED)
  await page.goto(host.at(path))
  await expectReady(page)
}

const notice = (page: Page, locale: Locale) => page.getByRole('complementary', { name: CONSENT_STRINGS[locale].title })
const link = (page: Page, locale: Locale) => page.getByRole('button', { name: CONSENT_STRINGS[locale].title })

/** Addresses of other hosts that were asked for. */
const abroad = (page: Page, reader: Reader) => {
  const { origin } = new URL(page.url())
  return reader.requests.filter((address) => !address.startsWith(origin))
}

const isStarted = (page: Page) => page.evaluate(() => 'dataLayer' in window)

for (const locale of TESTED_LOCALES)
  test(`in ${locale} nothing is sent before the reader accepts, by keyboard; the answer is kept and can be changed`, async ({
    page,
    reader,
    host,
  }) => {
    const words = CONSENT_STRINGS[locale]
    // axe would read colours half-way through their animation.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchShifts(page)
    await open(page, host, inLocale('/plugins/html-reporter/', locale))
    await expect(notice(page, locale)).toBeVisible()
    await followTopic(page, inLocale('/plugins/jacoco/', locale))
    expect(await shiftsOf(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.locator('header button:has([href="#icon-moon"])').click()
    await expect(page.locator('body')).toHaveClass('dark')
    expect(await violations(page, { within: '[data-consent]' })).toEqual([])
    await reach(page, notice(page, locale).getByRole('button', { name: words.decline }))
    await expect(notice(page, locale)).toBeHidden()
    await expect(link(page, locale)).toBeFocused()
    await page.reload()
    await expect(link(page, locale)).toBeVisible()
    await expectIdle(page)
    await expect(notice(page, locale)).toBeHidden()
    expect(abroad(page, reader)).toEqual([])
    expect(await isStarted(page)).toBe(false)
    await link(page, locale).press('Enter')
    await expect(notice(page, locale)).toBeFocused()
    await expect(notice(page, locale)).toContainText(words.now.denied)
    await notice(page, locale).getByRole('button', { name: words.accept }).press('Enter')
    await expect.poll(() => abroad(page, reader)).toEqual([`${ANALYTICS.host}/gtag/js?id=G-TEST1234`])
    await page.reload()
    await expect.poll(() => isStarted(page)).toBe(true)
    await expect(notice(page, locale)).toBeHidden()
  })

for (const width of [320, 390, 1440])
  test(
    `on a screen of ${width} the notice covers nothing at the end of a page, and the page does not scroll sideways`,
    oneOfMany(width !== 390),
    async ({ page, host }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, host, '/plugins/html-reporter/')
      await expect(notice(page, 'es')).toBeVisible()
      const isOver = () =>
        page.evaluate(() => {
          const bar = document.querySelector('[data-consent]')?.getBoundingClientRect()
          const text = document.getElementById('page')?.getBoundingClientRect()
          return bar !== undefined && text !== undefined && bar.top < text.bottom - 1
        })
      // On a small screen it never floats; on a wide one it has room of its own at the end.
      if (width < 768) expect(await isOver()).toBe(false)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(isOver).toBe(false)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    },
  )

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)
  test(
    `${name} means no, without a notice, whatever was answered before`,
    oneOfMany(name === 'globalPrivacyControl'),
    async ({ page, reader, host }) => {
      await page.addInitScript(
        ([key, signal, stored]) => {
          Object.defineProperty(navigator, String(key), { get: () => signal })
          localStorage.setItem(String(stored), '"granted"')
        },
        [name, value, CONSENT_KEY],
      )
      await open(page, host, '/plugins/rest/')
      await page.waitForLoadState('networkidle')
      await expectIdle(page)
      await expect(notice(page, 'es')).toBeHidden()
      await expect(link(page, 'es')).toBeHidden()
      expect(abroad(page, reader)).toEqual([])
      expect(await isStarted(page)).toBe(false)
    },
  )

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is sent and nobody is asked', async ({ page, reader, host }) => {
    await host.publish(TRACKED)
    await page.goto(host.at('/plugins/rest/'))
    await expect(page.locator('h1')).toHaveText('REST')
    await expect(page.locator('[data-consent]')).toHaveCount(0)
    expect(abroad(page, reader)).toEqual([])
  })
})
