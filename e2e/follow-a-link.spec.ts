import type { Page } from 'playwright/test'
import { SITE, withBase } from '@/site/site'
import { pages } from './helpers/exported'
import {
  clickTopic,
  expectIdle,
  expectSameDocument,
  followTopic,
  markDocument,
  openPage,
  topicLink,
} from './helpers/open-page'
import { inLocale, writtenTitle } from './helpers/routes'
import { expect, TESTED_LOCALES, test } from './helpers/test'

test('every link that leaves the site opens a tab and hands nothing over', () => {
  const links = pages().flatMap(({ file, html }) =>
    [...html.matchAll(/<a\b[^>]*\bhref="https?:[^>]*>/g)].map(([link]) => `${file}: ${link}`),
  )
  expect(links.length).toBeGreaterThan(100)
  const careless = links.filter((link) => !/target="_blank"/.test(link) || !/rel="noopener noreferrer"/.test(link))
  expect(careless).toEqual([])
})

test('the address of a page that was renamed leads to the same place on the page of today', async ({ page }) => {
  await page.goto(withBase('/kukumo/architecture/#x'))
  await expect(page).toHaveURL(new RegExp(`${withBase('/wakamiti/architecture/#x')}$`))
})

test('a link that leaves the site and a click with Ctrl open a tab, and the page stays where it is', async ({
  page,
  context,
}) => {
  await context.route(`${SITE.repository}**`, (route) => route.fulfill({ body: 'the repository' }))
  await openPage(page, '/setup/usage/')
  const [elsewhere] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('#sidebar [data-size="small"]').click(),
  ])
  await expect(elsewhere).toHaveURL(SITE.repository)
  expect(await elsewhere.evaluate(() => window.opener)).toBeNull()
  const link = await topicLink(page, '/plugins/rest/')
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
  await expect(tab).toHaveURL(withBase('/plugins/rest/'))
  await expect(page).toHaveURL(withBase('/setup/usage/'))
})

/** Links to the tool's earlier documentation, and where they lead now. */
const OLD_LINKS = {
  '/plugins/rest/#definir-parámetros-o-cabeceras': '/plugins/rest/#step-rest.define.request.parameter',
  '/en/plugins/rest/#parameters-1': '/en/plugins/rest/#step-rest.define.baseURL',
  '/en/plugins/rest/#restbaseurl': '/en/plugins/rest/#option-rest.baseURL',
  '/wakamiti/architecture/#word': '/reference/data-types/#type-word',
}

test('links to the earlier documentation lead to where its text is now', async ({ page }) => {
  for (const [old, now] of Object.entries(OLD_LINKS)) {
    await page.goto(withBase(old))
    await expect(page).toHaveURL(withBase(now))
    await expect(page.locator(`[id="${now.split('#')[1]}"]`)).toBeInViewport()
  }
})

/** Clicks a link put into the article, and tells whether the site left it to the browser. */
const isLeftToBrowser = (page: Page, href: string): Promise<boolean> =>
  page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.getElementById('article')?.prepend(link)
    let isLeft = false
    const listen = (event: Event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', listen, { once: true })
    link.click()
    return isLeft
  }, href)

const UNTOUCHED = ['mailto:somebody@example.org', 'tel:+34961366000', 'https://example.org/', '#main']

test('the site leaves to the browser what leads nowhere else in it', async ({ page }) => {
  await openPage(page, '/setup/usage/')
  for (const href of UNTOUCHED) expect.soft(await isLeftToBrowser(page, href), href).toBe(true)
  expect(await isLeftToBrowser(page, withBase('/setup/usage/'))).toBe(false)
})

for (const locale of TESTED_LOCALES)
  test(`page data of a ${locale} page is fetched with credentials, once however often it is opened`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { fetch } = window
      window.fetch = (url, init) => {
        console.info(`fetch ${url} ${init?.credentials}`)
        return fetch(url, init)
      }
    })
    const fetched: string[] = []
    page.on('console', (message) => message.text().includes('/assets/data/') && fetched.push(message.text()))
    const [there, back] = [inLocale('/plugins/rest/', locale), inLocale('/setup/usage/', locale)]
    await openPage(page, back)
    await markDocument(page)
    for (const path of [there, back, there]) {
      await followTopic(page, path)
      await expect(page.locator('h1')).toHaveText(writtenTitle(path.replace(/^\/en/, ''), locale))
    }
    await expectSameDocument(page)
    const expected = `fetch ${withBase(`/assets/data${there}index.json`)} include`
    expect(fetched.filter((line) => line.includes(`data${there}`))).toEqual([expected])
  })

const SLOW_PARTS = {
  'page data': /assets\/data\/plugins\/database/,
  'the page itself': /_next\/data.*\/plugins\/database/,
}

for (const [what, address] of Object.entries(SLOW_PARTS))
  test(`the newest of two fast clicks wins when ${what} of the first is slow`, async ({ page }) => {
    let answerFirst = () => {}
    const held = new Promise<void>((done) => {
      answerFirst = done
    })
    await page.route(address, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await openPage(page, '/setup/usage/')
    await clickTopic(page, '/plugins/database/')
    await clickTopic(page, '/plugins/rest/')
    await expect(page.locator('h1')).toHaveText('REST')
    answerFirst()
    await page.unrouteAll({ behavior: 'wait' })
    await expectIdle(page)
    await expect(page).toHaveURL(withBase('/plugins/rest/'))
    await expect(page.locator('h1')).toHaveText('REST')
  })
