import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { localePrefix } from '../../i18n/locale'
import type { Browsing } from '../exported/browse-site'
import type { Scene } from './scenes'
import { nameOf, type Shot, shots } from './shots'

/** Chromium paints no more than 16,384 pixels at once: a longer page becomes several pictures. */
const TILE_HEIGHT_PX = 8_000

/** A page that does the same every time: nothing moves, nothing is kept from before, no worker answers. */
async function openStill(browser: Browser, { theme, screen }: Shot): Promise<Page> {
  const context = await browser.newContext({
    viewport: screen,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The policy of the site would refuse the styles that hold the page still.
    bypassCSP: true,
    timezoneId: 'UTC',
  })
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
  return context.newPage()
}

const STILL = `
  *, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important }
  .cm-cursorLayer { display: none !important }
  /* What is out of view has an estimated height until it is reached. */
  * { content-visibility: visible !important }
`

/** Waits until everything has come that is seen: scripts, fonts, and images that are fetched when they are near. */
async function settle(page: Page): Promise<void> {
  await page.addStyleTag({ content: STILL })
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const left = window.scrollY
    for (const image of document.querySelectorAll('img')) {
      image.scrollIntoView({ block: 'center' })
      await new Promise(requestAnimationFrame)
    }
    const shown = [...document.images].filter(({ src }) => src)
    while (!shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0))
      await new Promise(requestAnimationFrame)
    window.scrollTo({ top: left, behavior: 'instant' })
    await document.fonts.ready
  })
}

/** Shows the page from a place on, once it is painted there. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }, top)

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

/**
 * Makes the window as high as the page. Playwright's `fullPage` would change its width for a moment, too, which closes
 * the menu. Once only: some parts of a page are as high as the window.
 */
async function fitWindow(page: Page, { scene, screen }: Shot): Promise<void> {
  if (scene.isWindow) return
  await page.setViewportSize({ width: screen.width, height: Math.min(await heightOf(page), TILE_HEIGHT_PX) })
}

/** The page as a picture or, when it is long, as several. */
async function paint(page: Page, scene: Scene): Promise<Buffer[]> {
  const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
  if (scene.isWindow) return [await page.screenshot(options)]
  const height = await heightOf(page)
  const tiles: Buffer[] = []
  for (let top = 0; top < height; top += page.viewportSize()?.height ?? height) {
    await scrollTo(page, top)
    tiles.push(await page.screenshot(options))
  }
  return tiles
}

const MOST_ATTEMPTS = 10

/** Paints until two pictures in a row are the same: then nothing is under way any more. */
async function paintStill(page: Page, shot: Shot): Promise<Buffer[]> {
  await fitWindow(page, shot)
  let before = await paint(page, shot.scene)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const now = await paint(page, shot.scene)
    if (now.length === before.length && now.every((tile, index) => before[index]?.equals(tile))) return now
    before = now
  }
  throw new Error(`${nameOf(shot)} does not stand still`)
}

async function take({ browser, at }: Browsing, shot: Shot): Promise<Buffer[]> {
  const { scene, locale } = shot
  const page = await openStill(browser, shot)
  try {
    await page.goto(at(`${localePrefix(locale)}${scene.path}${scene.search?.[locale] ?? ''}`))
    await page.locator('#sidebar:is([data-state="open"], [data-state="closed"])').waitFor({ state: 'attached' })
    await scene.act?.(page, locale)
    if (scene.isPrinted) await page.emulateMedia({ media: 'print' })
    await settle(page)
    return await paintStill(page, shot)
  } finally {
    await page.context().close()
  }
}

/**
 * Takes pictures of everything there is to see of a site, in both languages, both themes, on a wide and on a small screen.
 * @param folder where the pictures are written
 * @param only what the names of the pictures contain
 * @returns how many pictures there are
 */
export async function takePictures(browsing: Browsing, folder: string, only: RegExp): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const left = shots().filter((shot) => only.test(nameOf(shot)))
  let count = 0
  const work = async () => {
    for (let shot = left.shift(); shot; shot = left.shift()) {
      const tiles = await take(browsing, shot)
      for (const [index, tile] of tiles.entries()) {
        const part = tiles.length > 1 ? `.${index + 1}` : ''
        writeFileSync(join(folder, `${nameOf(shot)}${part}.png`), tile)
      }
      count += tiles.length
    }
  }
  await Promise.all([work(), work()])
  return count
}
