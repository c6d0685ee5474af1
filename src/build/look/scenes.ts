import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { type Locale, localize, stepLanguageOf, translated } from '@/i18n/locale'
import { renderPage } from '@/markdown/render-page'

/** A page, or a state that a reader brings it to, with a look of its own. */
interface Scene {
  name: string
  /** The Spanish path. */
  path: string
  search?: Record<Locale, string>
  act?: (page: Page, locale: Locale) => Promise<void>
  /** The widths of `take-pictures` that show it; by default all. */
  widths?: number[]
  isPrinted?: true
  /** Only the window, not the whole page. */
  isWindow?: true
}

const query = (es: string, en: string) =>
  translated({ es: `#q=${encodeURIComponent(es)}`, en: `#q=${encodeURIComponent(en)}` })

/** Waits until the tool of a page is there. */
const waitForTool = (page: Page) =>
  page.locator('[data-tool] :is(input, button, textarea, [role="textbox"]):visible').first().waitFor()

/** Waits for an answer of the step finder: its filters come with it. */
async function waitForAnswer(page: Page): Promise<void> {
  await waitForTool(page)
  await page.locator('[data-tool] select').first().waitFor()
}

async function press(page: Page, name: RegExp): Promise<void> {
  await waitForTool(page)
  await page.getByRole('main').getByRole('button', { name }).first().click()
}

async function checkExample(page: Page): Promise<void> {
  await press(page, /ejemplo|example/i)
  await page.getByRole('main').getByRole('listitem').locator('[data-line]').first().waitFor()
}

async function translateExample(page: Page, locale: Locale): Promise<void> {
  await checkExample(page)
  await press(page, /^Traducir al|^Translate to/)
  // It reports its findings first.
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

/** Shows every construct of Markdown instead of the article, with the rules that no page uses so far. */
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
  return { name, path: '/tools/step-finder/', search: query(es, en), act: waitForAnswer }
}

const TOOLS: Scene[] = [
  { name: 'options', path: '/reference/options/', act: waitForTool },
  {
    name: 'options-filtered',
    path: '/reference/options/',
    search: query('proxy', 'proxy'),
    act: async (page) => {
      await waitForTool(page)
      await page.locator('[id="all-jmeter.proxy.url"] button').first().click()
    },
  },
  { name: 'finder-empty', path: '/tools/step-finder/', act: waitForAnswer },
  asked('finder-exact', "el servicio REST '/users'", "the REST service '/users'"),
  asked('finder-near', 'el servicio RETS es users', 'the RETS service is users'),
  asked('finder-ambiguous', 'un timeout de 5 segundos', 'a timeout of 5 seconds'),
  asked('finder-nothing', 'zzz', 'zzz'),
  { name: 'feature-empty', path: '/tools/feature-checker/', act: waitForTool },
  { name: 'feature-findings', path: '/tools/feature-checker/', act: checkExample },
  { name: 'feature-translated', path: '/tools/feature-checker/', act: translateExample },
  { name: 'config-empty', path: '/tools/config-checker/', act: waitForTool },
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
