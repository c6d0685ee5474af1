import type { Page, Route } from 'playwright/test'
import { LOCALES, type Locale } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { withBase } from '@/site/site'
import { buildOf } from './helpers/builds'
import { exported } from './helpers/exported'
import { clickTopic, expectArrival, expectReady, followTopic, openMenu, openPage } from './helpers/open-page'
import { inLocale } from './helpers/routes'
import { expect, oneOfMany, test } from './helpers/test'

/** What may be wrong with page data (specification, section 8) and what a reader and the console get. */
interface Case {
  answer: (route: Route, hash: string) => Promise<void>
  /** What the console says; `{path}` and `{url}` are those of the page. */
  message?: string
  /** Where the reader ends, and how many documents that took besides the first. */
  arrives: 'page' | 'not-found'
  loads: 0 | 1
}

const json = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body })

const CASES: Record<string, Case> = {
  'answers 404': {
    answer: (route) => route.fulfill({ status: 404, body: 'not found' }),
    message: 'Could not find {path}',
    arrives: 'not-found',
    loads: 0,
  },
  'says that the page stands for 404': {
    answer: (route, hash) => json(JSON.stringify({ hash, code: 404 }))(route),
    message: 'Could not find {path}',
    arrives: 'not-found',
    loads: 0,
  },
  'is of another build': { answer: json('{"hash":"another","code":200}'), arrives: 'page', loads: 1 },
  'lacks a hash': {
    answer: json('{"code":200}'),
    message: 'JSON data {url} is missing a hash',
    arrives: 'page',
    loads: 1,
  },
  'is HTML': { answer: json('<!DOCTYPE html>'), message: 'Failed to parse JSON', arrives: 'page', loads: 1 },
  'is cut in the middle': { answer: json('{"hash":"31'), message: 'Failed to parse JSON', arrives: 'page', loads: 1 },
  'is empty': { answer: json(''), message: 'Failed to parse JSON', arrives: 'page', loads: 1 },
  'answers 500': {
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    message: 'Failed to fetch {url}',
    arrives: 'page',
    loads: 1,
  },
  'cannot be fetched': {
    answer: (route) => route.abort('connectionreset'),
    message: 'Failed to fetch {url}',
    arrives: 'page',
    loads: 1,
  },
  'is slow': {
    answer: async (route) => {
      await new Promise((done) => setTimeout(done, 1_000))
      await route.continue()
    },
    arrives: 'page',
    loads: 0,
  },
}

/** The build that the documents carry. */
const HASH = buildOf(exported('index.html'))

const openTopic = (page: Page, path: string) => openMenu(page).then(() => clickTopic(page, path))

/** A full load brings the page of the asked language by itself; what is shown in its place must speak it, too. */
const isSaidIn = (locale: Locale, { arrives, loads }: Case) => locale === 'es' || arrives === 'not-found' || loads === 0

/** Those that differ in what the reader gets. */
const ALWAYS = ['es answers 404', 'es is of another build', 'es cannot be fetched']

for (const locale of LOCALES)
  for (const [name, { answer, message, arrives, loads }] of Object.entries(CASES).filter(([, each]) =>
    isSaidIn(locale, each),
  ))
    test(
      `a ${locale} page whose data ${name}: the reader arrives`,
      oneOfMany(ALWAYS.includes(`${locale} ${name}`)),
      async ({ page, reader }) => {
        reader.expects(/404|500|ERR_CONNECTION_RESET|Could not find|Failed to (fetch|parse)|missing a hash/)
        const path = inLocale('/plugins/rest/', locale)
        const url = withBase(`/assets/data${path}index.json`)
        await page.route(`**${url}`, (route) => answer(route, HASH))
        await openPage(page, inLocale('/setup/usage/', locale))
        await openTopic(page, path)
        await expect(page.locator('h1')).toHaveText(arrives === 'page' ? 'REST' : SHELL_STRINGS[locale].notFoundTitle)
        await expect(page).toHaveURL(withBase(path))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect(reader.documents).toHaveLength(1 + loads)
        if (message) expect(reader.messages).toContain(message.replace('{path}', path).replace('{url}', url))
      },
    )

/** What the reader gets who goes back: what cannot be fetched is shown as long as the document has it. */
const BACK = { ...CASES, 'answers 500': { ...CASES['answers 500'], loads: 0 } } as Record<string, Case>

for (const [index, name] of ['answers 404', 'is of another build', 'lacks a hash', 'is HTML', 'answers 500'].entries())
  test(
    `a reader who goes back to a page whose data ${name} arrives`,
    oneOfMany(index < 2),
    async ({ page, reader }) => {
      reader.expects(/404|500|Could not find|Failed to (fetch|parse)|missing a hash/)
      const { answer, message, arrives, loads } = BACK[name] as Case
      const path = '/setup/usage/'
      const url = withBase(`/assets/data${path}index.json`)
      await page.route(`**${url}`, (route) => answer(route, HASH))
      await openPage(page, path)
      await followTopic(page, '/plugins/rest/')
      await page.goBack()
      await expect(page.locator('h1')).toHaveText(arrives === 'page' ? 'Uso' : SHELL_STRINGS.es.notFoundTitle)
      await expect(page).toHaveURL(withBase(path))
      await expectReady(page)
      expect(reader.documents).toHaveLength(1 + loads)
      if (message) expect(reader.messages).toContain(message.replace('{path}', path).replace('{url}', url))
    },
  )

test('a reader who goes forward to a page of another build gets it by one load', async ({ page, reader }) => {
  await openPage(page, '/setup/usage/')
  await followTopic(page, '/plugins/rest/')
  // Before the reload, after which its data may be fetched ahead at any time.
  await page.route('**/assets/data/plugins/rest/index.json', json('{"hash":"another","code":200}'))
  await page.reload()
  await expectReady(page)
  await page.goBack()
  await expectArrival(page, '/setup/usage/')
  const before = reader.documents.length
  await page.goForward()
  await expectArrival(page, '/plugins/rest/')
  expect(reader.documents).toHaveLength(before + 1)
})

test('a failure is forgotten: the next click fetches again and stays in the site', async ({ page, reader }) => {
  reader.expects(/404|Could not find/)
  let isThere = false
  await page.route('**/assets/data/plugins/rest/index.json', (route) =>
    isThere ? route.continue() : route.fulfill({ status: 404 }),
  )
  await openPage(page, '/setup/usage/')
  await openTopic(page, '/plugins/rest/')
  await expect(page.locator('h1')).toHaveText(SHELL_STRINGS.es.notFoundTitle)
  await expectArrival(page, '/plugins/rest/')
  isThere = true
  await followTopic(page, '/plugins/database/')
  await followTopic(page, '/plugins/rest/')
  await expect(page.locator('h1')).toHaveText('REST')
  expect(reader.documents).toHaveLength(1)
})
