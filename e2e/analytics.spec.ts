import { ANALYTICS } from '@/site/analytics-settings'
import { followTopic, openPage } from './helpers/open-page'
import { expect, test } from './helpers/test'

test.use({ serviceWorkers: 'block' })

for (const doNotTrack of ['1', null])
  test(`a reader ${doNotTrack ? 'who wants no tracking' : 'of any kind'} sends nothing to anybody`, async ({
    page,
    reader,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'doNotTrack', { value }), doNotTrack)
    await openPage(page, '/')
    for (const path of ['/plugins/rest/', '/plugins/', '/setup/usage/']) await followTopic(page, path)
    await page.waitForTimeout(700)
    const { origin } = new URL(page.url())
    expect(reader.requests.filter((address) => !address.startsWith(origin))).toEqual([])
    expect(await page.locator(`script[src^="${ANALYTICS.host}"]`).count()).toBe(0)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(reader.said.filter((line) => line.includes('Analytics'))).toEqual([])
  })
