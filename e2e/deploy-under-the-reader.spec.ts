import { rmSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { withBase } from '@/site/site'
import { buildOf, keepLastBuild, makeNextBuild } from './helpers/builds'
import { exported } from './helpers/exported'
import { expectReady, followTopic, openMenu } from './helpers/open-page'
import { expect, test } from './helpers/test'

test.use({ serviceWorkers: 'allow' })

const A = buildOf(exported('index.html'))
const B = [...A].reverse().join('')

const BUILDS = `test-results/builds/${process.pid}`

/** What a reader does while, unseen, the site becomes another one; they have come from the plugins and stand on REST. */
interface Move {
  act: (page: Page) => Promise<unknown>
  h1: string
  path: string
}

const MOVES: Record<string, Move> = {
  'clicks a link of the article': {
    act: (page) => page.locator('a[rel="next"]').click(),
    h1: 'Base de datos',
    path: '/plugins/database/',
  },
  'opens a topic of the menu': {
    act: async (page) => {
      await openMenu(page)
      await page.locator(`#sidebar a[href="${withBase('/plugins/email/')}"]`).click()
    },
    h1: 'Email',
    path: '/plugins/email/',
  },
  'changes the language': {
    act: (page) => page.locator('header a[hreflang]').click(),
    h1: 'REST',
    path: '/en/plugins/rest/',
  },
  'goes back and forward': {
    act: async (page) => {
      await page.goBack()
      await expect(page.locator('h1')).toHaveText('Plugins')
      await page.goForward()
    },
    h1: 'REST',
    path: '/plugins/rest/',
  },
  'loads the page anew': { act: (page) => page.reload(), h1: 'REST', path: '/plugins/rest/' },
}

test.beforeAll(() => {
  makeNextBuild(`${BUILDS}/gone`)
  makeNextBuild(`${BUILDS}/kept`)
  keepLastBuild(`${BUILDS}/kept`)
})

test.afterAll(() => rmSync(BUILDS, { recursive: true, force: true }))

test.beforeEach(async ({ page, reader, host }) => {
  reader.expects(/404|Failed to load/)
  await page.goto(host.at('/plugins/'))
  await expectReady(page)
  await followTopic(page, '/plugins/rest/')
})

/** Opens a page that was not fetched before. */
async function goOn(page: Page): Promise<void> {
  await openMenu(page)
  await page.locator('#sidebar a[href$="/wakamiti/license/"]').click()
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/wakamiti/license/'))
  await expectReady(page)
}

for (const files of ['gone', 'kept'])
  for (const [name, { act, h1, path }] of Object.entries(MOVES))
    test(`the reader arrives who ${name} after a new build, the files of the last one ${files}`, async ({
      page,
      reader,
      host,
    }) => {
      await host.publish(`${BUILDS}/${files}`)
      await act(page)
      await expect(page.locator('h1')).toHaveText(h1)
      await expect(page).toHaveURL(host.at(path))
      expect(reader.documents.length).toBeLessThanOrEqual(2)
      // A page that the browser still has may be that of the last build; the next one is that of the new build.
      await expect(page.locator('html')).toHaveAttribute('data-build', new RegExp(`${A}|${B}`))
      await expectReady(page)
      await goOn(page)
      await expect(page.locator('html')).toHaveAttribute('data-build', B)
      expect(reader.documents.length).toBeLessThanOrEqual(3)
    })

for (const files of ['gone', 'kept'])
  test(`a page that was not fetched before is that of the new build, the files of the last one ${files}`, async ({
    page,
    host,
  }) => {
    await host.publish(`${BUILDS}/${files}`)
    await goOn(page)
    await expect(page.locator('html')).toHaveAttribute('data-build', B)
  })

test('a page that the new build no longer has is said to be missing', async ({ page, reader, host }) => {
  reader.expects(/Could not find|Chunk failed/)
  rmSync(`${BUILDS}/gone/wakamiti/license`, { recursive: true })
  rmSync(`${BUILDS}/gone/assets/data/wakamiti/license`, { recursive: true })
  await host.publish(`${BUILDS}/gone`)
  await openMenu(page)
  await page.locator(`#sidebar a[href="${withBase('/wakamiti/license/')}"]`).click()
  await expect(page.locator('h1')).toHaveText(SHELL_STRINGS.es.notFoundTitle)
  await expect(page).toHaveURL(host.at('/wakamiti/license/'))
  expect(reader.documents.length).toBeLessThanOrEqual(2)
})
