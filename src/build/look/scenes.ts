import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { type Locale, localize, stepLanguageOf, translated } from '@/i18n/locale'
import { renderPage } from '@/markdown/render-page'

/** Something of the site that has a look of its own: a page, or a state that a reader brings it to. */
interface Scene {
  name: string
  /** The Spanish path. */
  path: string
  search?: Record<Locale, string>
  act?: (page: Page, locale: Locale) => Promise<void>
  /** Of the widths of `take-pictures`, those that show it; without it, all. */
  widths?: number[]
  isPrinted?: true
  /** The window only, not the page as far as it goes down. */
  isWindow?: true
}

const query = (es: string, en: string) =>
  translated({ es: `#q=${encodeURIComponent(es)}`, en: `#q=${encodeURIComponent(en)}` })

/** The tool of a page has taken its place. */
const toolOf = async (page: Page) => {
  await page.locator('[data-tool] :is(input, button, textarea, [role="textbox"]):visible').first().waitFor()
}

/** The step finder has an answer: its filters come with it. */
async function answerOf(page: Page): Promise<void> {
  await toolOf(page)
  await page.locator('[data-tool] select').first().waitFor()
}

async function press(page: Page, name: RegExp): Promise<void> {
  await toolOf(page)
  await page.getByRole('main').getByRole('button', { name }).first().click()
}

async function checkExample(page: Page): Promise<void> {
  await press(page, /ejemplo|example/i)
  await page.getByRole('main').getByRole('listitem').locator('[data-line]').first().waitFor()
}

async function translateExample(page: Page, locale: Locale): Promise<void> {
  await checkExample(page)
  await press(page, /^Traducir al|^Translate to/)
  // Its findings come first.
  await press(page, /^Traducir igualmente|^Translate anyway/)
  await page
    .getByRole('button', { name: FEATURE_CHECKER_STRINGS[locale].translateBack[stepLanguageOf(locale)] })
    .waitFor()
}

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox')
  await page.keyboard.press('Control+k')
  await field.fill(words)
  await page.locator('[role="listbox"]:not([aria-busy])').waitFor()
}

/** Every construct of Markdown, in the place of an article, with the rules that no page uses so far. */
async function showSamples(page: Page, locale: Locale): Promise<void> {
  const file = `guides/samples.${locale}.md`
  const { html } = await renderPage(file, readFileSync('src/build/look/samples.txt', 'utf8'))
  const sheet = await page.locator('style[data-full]').getAttribute('data-full')
  await page.addStyleTag({ url: sheet ?? '' })
  await page.locator('.article').evaluate((article, samples) => {
    article.innerHTML = samples
  }, html)
}

const PAGES: Scene[] = [
  { name: 'home', path: '/' },
  { name: 'guide', path: '/introduction/getting-started/' },
  { name: 'setup-usage', path: '/setup/usage/' },
  { name: 'setup-configuration', path: '/setup/configuration/' },
  { name: 'plugins', path: '/plugins/' },
  { name: 'plugin-long', path: '/plugins/rest/' },
  { name: 'plugin-medium', path: '/plugins/email/' },
  { name: 'plugin-with-image', path: '/plugins/html-reporter/' },
  { name: 'drawings', path: '/wakamiti/architecture/' },
  { name: 'data-types', path: '/reference/data-types/' },
  { name: 'step-expressions', path: '/reference/step-expressions/' },
  { name: 'not-found', path: '/404/' },
  { name: 'markdown', path: '/guides/ci/', act: showSamples },
]

const asked = (name: string, es: string, en: string): Scene => {
  return { name, path: '/tools/step-finder/', search: query(es, en), act: answerOf }
}

const TOOLS: Scene[] = [
  { name: 'options', path: '/reference/options/', act: toolOf },
  {
    name: 'options-filtered',
    path: '/reference/options/',
    search: query('proxy', 'proxy'),
    act: async (page) => {
      await toolOf(page)
      await page.locator('[id="all-jmeter.proxy.url"] button').first().click()
    },
  },
  { name: 'finder-empty', path: '/tools/step-finder/', act: answerOf },
  asked('finder-exact', "el servicio REST '/users'", "the REST service '/users'"),
  asked('finder-near', 'el servicio RETS es users', 'the RETS service is users'),
  asked('finder-ambiguous', 'un timeout de 5 segundos', 'a timeout of 5 seconds'),
  asked('finder-nothing', 'zzz', 'zzz'),
  { name: 'feature-empty', path: '/tools/feature-checker/', act: toolOf },
  { name: 'feature-findings', path: '/tools/feature-checker/', act: checkExample },
  { name: 'feature-translated', path: '/tools/feature-checker/', act: translateExample },
  { name: 'config-empty', path: '/tools/config-checker/', act: toolOf },
  { name: 'config-findings', path: '/tools/config-checker/', act: checkExample },
]

const STATES: Scene[] = [
  {
    name: 'search',
    path: '/plugins/email/',
    act: (page, locale) => search(page, translated({ es: 'tabla', en: 'table' })[locale]),
    isWindow: true,
  },
  { name: 'search-nothing', path: '/plugins/email/', act: (page) => search(page, 'zzzqq xxyy'), isWindow: true },
  { name: 'search-empty', path: '/plugins/email/', act: (page) => search(page, ''), isWindow: true },
  {
    name: 'menu',
    path: '/setup/usage/',
    act: (page) => page.locator('#sidebar-toggle').click(),
    widths: [390],
    isWindow: true,
  },
  { name: 'middle', path: '/plugins/rest/', search: localize(() => '#step-rest.define.service'), isWindow: true },
  { name: 'print', path: '/plugins/email/', isPrinted: true },
]

export const SCENES: Scene[] = [...PAGES, ...TOOLS, ...STATES]
