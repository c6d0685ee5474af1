import { readFileSync, rmSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { parse } from 'yaml'
import { PUBLISHED } from '@/build/exported/files'
import { lastSite } from '../src/build/deploy/publication'
import { publishKeeping } from '../src/build/deploy/publish-keep'
import { buildOf, makeNextBuild } from './helpers/builds'
import { exported } from './helpers/exported'
import type { HostKind } from './helpers/host'
import { clickTopic, expectReady, openMenu } from './helpers/open-page'
import { doSteps, type ReaderStep } from './helpers/reader-steps'
import { expect, oneOfMany, test } from './helpers/test'

interface Move {
  name: string
  /** Not only when all are asked for: on the first host, or also on the one with a worker. */
  always?: 'first' | 'both'
  before?: ReaderStep[]
  after: ReaderStep[]
  path?: string
  h1?: string
  loads?: number
  /** The document is the same afterwards. */
  stays?: boolean
}

interface HostCase {
  files: 'gone' | 'kept'
  missing: HostKind
  worker: boolean
  /** Not only when all are asked for. */
  always?: boolean
}

const { hosts, moves }: { hosts: HostCase[]; moves: Move[] } = parse(
  readFileSync('e2e/deploy-under-the-reader.yaml', 'utf8'),
)

const A = buildOf(exported('index.html'))
const B = [...A].reverse().join('')

const BUILDS = `test-results/builds/${process.pid}`
const FOLDERS = { gone: `${BUILDS}/gone`, kept: `${BUILDS}/kept/wakamiti` }

/** A page that the new build lacks. */
const REMOVED = 'guides/ci'

/**
 * What the browser and the site report of files that are gone, or are HTML; and Next.js of a page that was still being hydrated when
 * its reader went on through the history.
 */
const LOST = /404|Failed to (load|parse)|Could not find|[Cc]hunk|Unexpected token|MIME type|Cancel rendering route/

test.beforeAll(async () => {
  makeNextBuild(FOLDERS.gone)
  for (const path of [REMOVED, `assets/data/${REMOVED}`, `_next/data/${B}/${REMOVED}.json`])
    rmSync(`${FOLDERS.gone}/${path}`, { recursive: true })
  const first = { build: PUBLISHED, last: lastSite('nowhere'), to: `${BUILDS}/first`, now: 0 }
  await publishKeeping(first)
  const last = lastSite(`${BUILDS}/first/wakamiti`)
  await publishKeeping({ build: FOLDERS.gone, last, to: `${BUILDS}/kept`, now: 1 })
})

test.afterAll(() => rmSync(BUILDS, { recursive: true, force: true }))

/** The page is one: neither blank, nor the text of a file. */
async function expectPage(page: Page, h1: string, address: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(h1)
  await expect(page).toHaveURL((url) => url.origin + url.pathname === address)
  expect(await page.evaluate(() => document.contentType)).toBe('text/html')
  await expect(page.locator('#main')).toBeVisible()
}

/** Opens a page that was not fetched before, from whatever the reader has open. */
async function goOn(page: Page): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
  await expectReady(page)
  await openMenu(page)
  const language = await page.locator('html').getAttribute('lang')
  await clickTopic(page, `${language === 'en' ? '/en' : ''}/reference/step-expressions/`)
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith('/reference/step-expressions/'))
  await expect(page.locator('h1')).toHaveText(/Expresiones de los pasos|Step expressions/)
  await expect(page.locator('html')).toHaveAttribute('data-build', B)
}

for (const { files, missing, worker, ...host } of hosts)
  test.describe(`files ${files}, missing ones as ${missing}, ${worker ? 'with' : 'without'} a worker`, () => {
    test.use({ serviceWorkers: worker ? 'allow' : 'block', hostKind: missing })

    for (const { name, always, before = [], after, loads = 1, stays = false, ...arrival } of moves)
      test(
        `a reader ${name}`,
        oneOfMany(host.always && (always === 'both' || (always === 'first' && !worker))),
        async ({ page, reader, host }) => {
          const { path = '/wakamiti/contributing/', h1 = 'Contribuir' } = arrival
          reader.expects(LOST)
          await page.goto(host.at('/plugins/extension-points/'))
          await expectReady(page)
          if (worker) await page.waitForFunction(() => navigator.serviceWorker.controller)
          await page.locator('#content a[rel="next"]').click()
          await expect(page.locator('h1')).toHaveText('Contribuir')
          await doSteps(page, before, host.at)
          await host.publish(FOLDERS[files])
          const documents = reader.documents.length
          await doSteps(page, after, host.at)
          await expectPage(page, h1, host.at(path))
          if (stays) expect(reader.documents).toHaveLength(documents)
          await goOn(page)
          expect(reader.documents.length - documents, reader.documents.join('\n')).toBeLessThanOrEqual(loads)
        },
      )
  })
