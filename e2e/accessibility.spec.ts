import type { Page } from 'playwright/test'
import { LOCALES } from '@/i18n/locale'
import { violations } from './helpers/axe'
import { pages } from './helpers/exported'
import { openMenu, openPage } from './helpers/open-page'
import { inLocale, PAGE_TYPES } from './helpers/routes'
import { expect, test } from './helpers/test'

test.use({ serviceWorkers: 'block' })

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Switches without the animation of colours, which axe would read half-way. */
async function setTheme(page: Page, theme: string): Promise<void> {
  const isDark = (await page.locator('body').getAttribute('class')) === 'dark'
  if (isDark !== (theme === 'dark')) await page.locator('.header .icon-button:has(.icon-moon)').click()
  await expect(page.locator('body')).toHaveClass(theme)
}

/** What a theme may spoil. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

for (const locale of LOCALES)
  for (const route of PAGE_TYPES)
    test(`everyone can read ${inLocale(route, locale)}: wide and small, bright and dark, menu open and closed`, async ({
      page,
    }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(page, inLocale(route, locale))
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport)
        await setTheme(page, 'bright')
        expect.soft(await violations(page), `${viewport.width}`).toEqual([])
        await setTheme(page, 'dark')
        expect.soft(await violations(page, { rules: COLOUR_RULES }), `dark at ${viewport.width}`).toEqual([])
      }
      // The page has become small: its menu lies over it.
      await openMenu(page)
      expect.soft(await violations(page, { within: '#sidebar' }), 'dark menu').toEqual([])
      await setTheme(page, 'bright')
      expect.soft(await violations(page, { within: '#sidebar' }), 'menu').toEqual([])
    })

/** How often something stands in a page. */
const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0

test('every page has one h1, one main, named navigations, and no name twice', () => {
  for (const { file, html } of pages()) {
    const body = html.slice(html.indexOf('<body')).replace(/<(script|noscript)\b[\s\S]*?<\/\1>/g, '')
    expect.soft(count(body, /<h1\b/g), file).toBe(1)
    expect.soft(count(body, /<main\b/g), file).toBe(1)
    expect.soft(count(body, /<nav\b(?![^>]*aria-label=)/g), file).toBe(0)
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect
      .soft(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      )
      .toEqual([])
  }
})
