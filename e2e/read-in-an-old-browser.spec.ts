import type { Page } from 'playwright/test'
import { withBase } from '@/site/site'
import { clickTopic } from './helpers/open-page'
import { inLocale, PAGE_TYPES, TYPICAL } from './helpers/routes'
import { expect, oneOfMany, TESTED_LOCALES, TESTS_ALL, test } from './helpers/test'

/** What a browser says of a script that it cannot read. */
const UNREADABLE = /SyntaxError|Invalid or unexpected token|Chunk failed to load/

/** As a browser that lacks what the scripts are written in: none of them can be read. */
test.beforeEach(async ({ page, reader }) => {
  reader.expects(UNREADABLE)
  await page.route(/\/_next\/.*\.js/, (route) =>
    route.fulfill({ contentType: 'application/javascript', body: 'const unreadable = #' }),
  )
})

/** The page shows its text and its theme, and nothing waits for a script. */
async function expectReadable(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1'), path).toBeVisible()
  await expect(page.locator('body'), path).toHaveClass('bright')
  await expect(page.locator('body'), path).toHaveCSS('background-color', /^rgb\((?!0, 0, 0)/)
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText leaves out what is not shown
  const text = await page.locator('#main').evaluate((main: HTMLElement) => main.innerText)
  expect(text.length, path).toBeGreaterThan(200)
  for (const pane of await page.locator('[role="tabpanel"]').all()) await expect(pane).toBeVisible()
}

const TOOLS = ['/tools/step-finder/', '/tools/feature-checker/', '/tools/config-checker/']

for (const locale of TESTED_LOCALES)
  test(`every kind of ${locale} page reads where no script does`, async ({ page, reader }) => {
    for (const route of TESTS_ALL ? [...PAGE_TYPES, ...TOOLS] : [...TYPICAL, ...TOOLS.slice(0, 1)]) {
      const path = inLocale(route, locale)
      await page.goto(withBase(path))
      await expectReadable(page, path)
    }
    expect(reader.messages.join('\n')).toMatch(UNREADABLE)
  })

for (const [size, width] of Object.entries({ 'wide screen': 1440, phone: 390 }))
  test(
    `links, menu and language lead on where no script does, on a ${size}`,
    oneOfMany(width === 390),
    async ({ page, reader }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(withBase('/setup/usage/'))
      await page.locator('a[rel="next"]').click()
      await expectReadable(page, 'the next page')
      await clickTopic(page, '/plugins/rest/')
      await expect(page.locator('h1')).toHaveText('REST')
      await page.locator('header a[hreflang="en"]').click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.locator('#article a[href^="#step-"]').first().click()
      await expect(page).toHaveURL(/#step-/)
      await page.goBack()
      await page.goBack()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      // Every page was loaded by the browser itself, once.
      expect(reader.documents.length).toBeLessThanOrEqual(5)
    },
  )
