import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright/test'
import { SAVING_STRINGS } from '@/i18n/saving-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import type { SavedSet } from '@/site/published'
import budgets from '../src/build/budgets.json'
import { emitSavedSet } from '../src/build/emit/emit-offline'
import { violations } from './helpers/axe'
import { buildOf, makeNextBuild } from './helpers/builds'
import { exported } from './helpers/exported'
import { HOST_GONE, type Host } from './helpers/host'
import { expectReady, expectSameDocument, markDocument } from './helpers/open-page'
import { openSearch, search } from './helpers/search-dialog'
import { expect, oneOfMany, TESTS_ALL, test } from './helpers/test'

test.use({ serviceWorkers: 'allow' })

const A = buildOf(exported('index.html'))
const B = [...A].reverse().join('')

const SAVED = JSON.parse(exported('assets/offline/site.json')) as SavedSet

const SPANISH = SAVED.pages.filter((path) => !path.startsWith('/en/'))

const WORDS = SAVING_STRINGS.es

/** How many files a browser without any of them fetches first, in the tests that cut it off. */
const CUT_AFTER = 60

let next: string

test.beforeEach(({ reader }, info) => {
  // A host that has gone, and requests that are lost with it.
  reader.expects(/404/, HOST_GONE, /could not be saved|ERR_|fetching the script/)
  next = info.outputPath('next')
})

test.afterEach(async ({ host }) => {
  await host.stop()
  // A file whose reader has gone may be about to be opened.
  await wait(100)
  rmSync(next, { recursive: true, force: true })
})

const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/** Opens a page, waits for the worker and opens the dialog from the foot of the menu. */
async function openSaving(page: Page, address: string, name = SHELL_STRINGS.es.saveSite): Promise<void> {
  await page.goto(address)
  await expectReady(page)
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await page.locator('#sidebar').getByRole('button', { name }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeFocused()
}

/** Saves the site, to its end. */
async function save(page: Page, action = WORDS.save): Promise<void> {
  await button(page, action).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: WORDS.done })).toBeAttached()
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const

/** The heading of a page, as it was built. */
const headingOf = (path: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(exported(`${path.slice(1)}index.html`))?.[1] ?? '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])

/** Opens pages by their addresses. @returns those that do not show what was built */
async function openEach(
  context: BrowserContext,
  host: Host,
  paths: readonly string[],
  build: string,
): Promise<string[]> {
  const page = await context.newPage()
  const wrong: string[] = []
  for (const path of paths) {
    await page.goto(host.at(path))
    await page
      .locator('h1', { hasText: headingOf(path) })
      .waitFor()
      .catch(() => wrong.push(path))
    if ((await page.locator('html').getAttribute('data-build')) !== build) wrong.push(path)
  }
  await page.close()
  return wrong
}

/** Goes to every page within one document, as by clicks. @returns those that do not show what was built */
const walk = (page: Page, pages: [path: string, heading: string][]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const { router } = (window as unknown as { next: { router: { push: (path: string) => Promise<boolean> } } }).next
    const wrong: string[] = []
    for (const [path, heading] of all) {
      const data = await fetch(`/wakamiti/assets/data${path}index.json`)
      await router.push(path)
      if (!data.ok || document.querySelector('h1')?.textContent !== heading) wrong.push(path)
    }
    return wrong
  }, pages)

/** Pages that stand for all when they are opened by their addresses. */
const SAMPLE = ['/', '/plugins/email/']

/** Pages that are gone to by clicks: every one of a language with --all, else one of nine. */
const WALKED = SPANISH.filter((_, index) => TESTS_ALL || index % 9 === 0)

