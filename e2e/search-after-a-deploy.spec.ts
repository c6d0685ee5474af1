import { PUBLISHED } from '@/build/exported/files'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { routeOf, withBase } from '@/site/site'
import { makeBuildWithout } from './helpers/builds'
import { expectReady, openPage } from './helpers/open-page'
import { searchField } from './helpers/search-dialog'
import { expect, TESTED_LOCALES, test } from './helpers/test'

/** What the browser reports of a script that is gone. */
const GONE = /404|Failed to load|ChunkLoadError|Chunk failed to load|Loading (CSS )?chunk/

for (const locale of TESTED_LOCALES)
  test(`without its script the search shows the main pages, in ${locale}`, async ({ page, reader, host }, info) => {
    const words = SHELL_STRINGS[locale]
    const lost = info.outputPath('lost')
    reader.expects(GONE)
    await page.goto(host.at(routeOf('plugins', locale)))
    await expectReady(page)
    makeBuildWithout(lost, reader.requests)
    await host.publish(lost)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: words.searchFailed })
    await expect(dialog).toBeVisible()
    expect(reader.documents).toHaveLength(2)
    await expect(dialog.getByRole('link', { name: words.stepFinder })).toHaveAttribute(
      'href',
      withBase(routeOf('stepFinder', locale)),
    )
    await host.publish(PUBLISHED)
    // The browser keeps the 404 of before for some minutes: this asks past its copies.
    await dialog.getByRole('button', { name: words.tryAgain }).click()
    await expect(searchField(page)).toBeFocused()
    expect(reader.documents).toHaveLength(2)
  })

test('what is typed while the search is loading is what it looks for', async ({ page, reader }) => {
  await openPage(page, '/setup/usage/')
  const known = new Set(reader.requests)
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/_next\/static\/(chunks|css)\//, async (route) => {
    if (!known.has(route.request().url())) await released
    await route.continue()
  })
  await page.keyboard.press('/')
  await page.keyboard.type('timeoux')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('t')
  release()
  await expect(searchField(page)).toHaveValue('timeout')
  await expect(searchField(page)).toBeFocused()
})

test('offline, the search that was never loaded shows the main pages without a reload', async ({ page, reader }) => {
  reader.expects(GONE, /ERR_INTERNET_DISCONNECTED/)
  await openPage(page, '/setup/usage/')
  await page.context().setOffline(true)
  await page.locator('header [data-search]').click()
  await expect(page.getByRole('dialog', { name: SHELL_STRINGS.es.searchFailed })).toBeVisible()
  expect(reader.documents).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await page.locator('header [data-search]').click()
  await expect(searchField(page)).toBeFocused()
})
