import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { LOCALES, type Locale, localePrefix, stepLanguageOf } from '@/i18n/locale'
import { withBase } from '@/site/site'

/** A page, or a state that a reader brings it to, with a look of its own. */
interface Scene {
  /** The Spanish path, perhaps with a fragment. */
  path: string
  act?: (page: Page, locale: Locale) => Promise<void>
  /** Only the window, not the whole page. */
  isWindow?: true
}

/** Waits until the tool of a page is there. */
const waitForTool = (page: Page) =>
  page.locator('[data-tool] :is(input, button, textarea, [role="textbox"]):visible').first().waitFor()

/** Waits for an answer of the step finder: its filters come with it. */
const waitForAnswer = (page: Page) => page.locator('[data-tool] select').first().waitFor()

const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()

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

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('timeout')
  await page.locator('[role="listbox"]:not([aria-busy])').waitFor()
}

const SCENES: Record<string, Scene> = {
  home: { path: '/' },
  guide: { path: '/introduction/getting-started/' },
  usage: { path: '/setup/usage/' },
  plugins: { path: '/plugins/' },
  'plugin-long': { path: '/plugins/rest/' },
  'plugin-with-image': { path: '/plugins/html-reporter/' },
  drawings: { path: '/wakamiti/architecture/' },
  'data-types': { path: '/reference/data-types/' },
  'step-expressions': { path: '/reference/step-expressions/' },
  'not-found': { path: '/404/' },
  options: { path: '/reference/options/', act: waitForTool },
  finder: { path: '/tools/step-finder/', act: waitForAnswer },
  'finder-found': { path: '/tools/step-finder/#q=timeout', act: waitForAnswer },
  'finder-nothing': { path: '/tools/step-finder/#q=zzz', act: waitForAnswer },
  feature: { path: '/tools/feature-checker/', act: waitForTool },
  'feature-findings': { path: '/tools/feature-checker/', act: checkExample },
  'feature-translated': { path: '/tools/feature-checker/', act: translateExample },
  'config-findings': { path: '/tools/config-checker/', act: checkExample },
  search: { path: '/plugins/email/', act: search, isWindow: true },
  menu: { path: '/setup/usage/', act: (page) => page.locator('#sidebar-toggle').click(), isWindow: true },
  middle: { path: '/plugins/rest/#step-rest.define.service', isWindow: true },
  print: { path: '/plugins/email/', act: (page) => page.emulateMedia({ media: 'print' }) },
}

/** Chromium paints at most 16,384 pixels at once: a longer page becomes several pictures. */
const TILE_HEIGHT_PX = 8_000

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** What is out of view would have an estimated height until it is reached. */
const STILL = '* { content-visibility: visible !important } .cm-cursorLayer { display: none !important }'

/** Waits for all that is seen: scripts, fonts, and lazy images. */
async function settle(page: Page): Promise<void> {
  await page.addStyleTag({ content: STILL })
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const images = [...document.images].filter(({ src }) => src)
    for (const image of images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())])
  })
}

/** Takes pictures of a page, in a window as high as the page: Playwright's `fullPage` would change the width and close the menu. */
async function takePage(page: Page, name: string, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const tile = Math.min(height, TILE_HEIGHT_PX)
  await page.setViewportSize({ width, height: tile })
  const full = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0, part = 1; top < full; top += tile, part += 1) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await expect(page).toHaveScreenshot([`${name}${full > tile ? `.${part}` : ''}.png`])
  }
}

function takePictures(): void {
  for (const [scene, { path, act, isWindow }] of Object.entries(SCENES))
    for (const locale of LOCALES)
      for (const theme of ['bright', 'dark'])
        for (const screen of SCREENS) {
          const name = `${scene}.${locale}.${theme}.${screen.width}`
          test(name, async ({ page }) => {
            await page.setViewportSize(screen)
            await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
            await page.goto(withBase(`${localePrefix(locale)}${path}`))
            await page.locator('#sidebar:is([data-state="open"], [data-state="closed"])').waitFor({ state: 'attached' })
            await act?.(page, locale)
            await settle(page)
            if (isWindow) await expect(page).toHaveScreenshot([`${name}.png`])
            else await takePage(page, name, screen.width)
          })
        }
}

function comparePictures(folders: [before: string, after: string]): void {
  const names = new Set(folders.flatMap((folder) => readdirSync(folder)))
  for (const name of [...names].filter((each) => each.endsWith('.png')).sort())
    test(name, () => {
      for (const folder of folders) expect(readdirSync(folder)).toContain(name)
      expect(readFileSync(join(folders[1], name))).toMatchSnapshot([name])
    })
}

const { LOOK_FOLDER = '', LOOK_AFTER } = process.env

if (LOOK_AFTER) comparePictures([LOOK_FOLDER, LOOK_AFTER])
else takePictures()
