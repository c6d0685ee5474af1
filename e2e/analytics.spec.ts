import { ANALYTICS } from '@/site/analytics-settings'
import { expectIdle, expectReady, followTopic, openPage } from './helpers/open-page'
import { expect, test } from './helpers/test'

test('a reader sends nothing to anybody, with a wish not to be tracked and without one', async ({ page, reader }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'doNotTrack', { get: () => sessionStorage.getItem('wish') }),
  )
  await openPage(page, '/')
  for (const path of ['/plugins/rest/', '/plugins/', '/setup/usage/']) await followTopic(page, path)
  await page.evaluate(() => sessionStorage.setItem('wish', '1'))
  await page.reload()
  await expectReady(page)
  await followTopic(page, '/plugins/email/')
  await expectIdle(page)
  const { origin } = new URL(page.url())
  expect(reader.requests.filter((address) => !address.startsWith(origin))).toEqual([])
  await expect(page.locator(`script[src^="${ANALYTICS.host}"]`)).toHaveCount(0)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(reader.messages.filter((line) => line.includes('Analytics'))).toEqual([])
})
