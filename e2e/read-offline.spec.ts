import { copyFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Route } from 'playwright/test'
import { buildOf, makeNextBuild } from './helpers/builds'
import { exported } from './helpers/exported'
import { HOST_GONE, type Host } from './helpers/host'
import { expectReady, followTopic } from './helpers/open-page'
import { expect, oneOfMany, test } from './helpers/test'

test.use({ serviceWorkers: 'allow' })

const A = buildOf(exported('index.html'))
const B = [...A].reverse().join('')

let next: string

test.beforeEach(({ reader }, info) => {
  reader.expects(/404/, HOST_GONE)
  next = info.outputPath('next')
})

test.afterEach(async ({ host }) => {
  await host.stop()
  // A file whose reader has gone may be about to be opened.
  await wait(100)
  rmSync(next, { recursive: true, force: true })
})

/** Whether the worker is in charge and keeps the page, as its document or as its data, and its scripts; else what is missing. */
const keptOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return 'no worker'
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')].map(
      ({ src }) => src,
    )
    for (const url of scripts) if (!(await caches.match(url))) return url
    const { origin, pathname } = location
    const page = pathname.replace('/wakamiti/', '').slice(0, -1) || 'index'
    const data = `${origin}/wakamiti/_next/data/${document.documentElement.dataset.build}/${page}.json`
    return (await caches.match(origin + pathname)) || (await caches.match(data, { ignoreSearch: true })) ? 'kept' : data
  })

const expectKept = (page: Page) => expect.poll(() => keptOf(page)).toBe('kept')

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expectReady(page)
  await expectKept(page)
}

/** The page is whole: text, style and scripts. */
async function expectWhole(page: Page, h1: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(h1)
  await expect(page.locator('header')).toHaveCSS('position', 'sticky')
  await expectReady(page)
}

test(
  'its caches carry the name of the site, and those of others on the origin stay as they are',
  oneOfMany(),
  async ({ page, host }) => {
    await page.goto(host.at('/'))
    await page.evaluate(async () => (await caches.open('other-project')).put('/other/', new Response('theirs')))
    await visit(page, host.at('/plugins/rest/'))
    makeNextBuild(next)
    await host.publish(next)
    await visit(page, host.at('/plugins/'))
    const names = await page.evaluate(() => caches.keys())
    expect(names.filter((name) => !name.startsWith('wakamiti-'))).toEqual(['other-project'])
    expect(await page.evaluate(async () => (await caches.match('/other/'))?.text())).toBe('theirs')
  },
)

test('the worker stands at the root of the site, and the very first page reads when the server is gone', async ({
  page,
  context,
  host,
}) => {
  await visit(page, host.at('/plugins/rest/'))
  const { script, scope } = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready
    return { script: active?.scriptURL, scope }
  })
  expect([script, scope]).toEqual([host.at('/sw.js'), host.at('/')])
  await host.stop()
  await page.reload()
  await expectWhole(page, 'REST')
  const tab = await context.newPage()
  await tab.goto(host.at('/plugins/rest/'))
  await expectWhole(tab, 'REST')
})

test('pages that were opened by clicks read when the server is gone, in the same tab and in a new one, with language and place', async ({
  page,
  context,
  host,
  reader,
}) => {
  await visit(page, host.at('/plugins/'))
  await followTopic(page, '/plugins/rest/')
  for (const locale of ['en', 'es']) {
    await page.locator('header a[hreflang]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  }
  await followTopic(page, '/plugins/email/')
  await expectKept(page)
  await host.stop()
  await followTopic(page, '/plugins/rest/')
  await expectWhole(page, 'REST')
  await page.reload()
  await expectWhole(page, 'REST')
  expect(reader.documents).toEqual([host.at('/plugins/'), host.at('/plugins/rest/')])
  const tab = await context.newPage()
  await tab.goto(host.at('/plugins/email/'))
  await expectWhole(tab, 'Email')
  await tab.goto(host.at('/plugins/'))
  await expectWhole(tab, 'Plugins')
  await tab.goto(host.at('/en/plugins/rest/#step-rest.define.service'))
  await expectWhole(tab, 'REST')
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en')
  await expect(tab.locator('[id="step-rest.define.service"]')).toBeInViewport()
  await expect(tab.locator('#sidebar [aria-current="page"]')).toHaveText('REST')
})

/** Keeps a page from registering the worker until it has asked for the data of another page, which arrives once the worker is in charge. */
async function takeOverMeanwhile(page: Page, data: string): Promise<void> {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    const asked = new Promise((done) => addEventListener('asked-for-data', done))
    ServiceWorkerContainer.prototype.register = async function (...script) {
      await asked
      return register.apply(this, script)
    }
  })
  const arriveLate = async (route: Route) => {
    await page.evaluate(() => dispatchEvent(new Event('asked-for-data')))
    await expectKept(page)
    await route.continue()
  }
  await page.route(data, arriveLate, { times: 1 })
}

test(
  'a page whose data was under way when the worker took over reads when the server is gone',
  oneOfMany(),
  async ({ page, host }) => {
    await takeOverMeanwhile(page, '**/plugins/rest.json*')
    await visit(page, host.at('/plugins/'))
    await followTopic(page, '/plugins/rest/')
    await expectKept(page)
    await host.stop()
    await page.reload()
    await expectWhole(page, 'REST')
  },
)