test('the saved site is there with the host stopped: pages, search, finder, checkers', async ({
  page,
  context,
  host,
}) => {
  await openSaving(page, host.at('/plugins/'))
  await page.waitForLoadState('networkidle')
  const before = host.bytesSent()
  await save(page)
  const sent = host.bytesSent() - before
  test.info().annotations.push({ type: 'bytes', description: String(sent) })
  expect(sent).toBeLessThanOrEqual(budgets.saved)
  await host.stop()
  await button(page, WORDS.close).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('the page that is open goes on', async () => {
    await openSearch(page)
    await search(page, 'timeout')
    await page.locator('[role=listbox] a').first().click()
    await expectReady(page)
    await expect(page.locator('html')).toHaveAttribute('data-build', A)
  })
  await test.step('pages of one language', async () => {
    expect(SPANISH.length).toBeGreaterThan(40)
    expect(await openEach(context, host, SAMPLE, A)).toEqual([])
    await markDocument(page)
    expect(
      await walk(
        page,
        WALKED.map((path) => [path, headingOf(path)]),
      ),
    ).toEqual([])
    await expectSameDocument(page)
  })
  await test.step('a page by the name of its file', async () => {
    await page.goto(host.at('/plugins/rest/index.html'))
    await expect(page.locator('h1')).toHaveText('REST')
    await expect(page).toHaveURL(host.at('/plugins/rest/'))
  })
  await test.step('a page of the other language', async () => {
    await page.goto(host.at('/en/plugins/rest/#step-rest.define.service'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('h1')).toHaveText('REST')
  })
  await test.step('the step finder', async () => {
    await page.goto(host.at('/tools/step-finder/'))
    await page.getByRole('textbox', { name: 'Frase de un paso' }).fill('el código de respuesta HTTP es 200')
    await expect(page.getByRole('heading', { name: 'Esta frase ejecuta un paso' })).toBeVisible()
  })
  await test.step('the checker and translator of features', async () => {
    await page.goto(host.at('/tools/feature-checker/'))
    await page.getByRole('button', { name: 'Probar con un ejemplo' }).press('Enter')
    await expect(page.getByText('3 hallazgos').first()).toBeVisible()
    await page.getByRole('button', { name: 'Traducir al inglés' }).press('Enter')
    await expect(page.getByText('Scenario').first()).toBeVisible()
  })
  await test.step('the checker of configurations', async () => {
    await page.goto(host.at('/tools/config-checker/'))
    await page.getByRole('button', { name: 'Probar con un ejemplo' }).press('Enter')
    await expect(page.locator('[data-line]').first()).toBeVisible()
  })
  await test.step('images, and what is not saved', async () => {
    const image = SAVED.files.find(({ path }) => path.endsWith('.avif'))?.path
    expect(await page.evaluate(async (path) => (await fetch(path)).status, image ?? '')).toBe(200)
    await page.goto(host.at('/no/such/page/'))
    await expect(page.locator('h1')).toHaveText(SAVING_STRINGS.es.notSaved)
  })
})

test('the dialog is read and used by everybody, from the search, too, and what was saved is removed again', async ({
  page,
  host,
}) => {
  await page.goto(host.at('/en/plugins/'))
  await page.evaluate(async () => (await caches.open('other-project')).put('/other/', new Response('theirs')))
  const words = SAVING_STRINGS.en
  await openSaving(page, host.at('/en/plugins/'), SHELL_STRINGS.en.saveSite)
  await expect(page.getByText(words.nothing)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await openSearch(page)
  await page.getByRole('dialog').getByRole('button', { name: SHELL_STRINGS.en.saveSite }).press('Enter')
  // Readers double-click.
  await button(page, words.save).dblclick()
  await expect(page.getByRole('status').filter({ hasText: words.done })).toBeAttached()
  await expect(page.getByText(/^In this browser since/)).toBeVisible()
  await expect(page.getByText(words.current)).toBeVisible()
  expect(await violations(page)).toEqual([])
  const names = await cacheNames(page)
  expect(names.filter((name) => !name.startsWith('wakamiti-'))).toEqual(['other-project'])
  await button(page, words.remove).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: words.removed })).toBeAttached()
  expect((await cacheNames(page)).filter((name) => name.startsWith('wakamiti-saved'))).toEqual([])
  expect(await cacheNames(page)).toContain('other-project')
})

test(
  'what was cut is tried again from the dialog, and only what is missing is fetched then',
  oneOfMany(),
  async ({ page, context, host }) => {
    await openSaving(page, host.at('/plugins/'))
    // What the page fetches ahead meanwhile does not count.
    const files = new Set(SAVED.files.map(({ path }) => path))
    let asked = 0
    host.lose((path) => {
      if (files.has(path)) asked += 1
      return asked > CUT_AFTER
    })
    await button(page, WORDS.save).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: WORDS.failed })).toBeVisible()
    expect(await violations(page)).toEqual([])
    host.lose(() => false)
    const sent = host.sent.length
    await save(page)
    const documents = host.sent.slice(sent).filter((path) => files.has(path) && !path.includes('/_next/static/'))
    expect(documents.filter((path) => host.sent.slice(0, sent).includes(path))).toEqual([])
    await host.stop()
    expect(await openEach(context, host, SPANISH.slice(-1), A)).toEqual([])
  },
)

test('a login page is said, and the next try goes on', oneOfMany(), async ({ page, context, host }) => {
  await openSaving(page, host.at('/plugins/'))
  host.lie((path) => (path.endsWith('/license.json') ? 200 : undefined))
  await button(page, WORDS.save).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: WORDS.failed })).toBeVisible()
  host.lie(() => undefined)
  await save(page)
  await host.stop()
  expect(await openEach(context, host, SAMPLE, A)).toEqual([])
})

