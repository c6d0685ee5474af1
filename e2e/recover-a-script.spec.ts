import type { Route } from 'playwright/test'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { withBase } from '@/site/site'
import { CHUNK_LOAD_TIMEOUT_MS } from '@/site/timings'
import { clickTopic, expectIdle, openPage } from './helpers/open-page'
import { expect, oneOfMany, test } from './helpers/test'

/** How a script may fail to arrive. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'does not exist': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' }),
  'is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>x</title>' }),
  'cannot be fetched': (route) => route.abort('connectionreset'),
}

/** The fault that stands for the others. */
const FIRST = 'does not exist'

const EXPECTED =
  /404|ERR_CONNECTION_RESET|Chunk failed to load|ChunkLoadError|Unexpected token|Failed to load|Could not find|did not complete/

const SCRIPTS = ['framework', 'main', '_app', 'slug']

for (const [name, answer] of Object.entries(FAULTS))
  for (const script of name === 'does not exist' ? SCRIPTS : ['_app'])
    test(
      `the page reads when its script ${script} ${name}`,
      oneOfMany(script === '_app' && name === FIRST),
      async ({ page, reader }) => {
        reader.expects(EXPECTED)
        await page.route(new RegExp(`/_next/static/chunks/.*${script}.*\\.js`), answer)
        await page.goto(withBase('/plugins/html-reporter/'))
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.locator('#article')).toBeVisible()
        for (const pane of await page.locator('#article [role="tabpanel"]').all()) await expect(pane).toBeVisible()
        await expect(page.locator('.lazy-image img').filter({ visible: true })).not.toHaveJSProperty('naturalWidth', 0)
        expect(reader.messages.join('\n')).toMatch(/Chunk failed to load \((missing|other)\)/)
        await clickTopic(page, '/plugins/rest/')
        await expect(page.locator('h1')).toHaveText('REST')
        await page.waitForLoadState('load')
        await expectIdle(page)
        expect(reader.documents).toHaveLength(2)
      },
    )

for (const [name, answer] of Object.entries(FAULTS))
  test(
    `the reader arrives when the script of the not-found page ${name}`,
    oneOfMany(name === FIRST),
    async ({ page, reader }) => {
      reader.expects(EXPECTED)
      await page.route(/\/chunks\/pages\/404/, answer)
      await page.route('**/assets/data/plugins/rest/index.json', (route) => route.fulfill({ status: 404 }))
      await openPage(page, '/setup/usage/')
      await page.route('**/wakamiti/plugins/rest/', (route) =>
        route
          .fetch({ url: route.request().url().replace('rest', 'rst') })
          .then((response) => route.fulfill({ response })),
      )
      await clickTopic(page, '/plugins/rest/')
      await expect(page.locator('h1')).toHaveText(SHELL_STRINGS.es.notFoundTitle)
      await expect(page).toHaveURL(withBase('/plugins/rest/'))
      await page.waitForLoadState('load')
      await expectIdle(page)
      expect(reader.documents.length).toBeLessThanOrEqual(2)
    },
  )

/** The script of every page but the not-found page. */
const PAGE_SCRIPT = /\/chunks\/pages\/(%5B%5B|\[\[)\.\.\.slug/

test('a page whose module the host has lost is the not-found page, and comes once the module is back', async ({
  page,
  reader,
}) => {
  reader.expects(EXPECTED)
  let isLost = true
  await page.route(PAGE_SCRIPT, (route) => (isLost ? FAULTS['does not exist']?.(route) : route.continue()))
  await openPage(page, '/no/such/page/')
  await clickTopic(page, '/plugins/rest/')
  await expect(page).toHaveURL(withBase('/plugins/rest/'))
  await expect(page.locator('h1')).toHaveText(SHELL_STRINGS.es.notFoundTitle)
  expect(reader.messages.join('\n')).toContain('Chunk failed to load (missing)')
  isLost = false
  await clickTopic(page, '/setup/usage/')
  await expect(page.locator('h1')).toHaveText('Uso')
  expect(reader.documents).toHaveLength(1)
})

test('a script of a page may take 120 s; then the reason is a timeout, and the page is loaded in full', async ({
  page,
  reader,
}) => {
  reader.expects(EXPECTED)
  await page.clock.install()
  await page.route(PAGE_SCRIPT, () => new Promise(() => {}))
  await openPage(page, '/no/such/page/')
  // Whether the host has the script is asked by a request of its own, and that is what may take so long.
  const asked = page.waitForRequest((request) => request.resourceType() === 'fetch' && PAGE_SCRIPT.test(request.url()))
  await clickTopic(page, '/plugins/rest/')
  await asked
  await page.clock.fastForward(CHUNK_LOAD_TIMEOUT_MS / 2)
  await expect(page.locator('h1')).toHaveText(SHELL_STRINGS.es.notFoundTitle)
  expect(reader.documents).toHaveLength(1)
  await page.clock.fastForward(CHUNK_LOAD_TIMEOUT_MS / 2)
  await expect(page.locator('h1')).toHaveText('REST')
  await expect(page).toHaveURL(withBase('/plugins/rest/'))
  expect(reader.messages.join('\n')).toContain('Chunk failed to load (timeout)')
  expect(reader.documents).toHaveLength(2)
})

const LOST: Record<string, (route: Route) => Promise<void>> = {
  'does not exist': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' }),
  'is cut in the middle': (route) => route.fulfill({ contentType: 'application/json', body: '{"pageProps":{"pa' }),
  'cannot be fetched': (route) => route.abort('connectionreset'),
}

for (const [name, answer] of Object.entries(LOST))
  test(
    `the reader arrives by one load when the article of a page ${name}`,
    oneOfMany(name === FIRST),
    async ({ page, reader }) => {
      reader.expects(/404|ERR_CONNECTION_RESET|Failed to|Unexpected token|SyntaxError|JSON/)
      await openPage(page, '/setup/usage/')
      await page.route(/\/_next\/data\/.*\/plugins\/rest\.json/, answer)
      await clickTopic(page, '/plugins/rest/')
      await expect(page.locator('h1')).toHaveText('REST')
      await expect(page).toHaveURL(withBase('/plugins/rest/'))
      await page.waitForLoadState('load')
      await expectIdle(page)
      expect(reader.documents).toHaveLength(2)
    },
  )

for (const [name, answer] of Object.entries(FAULTS))
  test(
    `the reader of a tool sees what there is instead when its script ${name}`,
    oneOfMany(name === FIRST),
    async ({ page, reader }) => {
      reader.expects(EXPECTED)
      await openPage(page, '/setup/usage/')
      const firstLoad = new Set(reader.requests)
      await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) =>
        firstLoad.has(route.request().url()) ? route.continue() : answer(route),
      )
      await page.goto(withBase('/tools/step-finder/'))
      await expect(page.getByText(ARTICLE_STRINGS.es.needsScript)).toBeVisible()
      expect(reader.documents.length).toBeLessThanOrEqual(4)
    },
  )
