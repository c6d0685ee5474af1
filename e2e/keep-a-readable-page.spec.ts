import type { Page, Route } from 'playwright/test'
import { withBase } from '@/site/site'
import { expectIdle, openPage } from './helpers/open-page'
import { expect, oneOfMany, test } from './helpers/test'

/** Answers with status 200 that hold no page. */
const NO_PAGE: Record<string, (route: Route) => Promise<void>> = {
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>x</title>' }),
  'an empty object': (route) => route.fulfill({ contentType: 'application/json', body: '{}' }),
  'no page': (route) => route.fulfill({ contentType: 'application/json', body: '{"pageProps":{}}' }),
}

const PAGES = [
  ['/plugins/rest/', 'REST'],
  ['/plugins/email/', 'Email'],
  ['/plugins/rest/', 'REST'],
] as const

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`#sidebar .topic a[href="${withBase(path)}"]`).evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL(withBase(path))
}

for (const [name, answer] of Object.entries(NO_PAGE))
  test(
    `the reader arrives at every page, however many come as ${name}`,
    oneOfMany(name === 'an empty object'),
    async ({ page, reader }) => {
      reader.expects(/TypeError|SyntaxError|JSON|Cannot|undefined|null/)
      await page.route(/\/_next\/data\//, answer)
      await openPage(page, '/setup/usage/')
      for (const [path, title] of PAGES) {
        await follow(page, path)
        await expect(page.locator('h1')).toHaveText(title)
        await expect(page.locator('#article')).toBeVisible()
        await expect(page.locator('#sidebar')).toHaveAttribute('data-state', /open|closed/)
      }
      expect(reader.documents).toHaveLength(1 + PAGES.length)
    },
  )

test('a page that cannot be read stays away when the reader goes back to it: it is loaded in full', async ({
  page,
  reader,
}) => {
  reader.expects(/TypeError|Cannot|undefined/)
  await openPage(page, '/setup/usage/')
  await follow(page, '/plugins/rest/')
  await expect(page.locator('h1')).toHaveText('REST')
  await page.route(/\/_next\/data\//, NO_PAGE['no page'] ?? ((route) => route.continue()))
  await page.goBack()
  await expect(page.locator('h1')).not.toHaveText('REST')
  await expect(page.locator('#article')).toBeVisible()
  await expect(page).toHaveURL(withBase('/setup/usage/'))
})

for (const feature of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback'])
  test(
    `a browser without ${feature} shows the page and follows its links`,
    oneOfMany(feature === 'IntersectionObserver'),
    async ({ page, reader }) => {
      await page.addInitScript((name) => Reflect.deleteProperty(window, name), feature)
      await openPage(page, '/plugins/html-reporter/')
      await expect(page.locator('#article')).toBeVisible()
      await page.mouse.wheel(0, 600)
      await follow(page, '/plugins/rest/')
      await expect(page.locator('h1')).toHaveText('REST')
      await expect(page.locator('#article')).toBeVisible()
      expect(reader.documents).toHaveLength(1)
    },
  )

test('an error in what runs behind the page leaves the page as it is, and its links load theirs', async ({
  page,
  reader,
}) => {
  reader.expects(/planted/)
  await page.addInitScript(() => {
    MutationObserver.prototype.observe = () => {
      throw new Error('planted')
    }
  })
  for (const [path, title] of PAGES.slice(0, 2)) {
    if (path === '/plugins/rest/') await page.goto(withBase(path))
    else
      await page
        .locator(`a[href="${withBase(path)}"]`)
        .first()
        .click()
    await expect(page.locator('h1')).toHaveText(title)
    await expect.poll(() => reader.messages.join()).toContain('planted')
    await expectIdle(page)
    await expect(page.locator('#article')).toBeVisible()
    await expect(page.locator('#sidebar')).toBeVisible()
    await expect(page).toHaveTitle(`${title} - Wakamiti`)
    for (const pane of await page.locator('#article [role="tabpanel"]').all()) await expect(pane).toBeVisible()
  }
  expect(reader.documents).toHaveLength(2)
})