test(
  'what a neighbour has put into the saved site is not shown, and goes when the site is saved again',
  oneOfMany(),
  async ({ page, host }) => {
    await openSaving(page, host.at('/plugins/'))
    await save(page)
    const evil = () =>
      page.evaluate(async (name) => {
        const html = { headers: { 'content-type': 'text/html' } }
        const saved = await caches.open(name)
        await saved.put('/wakamiti/', new Response('<h1>evil</h1><script>document.title = "evil"</script>', html))
        await saved.put('/wakamiti/evil/', new Response('<h1>evil</h1>', html))
      }, `wakamiti-saved-${A}`)
    await evil()
    await host.stop()
    for (const path of ['/', '/evil/']) {
      await page.goto(host.at(path))
      await expect(page.locator('h1')).not.toHaveText('evil')
    }
    await host.restart()
    await openSaving(page, host.at('/plugins/'))
    await evil()
    await save(page, WORDS.update)
    const kept = () =>
      page.evaluate(async () => {
        const home = await (
          await caches.match('/wakamiti/', { cacheName: `wakamiti-saved-${document.documentElement.dataset.build}` })
        )?.text()
        return [home?.includes('evil'), Boolean(await caches.match('/wakamiti/evil/'))]
      })
    await expect.poll(kept).toEqual([false, false])
  },
)

test('a browser without what saving needs says so, offers the archive, and reads', async ({ page, host }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'caches'))
  await page.goto(host.at('/en/plugins/'))
  await expectReady(page)
  await page.locator('#sidebar').getByRole('button', { name: SHELL_STRINGS.en.saveSite }).press('Enter')
  await expect(page.getByRole('dialog').getByText(SAVING_STRINGS.en.cannotSave)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', /wakamiti-docs\.zip$/)
  expect(await violations(page)).toEqual([])
  await button(page, SAVING_STRINGS.en.close).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a browser without space says so, and what was saved stays', oneOfMany(), async ({ page, context, host }) => {
  await openSaving(page, host.at('/plugins/'))
  await save(page)
  const session = await context.newCDPSession(page)
  const origin = new URL(host.at('/')).origin
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 20_000 })
  makeNextBuild(next)
  emitSavedSet(next)
  await host.publish(next)
  await button(page, WORDS.update).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: WORDS.full })).toBeVisible()
  await expect(page.getByText(/^En este navegador/)).toBeVisible()
  await host.stop()
  expect(await openEach(context, host, SAMPLE, A)).toEqual([])
})

test('a new build takes the place of the saved one only when it is whole', async ({ page, context, host }) => {
  await openSaving(page, host.at('/plugins/'))
  await save(page)
  makeNextBuild(next)
  emitSavedSet(next)
  await host.publish(next)
  // The browser keeps a page that it has seen for ten minutes.
  await openSaving(page, host.at('/setup/usage/'))
  await expect(page.getByText(WORDS.outdated)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-build', B)
  let asked = 0
  host.lose(() => ++asked > CUT_AFTER)
  await button(page, WORDS.update).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: WORDS.failed })).toBeVisible()
  await host.stop()
  expect(await openEach(context, host, SAMPLE, A)).toEqual([])
  await page.goto(host.at('/plugins/'))
  await openSearch(page)
  await search(page, 'timeout')
  await expect(page.locator('[role=listbox] a').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-build', A)
  host.lose(() => false)
  await host.restart()
  await openSaving(page, host.at('/setup/usage/'))
  await save(page, WORDS.update)
  expect((await cacheNames(page)).filter((name) => name.startsWith('wakamiti-saved')).sort()).toEqual([
    'wakamiti-saved',
    `wakamiti-saved-${B}`,
  ])
  await host.stop()
  expect(await openEach(context, host, SAMPLE, B)).toEqual([])
})

test(
  'without a network, a dialog that was never opened says that it cannot be had, until the reader goes on',
  oneOfMany(),
  async ({ page, reader, host }) => {
    reader.expects(/[Cc]hunk|Failed to load/)
    await page.goto(host.at('/en/plugins/'))
    await expectReady(page)
    await page.context().setOffline(true)
    await page.locator('#sidebar').getByRole('button', { name: SHELL_STRINGS.en.saveSite }).press('Enter')
    const said = page.getByRole('status').filter({ hasText: SHELL_STRINGS.en.cannotSave })
    await expect(said).toBeInViewport({ ratio: 1 })
    await page.locator('h1').click()
    await expect(said).toHaveCount(0)
  },
)
