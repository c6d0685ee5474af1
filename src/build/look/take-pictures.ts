import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { LOCALES, localePrefix } from '@/i18n/locale'
import { withBase } from '@/site/site'
import { SCENES } from './scenes'

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
  for (const scene of SCENES)
    for (const locale of LOCALES)
      for (const theme of ['bright', 'dark'])
        for (const screen of SCREENS.filter(({ width }) => scene.widths?.includes(width) ?? true)) {
          const name = `${scene.name}.${locale}.${theme}.${screen.width}`
          test(name, async ({ page }) => {
            await page.setViewportSize(screen)
            await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
            await page.goto(withBase(`${localePrefix(locale)}${scene.path}${scene.search?.[locale] ?? ''}`))
            await page.locator('#sidebar:is([data-state="open"], [data-state="closed"])').waitFor({ state: 'attached' })
            await scene.act?.(page, locale)
            if (scene.isPrinted) await page.emulateMedia({ media: 'print' })
            await settle(page)
            if (scene.isWindow) await expect(page).toHaveScreenshot([`${name}.png`])
            else await takePage(page, name, screen.width)
          })
        }
}

function comparePictures(folders: [before: string, after: string]): void {
  const names = new Set(folders.filter(existsSync).flatMap((folder) => readdirSync(folder)))
  for (const name of [...names].filter((each) => each.endsWith('.png')).sort())
    test(name, () => {
      for (const folder of folders) expect(readdirSync(folder)).toContain(name)
      expect(readFileSync(join(folders[1], name))).toMatchSnapshot([name])
    })
}

const { LOOK_FOLDER = '', LOOK_AFTER } = process.env

if (LOOK_AFTER) comparePictures([LOOK_FOLDER, LOOK_AFTER])
else takePictures()