test('nothing is downloaded twice, and the text of a page is sent once, as its document or as its data', async ({
  page,
  host,
}) => {
  await visit(page, host.at('/plugins/'))
  for (const path of ['/plugins/rest/', '/plugins/email/']) await followTopic(page, path)
  await expectKept(page)
  expect(host.sent.filter((path) => path.endsWith('/'))).toEqual(['/wakamiti/plugins/'])
  expect(host.sent.filter((path) => path.includes('/plugins/rest.json'))).toHaveLength(1)
  for (const path of ['/plugins/rest/', '/plugins/']) await followTopic(page, path)
  await page.reload()
  await expectReady(page)
  await visit(page, host.at('/plugins/html-reporter/'))
  const twice = host.sent.filter((path, index) => host.sent.indexOf(path) !== index)
  expect(twice.filter((path) => !path.endsWith('/sw.js'))).toEqual([])
})

/** Opens a page until what is expected of the new worker is so: on a busy machine browsers let it wait until the page is left. */
const afterUpdate = (page: Page, url: string, expectation: () => Promise<void>) =>
  expect(async () => {
    await page.goto('about:blank')
    await page.goto(url)
    await expectReady(page)
    await expectation()
  }).toPass({ intervals: [1_000, 3_000, 5_000], timeout: 120_000 })

test('a new build does not mix with what was kept of the last one', async ({ page, host }) => {
  await visit(page, host.at('/plugins/rest/'))
  await visit(page, host.at('/plugins/email/'))
  makeNextBuild(next)
  await host.publish(next)
  await afterUpdate(page, host.at('/plugins/'), async () => expect(await keptOf(page)).toBe('kept'))
  await expect(page.locator('html')).toHaveAttribute('data-build', B)
  await host.stop()
  for (const [path, h1, build] of [
    ['/plugins/rest/', 'REST', A],
    ['/plugins/', 'Plugins', B],
    ['/plugins/email/', 'Email', A],
  ] as const) {
    await page.goto(host.at(path))
    await expectWhole(page, h1)
    await expect(page.locator('html')).toHaveAttribute('data-build', build)
  }
  await page.goto(host.at('/plugins/'))
  await expectReady(page)
  await page.locator(`#content a[href$="/plugins/rest/"]`).first().click()
  await expectWhole(page, 'REST')
})

/** Scripts of the feature checker, which no other page has. */
async function scriptsOfChecker(page: Page, host: Host): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, host.at('/plugins/'))
  const known = new Set(asked)
  await page.goto(host.at('/tools/feature-checker/'))
  await expect(page.locator('[data-tool] .cm-content')).toBeVisible()
  return asked.filter((url) => url.includes('/_next/static/chunks/') && !known.has(url))
}

test(
  'a script that a network answered once with its login page is fetched anew at the next visit',
  oneOfMany(),
  async ({ page, host, reader }) => {
    reader.expects(/Unexpected token|[Cc]hunk|Failed to load|MIME type/)
    const scripts = (await scriptsOfChecker(page, host)).map((url) => new URL(url).pathname)
    expect(scripts.length).toBeGreaterThan(2)
    await page.evaluate(() => caches.delete('wakamiti-static'))
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
    host.lie((path) => (scripts.includes(path) ? 200 : undefined))
    await page.goto(host.at('/tools/feature-checker/'))
    await expect.poll(() => reader.messages.join('\n')).toMatch(/[Cc]hunk/)
    host.lie(() => undefined)
    await page.goto(host.at('/tools/feature-checker/'))
    await expect(page.locator('[data-tool] .cm-content')).toBeVisible()
  },
)

test(
  'what a neighbour has put into our copies neither runs nor survives an update',
  oneOfMany(),
  async ({ page, host }) => {
    await visit(page, host.at('/plugins/'))
    const script = await page.locator('script[src*="/_app-"]').getAttribute('src')
    const plant = () =>
      page.evaluate(async (address) => {
        const javascript = { headers: { 'content-type': 'text/javascript' } }
        const kept = await caches.open('wakamiti-static')
        await kept.put(address, new Response('document.title = "evil"', javascript))
        await kept.put('/wakamiti/_next/static/chunks/evil.js', new Response('document.title = "evil"', javascript))
      }, script ?? '')
    await plant()
    await page.reload()
    await expectReady(page)
    await expect(page).not.toHaveTitle('evil')
    await plant()
    makeNextBuild(next)
    await host.publish(next)
    const stored = () =>
      page.evaluate(async () => {
        const copies = await (await caches.open('wakamiti-static')).matchAll()
        return (await Promise.all(copies.map((copy) => copy.text()))).join()
      })
    await afterUpdate(page, host.at('/setup/usage/'), async () => expect(await stored()).not.toContain('evil'))
  },
)

test('the kill switch frees readers: its copies are gone, those of others stay, and pages go on', async ({
  page,
  host,
  reader,
}) => {
  await visit(page, host.at('/plugins/rest/'))
  await page.evaluate(async () => (await caches.open('other-project')).put('/other/', new Response('theirs')))
  makeNextBuild(next)
  copyFileSync('src/shell/offline/kill-switch.js', `${next}/sw.js`)
  await host.publish(next)
  await page.reload()
  // Browsers look for a new worker some seconds after a load.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['other-project'])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expectWhole(page, 'REST')
  await followTopic(page, '/plugins/email/')
  await page.goto(host.at('/plugins/'))
  await expectWhole(page, 'Plugins')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  // The host may stop while the browser looks for a new worker.
  reader.expects(/error occurred when fetching the script/)
  await host.stop()
  await expect(page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED')
})
